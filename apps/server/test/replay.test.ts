/** A replay ends where the table stands, for everybody, and shows nobody what they could not see. */
import { describe, expect, it } from 'vitest'
import { Connection, newChairKeys, replayOf, wound, type Tape } from '@homestake/client'
import { games } from '@homestake/rules/authority'
import { must, nmlTable, settled, seatOf, leave } from './nml-table.ts'
import { PLAYERS } from './players.ts'
import { picker } from './random.ts'
import { serving } from './serving.ts'
import { join, table, until } from './table.ts'

const FULL = process.env['HOMESTAKE_FULL'] === '1'

const secretOf = ({ where: { key, token }, present: { you } }: Connection): string =>
  you.seat === null || token === undefined ? key : you.chair ? `${key}~${token}` : token

/** All pages of a replay. */
const played = async (one: Connection, from = 1, to: number | null = null): Promise<Tape> => {
  let tape: Tape | null = null
  for (let next: number | null = from; next !== null;) {
    const page = await replayOf(one.where.url, one.where.table, secretOf(one), { from: next, to })
    if (!page.ok) throw new Error(page.refusal.message)
    const longer: Tape | 'gap' = wound(tape, page.value)
    if (longer === 'gap') throw new Error('the replay has a gap')
    tape = longer
    next = page.value.next
  }
  if (tape === null) throw new Error('there was no page')
  return tape
}

const sorted = (value: object | null): object =>
  Object.fromEntries(Object.entries(value ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)))

describe('a replay', () => {
  const serving1 = serving({ games })

  it.each(PLAYERS)(
    'REPLAY-1 of $game ends with the view of everybody, whatever was played',
    async ({ game, propose }) => {
      const made = await table(serving1.server.url, { game })
      const people = await Promise.all(
        (['chair', { player: 'Ann' }, { player: 'Bob' }, 'spectator'] as const).map((as) =>
          join(serving1.server.url, made, as),
        ),
      )
      const pick = picker(7)
      const actors = people.slice(0, 3)
      let applied = 0
      for (let i = 0; i < (FULL ? 3000 : 500); i++) {
        const one = actors[pick(actors.length)]
        const proposal = one === undefined ? null : propose(one.present, pick)
        if (one === undefined || proposal === null) continue
        const { as, command } = proposal
        const answer = await one.command({ ...command, ...(as === undefined ? {} : { as }) })
        if (answer.status === 'applied') applied++
      }
      expect(applied).toBeGreaterThan(60)
      const [gm] = people
      for (const one of people) {
        await until(one, ({ cursor }) => cursor.table === gm?.present.cursor.table)
        const tape = await played(one)
        const last = tape.frames.at(-1)
        expect(sorted(last?.view ?? null)).toEqual(sorted(one.present.view))
        expect(sorted(last?.cursor ?? null)).toEqual(sorted(one.present.cursor))
        // From the middle it is the same.
        const middle = Math.floor((one.present.cursor.table ?? 2) / 2)
        const half = await played(one, middle)
        expect(sorted(half.frames.at(-1)?.view ?? null)).toEqual(sorted(one.present.view))
        const first = await played(one, 1, middle)
        expect(sorted(first.frames.at(-1)?.view ?? null)).toEqual(sorted(half.frames[0]?.view ?? null))
      }
      people.forEach((one) => one.close())
    },
  )

  it('REPLAY-2 whoever takes up a seat, or the chair, is not shown what was there before them', async () => {
    const people = await settled(serving1.server.url, { past: 'secret' })
    const { gm, ann, bob, made } = people
    const seat = seatOf(ann)
    const own = await played(ann)
    expect(Object.keys(own.frames.at(-1)?.view ?? {})).toContain(`between:${seat}`)
    await must(ann, { type: 'edit', in: `seat:${seat}`, path: ['notes'], base: '', value: 'Ann alone knows this' })
    await must(gm, { type: 'edit', in: 'gm', path: ['notes'], base: '', value: 'the old GM knew this' })
    expect(await ann.command({ type: 'vacate', seat })).toMatchObject({ status: 'applied' })
    const url = serving1.server.url
    const token = 'cleos-token-that-she-has-made-herself'
    const cleo = new Connection(
      { url, table: made.table, key: made.keys.player, token, name: 'Cleo', seat },
      { nonces: false, transports: ['websocket'] },
    )
    await until(cleo, ({ status }) => status === 'live')
    expect(cleo.present.you.seat).toBe(seat)
    const hers = await played(cleo)
    expect(hers.frames.at(-1)?.view).toHaveProperty(`between:${seat}`)
    expect(hers.frames.at(-3)?.view).not.toHaveProperty(`between:${seat}`)

    const { keys, hashes } = newChairKeys(() => crypto.randomUUID())
    await must(gm, { type: 'offer-chair', seat: seatOf(bob) })
    await until(bob, ({ lines }) => lines.some(({ event }) => event.type === 'chair-offered'))
    expect(await bob.command({ type: 'take-chair', hashes })).toMatchObject({ status: 'applied' })
    const secret = `${keys.chair}~${bob.where.token ?? ''}`
    const page = await replayOf(url, made.table, secret, { from: 1, to: null })
    if (!page.ok) throw new Error(page.refusal.message)
    const tape = wound(null, page.value)
    if (tape === 'gap') throw new Error('the replay has a gap')
    expect(tape.frames.at(-1)?.view).toHaveProperty('gm')
    expect(tape.frames.at(-2)?.view).not.toHaveProperty('gm')
    expect(JSON.stringify(tape.frames.slice(0, -1))).not.toContain('the old GM knew this')
    cleo.close()
    leave(people)
  })

  it('REPLAY-3 what was not told is told to nobody, and nonsense is refused', async () => {
    const people = await nmlTable(serving1.server.url)
    const { gm, ann, watcher, made } = people
    await must(gm, { type: 'edit', in: 'gm', path: ['notes'], base: '', value: 'SECRET of the GM' })
    await must(ann, { type: 'edit', in: `seat:${seatOf(ann)}`, path: ['notes'], base: '', value: 'SECRET of Ann' })
    const bytes = async (one: Connection) => JSON.stringify(await played(one))
    expect(await bytes(watcher)).not.toContain('SECRET')
    expect(await bytes(people.bob)).not.toContain('SECRET')
    expect(await bytes(gm)).not.toContain('SECRET of Ann')
    expect(await bytes(gm)).toContain('SECRET of the GM')
    const ask = (query: string, key: string = made.keys.spectator) =>
      fetch(`${serving1.server.url}/api/tables/${made.table}/replay?${query}`, {
        headers: { authorization: `Bearer ${key}` },
      })
    expect((await ask('from=99999')).status).toBe(404)
    expect((await ask('from=0')).status).toBe(400)
    expect((await ask('')).status).toBe(400)
    expect((await ask('from=1', 'nobody-has-this-key-here')).status).toBe(403)
    leave(people)
  })
})
