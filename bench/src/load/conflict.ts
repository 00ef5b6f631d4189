/** Conflicts of New and Magic Land, from the stakes to what they leave behind. */
import type { Asking, Connection } from '@homestake/client'
import type { SeatId } from '@homestake/rules'
import type { NmlPlays } from '@homestake/rules/new-and-magic-land'
import type { Group } from './group.ts'
import { viewIn, type Script } from './turn.ts'

const seatOf = ({ present }: Connection): SeatId => {
  if (present.you.seat === null) throw new Error('a player without a seat')
  return present.you.seat
}

/** Make settlers and open a season. */
export function* settlers({ gm, players }: Group): Script {
  const seats = players.map(seatOf)
  for (const [i, player] of players.entries()) {
    const seat = seatOf(player)
    const write = (path: readonly string[], base: string | null, value: string) => ({
      one: player,
      command: { type: 'edit', in: 'table', path: ['play', 'settlers', seat, ...path], base, value },
    })
    yield write(['name'], '', `Settler ${i}`)
    for (const field of ['past', 'dream']) yield write([field], '', `The ${field} of settler ${i}, told in a line`)
    for (const n of ['1', '2', '3']) yield write(['aspects', n], '', `Aspect ${n}`)
    for (const n of ['r1', 'r2', 'r3']) yield write(['relationships', n, 'name'], '', `Person ${n} of ${i}`)
    const other = seats[(i + 1) % seats.length]
    if (other !== undefined && other !== seat) yield write(['relationships', 'r1', 'seat'], null, other)
    yield { one: player, command: { type: 'submit-settler' } }
    yield { one: gm, command: { type: 'approve-settler', seat } }
  }
  yield { one: gm, command: { type: 'open-season', rating: 6 } }
  for (const one of players) yield { one, command: { type: 'set-goal', goal: 'A roof before the snow' } }
  yield { one: gm, command: { type: 'set-scene', turn: 1, present: seats, about: 'Grey light on the river.' } }
}

/** One conflict between a settler and the GM. */
function* conflict(gm: Connection, player: Connection): Script {
  const seat = seatOf(player)
  const now = () => viewIn<NmlPlays>(gm.present).table.play.conflict
  const by = (one: Connection, command: Asking) => ({ one, command })
  yield by(gm, {
    type: 'declare-conflict',
    first: 'gm',
    second: seat,
    pool: 'grit',
    stakes: 'The river takes the sledge',
    opposition: 'The river',
  })
  const id = now()?.id ?? ''
  const seen = () => ({ conflict: id, step: now()?.step ?? 0 })
  yield by(player, { type: 'write-stakes', conflict: id, side: 'second', stakes: 'The beams come down whole' })
  yield by(player, { type: 'accept-stakes', ...seen(), side: 'second' })
  yield by(gm, { type: 'accept-stakes', ...seen(), side: 'first' })
  yield by(player, { type: 'call-aspect', conflict: id, aspect: '1' })
  yield by(player, { type: 'ready', ...seen(), side: 'second' })
  yield by(gm, { type: 'ready', ...seen(), side: 'first' })
  const result = now()
  if (result?.stage === 'result') {
    const sides = result.lower === null ? (['first', 'second'] as const) : [result.lower]
    const type = result.lower === null ? 'let-rest' : 'concede'
    for (const side of sides) yield by(side === 'first' ? gm : player, { type, ...seen(), side })
  }
  for (let left = now(); left !== null && left.stage === 'rewards'; left = now()) {
    if (Object.hasOwn(left.gains, seat))
      yield by(player, { type: 'raise-relationship', conflict: id, relationship: null })
    else {
      const text = 'Grey light, and the ice speaks once before it goes.'
      yield by(left.narrator === 'gm' ? gm : player, { type: 'narrate', conflict: id, text })
    }
  }
}

/** Conflict after conflict, each player in turn. */
export function* conflicts({ gm, players }: Group, from: number): Script {
  for (let turn = from; ; turn++) {
    const player = players[turn % players.length]
    if (player === undefined) return
    yield* conflict(gm, player)
  }
}
