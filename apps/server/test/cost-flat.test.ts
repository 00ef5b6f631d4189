/** What a command costs at an old table and at a young one. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Connection } from '@homestake/client'
import { unpackChanges, update } from '@homestake/protocol'
import { SPECTATOR, tableId } from '@homestake/rules'
import { commandId, countedJournal, grow, sizeOf } from './cost.ts'
import { framesOf } from './frames.ts'
import { join, serve, table, until, type TestServer } from './table.ts'

const OLD = process.env['HOMESTAKE_FULL'] === '1' ? 100_000 : 5_000
/** As many commands as there are from one snapshot to the next: each measure holds one. */
const MEASURED = 20

let counted: Awaited<ReturnType<typeof countedJournal>>
let server: TestServer
beforeAll(async () => {
  counted = await countedJournal()
  server = await serve({
    journal: counted.journal,
    env: { BEAT_SECONDS: '3600', SNAPSHOT_EVERY: String(MEASURED), IDLE_SECONDS: '1' },
  })
})
afterAll(() => server.close())

const UPDATE = '2["u",'
const patchesIn = (frame: string): number =>
  frame.startsWith(UPDATE)
    ? Object.values(unpackChanges(update.parse(JSON.parse(frame.slice(UPDATE.length, -1))))).flatMap(
        (change) => change?.patches ?? [],
      ).length
    : 0

it(`TABLE-6 costs at entry ${OLD} what it cost at entry 100`, { timeout: 300_000 }, async () => {
  const made = await table(server.url)
  const id = tableId.parse(made.table)
  let sent = 0
  const bump = async (ann: Connection): Promise<void> => {
    const command = { type: 'bump', by: sent % 2 === 0 ? 1 : -1, id: commandId(++sent) }
    expect(await ann.command(command)).toMatchObject({ status: 'applied' })
  }
  const measured = async (least: number) => {
    const ann = await join(server.url, made, { player: 'Ann' })
    const viewers = [ann, await join(server.url, made, 'chair'), await join(server.url, made, 'spectator')]
    const live = await server.tables.get(id)
    while ((live?.v ?? least) < least) await bump(ann)
    const here = (): Promise<unknown> =>
      Promise.all(viewers.map((one) => until(one, ({ cursor }) => cursor.table === live?.cursorFor(SPECTATOR).table)))
    await Promise.all(viewers.map((one) => until(one, ({ presence }) => presence?.watching === 1)))
    await here()
    const frames = viewers.map(framesOf)
    counted.take()
    for (let i = 0; i < MEASURED; i++) await bump(ann)
    await here()
    const cost = counted.take()
    viewers.forEach((viewer) => viewer.close())
    await expect.poll(() => server.tables.awake, { timeout: 10_000 }).toBe(0)
    return {
      journal: cost,
      frames: frames.map((each) => each.length),
      sizes: frames.map((each) => each.reduce((sum, frame) => sum + sizeOf(frame), 0)),
      patches: frames.flat().reduce((sum, frame) => sum + patchesIn(frame), 0),
      v: (live?.v ?? 0) - MEASURED,
    }
  }
  const { v: from, ...young } = await measured(100)
  expect(from).toBe(100)
  await grow(counted.journal, id, OLD)
  const { v: later, ...old } = await measured(OLD)
  expect(later).toBe(OLD)
  expect(old).toEqual(young)
  expect(young.journal).toMatchObject({
    requests: { append: MEASURED, saveSnapshot: 1 },
    rowsRead: 0,
    rowsWritten: 2 * MEASURED + 1,
  })
  // The actor has an answer and an update, everyone else an update, with one patch.
  expect(young.frames).toEqual([2 * MEASURED, MEASURED, MEASURED])
  expect(young.patches).toBe(3 * MEASURED)
})
