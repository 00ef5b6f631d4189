/** What one table does under load: conflicts of New and Magic Land, from the stakes to what they leave behind. */
import type { Connection, Outcome, Present } from '@homestake/client'
import type { SeatId, TableView } from '@homestake/rules'
import type { NmlPlays } from '@homestake/rules/new-and-magic-land'

export interface Group {
  readonly gm: Connection
  readonly players: readonly Connection[]
  readonly watchers: readonly Connection[]
}

const tableOf = (one: Connection) => (one.present.view as unknown as TableView<NmlPlays>).table

/** @throws where the table says no: a load that is refused measures nothing */
const must = (outcome: Outcome): Outcome => {
  if (outcome.status !== 'applied') throw new Error(JSON.stringify(outcome))
  return outcome
}

/** Wait until a connection has seen so much: an answer may come before its update. */
const until = (one: Connection, reached: (cursor: Present['cursor']) => boolean): Promise<void> =>
  reached(one.present.cursor)
    ? Promise.resolve()
    : new Promise((resolve) => {
        const stop = one.subscribe(({ cursor }) => {
          if (!reached(cursor)) return
          queueMicrotask(() => stop())
          resolve()
        })
      })

/** Make settlers and open a season. */
export const settle = async ({ gm, players }: Group): Promise<void> => {
  const ids = players.map(({ present }) => present.you.seat as SeatId)
  for (const [i, player] of players.entries()) {
    const seat = ids[i] as SeatId
    const write = async (path: string[], base: string | null, value: string) =>
      must(await player.command({ type: 'edit', in: 'table', path: ['play', 'settlers', seat, ...path], base, value }))
    await write(['name'], '', `Settler ${i}`)
    for (const field of ['past', 'dream']) await write([field], '', `The ${field} of settler ${i}, told in a line`)
    for (const n of ['1', '2', '3']) await write(['aspects', n], '', `Aspect ${n}`)
    for (const n of ['r1', 'r2', 'r3']) await write(['relationships', n, 'name'], '', `Person ${n} of ${i}`)
    const other = ids[(i + 1) % ids.length]
    if (other !== undefined && other !== seat) await write(['relationships', 'r1', 'seat'], null, other)
    must(await player.command({ type: 'submit-settler' }))
    must(await gm.command({ type: 'approve-settler', seat }))
  }
  must(await gm.command({ type: 'open-season', rating: 6 }))
  for (const player of players) must(await player.command({ type: 'set-goal', goal: 'A roof before the snow' }))
  must(await gm.command({ type: 'set-scene', turn: 1, present: ids, about: 'Grey light on the river.' }))
}

/**
 * One conflict between a settler and the GM.
 * @param done called after each command with what it took
 */
export const conflict = async (
  { gm, players }: Group,
  turn: number,
  done: (command: () => Promise<Outcome>) => Promise<Outcome>,
): Promise<void> => {
  const player = players[turn % players.length] as Connection
  const seat = player.present.you.seat as SeatId
  const now = () => tableOf(gm).play.conflict
  const act = async (one: Connection, asking: { type: string; [key: string]: unknown }) => {
    const answer = must(await done(() => one.command(asking)))
    const reached = 'cursor' in answer ? (answer.cursor.table ?? 0) : 0
    await Promise.all([gm, player].map((other) => until(other, (cursor) => (cursor.table ?? 0) >= reached)))
  }
  await act(gm, {
    type: 'declare-conflict',
    first: 'gm',
    second: seat,
    pool: 'grit',
    stakes: 'The river takes the sledge',
    opposition: 'The river',
  })
  const id = now()?.id ?? ''
  const seen = () => ({ conflict: id, step: now()?.step ?? 0 })
  await act(player, { type: 'write-stakes', conflict: id, side: 'second', stakes: 'The beams come down whole' })
  await act(player, { type: 'accept-stakes', ...seen(), side: 'second' })
  await act(gm, { type: 'accept-stakes', ...seen(), side: 'first' })
  await act(player, { type: 'call-aspect', conflict: id, aspect: '1' })
  await act(player, { type: 'ready', ...seen(), side: 'second' })
  await act(gm, { type: 'ready', ...seen(), side: 'first' })
  const result = now()
  if (result?.stage === 'result') {
    const sides = result.lower === null ? (['first', 'second'] as const) : [result.lower]
    for (const side of sides)
      await act(side === 'first' ? gm : player, {
        type: result.lower === null ? 'let-rest' : 'concede',
        ...seen(),
        side,
      })
  }
  for (let left = now(); left !== null && left.stage === 'rewards'; left = now()) {
    if (Object.hasOwn(left.gains, seat))
      await act(player, { type: 'raise-relationship', conflict: id, relationship: null })
    else
      await act(left.narrator === 'gm' ? gm : player, {
        type: 'narrate',
        conflict: id,
        text: 'Grey light, and the ice speaks once before it goes.',
      })
  }
}
