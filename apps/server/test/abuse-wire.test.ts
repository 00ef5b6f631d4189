/** Frames that no client makes, sent by hand over a plain WebSocket, while somebody else plays. */
import { describe, expect, it } from 'vitest'
import type { Connection } from '@homestake/client'
import { tableId } from '@homestake/rules'
import { viewOf } from '@homestake/rules/authority'
import { framesOf } from './frames.ts'
import { picker } from './random.ts'
import { serving } from './serving.ts'
import { table } from './table.ts'
import { wire, wireInside, type Wire } from './abuse-wire.ts'

const at = serving()
const FRAMES = process.env['HOMESTAKE_FULL'] === '1' ? 20_000 : 1_000

const deep = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)
const deepObject = (depth: number): string => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)

/** What is sent by whoever has come in. */
const FRAMES_INSIDE: Readonly<Record<string, readonly (string | Uint8Array)[]>> = {
  'nothing at all': ['', ' '],
  'half packets': ['4', '42', '42[', '42["command"', '42["command",{"id":', '42["command",{}', '421', '4215["sync"'],
  'packets of no type': ['9', 'x', '4x', '49["command"]', '4-1', '4²["command",{}]'],
  'other namespaces': [
    '40/admin,',
    '42/admin,["command",{}]',
    '40/__proto__,{}',
    '41/admin,',
    `40/${'n'.repeat(9000)},`,
  ],
  'a second greeting': ['40', '40{}', '40null', '40{"key":1}'],
  'attachments that never come': ['451-["command",{"_placeholder":true,"num":0}]', '42["sync",null]'],
  'attachments beyond counting': [`45999999999-["command",{"_placeholder":true,"num":0}]`],
  'attachments that were not announced': [new Uint8Array([1, 2, 3]), new Uint8Array(9000)],
  'attachments that point elsewhere': ['451-["command",{"_placeholder":true,"num":7}]', new Uint8Array([1])],
  'attachments in place of a name': ['451-[{"_placeholder":true,"num":0},{}]', new Uint8Array([1])],
  'what is not JSON': ['42undefined', '42["command",NaN]', "42['command']", '42["command",{}]]', '42\u0000'],
  'lists too deep': [`42["command",${deep(7000)}]`],
  'objects too deep': [`42["command",${deepObject(2500)}]`],
  'depth without end': [`42["command",${'['.repeat(15_000)}`],
  'questions with strange numbers': ['4299999999999999999999["sync",null]', '42-1["sync",null]', '420["sync",null]'],
  'answers to no question': ['430[]', '43999999["applied"]', '43', `431[${'"x",'.repeat(3000)}1]`, '461-0[{}]'],
  'unknown events': ['42["seated",{}]', '42["__proto__",{}]', '42["constructor"]', '42[""]', '42[null,{}]', '42[7,{}]'],
  'events of the server’s own': ['42["connect"]', '42["disconnect"]', '42["disconnecting",{}]', '42["error","x"]'],
  'messages without a name': ['42[]', '42{}', '42"command"', '42null', '427'],
  'messages as bytes': [new TextEncoder().encode('42["command",{}]'), new Uint8Array([0xff, 0xfe, 0x34, 0x32])],
  'too much': [`42["command",{"type":"say","text":"${'x'.repeat(20_000)}"}]`],
  'errors that are said to be ours': ['44{"message":"x"}', '44', '41', '1'],
}

const FRAMES_OUTSIDE: readonly string[] = [
  '42["command",{"type":"bump","by":1}]',
  '41',
  '43[]',
  '40[',
  '40/other,{}',
  '40{"key":{"$ne":null},"wire":1}',
  `40${deepObject(2000)}`,
  '451-["command",{"_placeholder":true,"num":0}]',
]

const errors = (): string[] => at.server.logged.filter((line) => (JSON.parse(line) as { level: number }).level >= 50)

/** Somebody plays on, and gets nothing but what comes of their own command. */
const playsOn = async (one: Connection, frames: readonly string[]): Promise<void> => {
  const before = frames.length
  const { table: n = 0 } = one.present.cursor
  expect(await one.command({ type: 'bump', by: 1 })).toMatchObject({ status: 'applied', cursor: { table: n + 1 } })
  await new Promise((resolve) => one.socket.emit('sync', null, resolve))
  const heard = frames.slice(before).filter((frame) => frame.startsWith('42') || frame.startsWith('2'))
  expect(heard.filter((frame) => !/^2\["(presence|beat)"/.test(frame))).toHaveLength(1)
}

const sendAll = (line: Wire, frames: readonly (string | Uint8Array)[]): void => {
  for (const frame of frames) if (line.open()) line.send(frame)
}

describe('frames by hand', () => {
  it.each(Object.entries(FRAMES_INSIDE))('WIRE-14 H24 %s cost nobody else anything', async (_, frames) => {
    const made = await table(at.server.url)
    const ann = await at.come(at.server.url, made, { player: 'Ann' })
    const heard = framesOf(ann)
    const line = await wireInside(at.server.url, made)
    await playsOn(ann, heard)
    sendAll(line, frames)
    // The answer comes after what was sent before it, or the line is closed.
    const answer = line.next('43777')
    if (line.open()) line.send('42777["sync",null]')
    await answer
    await playsOn(ann, heard)
    expect(errors()).toEqual([])
    const again = await wireInside(at.server.url, made)
    again.close()
    line.close()
  })

  it('WIRE-14 SEC-8 before anybody is let in bring no frame of the table', async () => {
    const made = await table(at.server.url)
    const ann = await at.come(at.server.url, made, { player: 'Ann' })
    const heard = framesOf(ann)
    for (const frame of FRAMES_OUTSIDE) {
      const line = await wire(at.server.url, made.table)
      const answer = line.next('44')
      line.send(frame)
      line.send('40{}')
      await answer
      await playsOn(ann, heard)
      expect(line.heard.filter((said) => said.startsWith('42'))).toEqual([])
      line.close()
    }
    expect(errors()).toEqual([])
  })

  it(`WIRE-14 H24 that were right until a few characters changed cost nobody else anything (${FRAMES})`, async () => {
    const made = await table(at.server.url)
    const ann = await at.come(at.server.url, made, { player: 'Ann' })
    const heard = framesOf(ann)
    const pick = picker(24)
    const good = ['421["sync",{"epoch":"1","cursor":{"table":1}}]', '422["command",{"type":"bump","by":1}]', '3']
    const marks = ['"', '[', ']', '{', '}', ',', ':', '-', '/', '0', '5', '\\', 'é', '\u0000', '']
    const one = <T>(list: readonly T[], fallback: T): T => list[pick(list.length)] ?? fallback
    const broken = (): string => {
      let frame = one(good, '3')
      for (let i = pick(4); i >= 0; i--) {
        const place = pick(frame.length + 1)
        frame = frame.slice(0, place) + one(marks, '') + frame.slice(place + pick(3))
      }
      return frame
    }
    let line = await wireInside(at.server.url, made)
    for (let sent = 0; sent < FRAMES; sent++) {
      if (!line.open()) line = await wireInside(at.server.url, made)
      const frame = broken()
      line.send(pick(10) === 0 ? new TextEncoder().encode(frame) : frame)
      if (pick(4) === 0) {
        const answer = line.next('43777')
        line.send('42777["sync",null]')
        await answer
      }
      if (sent % 100 === 0) await playsOn(ann, heard)
    }
    await playsOn(ann, heard)
    const live = await at.server.tables.get(tableId.parse(made.table))
    if (live === null) throw new Error('no table')
    expect(ann.present.view).toEqual(viewOf(live.state, ann.present.you))
    expect(errors()).toEqual([])
    line.close()
  })
})
