import type { TableView } from '../../house/house.ts'
import type { SeatId } from '../../table/ids.ts'
import type { ItCommand } from '../commands.ts'
import { movesOf, type Move } from '../moves.ts'
import { ATTRIBUTES, type ItPlays } from '../state.ts'
import { runPlayed } from '../who.ts'
import { oneOf, type Pick } from './pick.ts'

const NAMES = ['Bryn', 'Odo', 'Tamsin', 'Wat', 'Ysolde'] as const

/** How likely a kind of move is weighed: bots fight and explore, and now and then do the rest. */
const WEIGHT: Readonly<Record<Move['kind'], number>> = {
  enter: 4,
  raise: 8,
  attack: 8,
  'face-trap': 8,
  'new-room': 8,
  descend: 8,
  drink: 3,
  buy: 4,
  'move-back': 1,
  flee: 1,
  give: 1,
  retire: 0,
}

/** What is not to be, now and then: it has to be refused. */
const nonsense = (view: TableView<ItPlays>, seat: SeatId, pick: Pick): ItCommand[] => {
  const run = runPlayed(view, { chair: false, seat, standIn: false })
  const at = { run: run?.id ?? 'none', step: Math.max(0, (run?.step ?? 0) - pick(2)) }
  return [
    { type: 'descend', ...at },
    { type: 'face-trap', ...at },
    { type: 'flee', ...at },
    { type: 'attack', ...at, attribute: 'str', daggers: pick(4) },
    { type: 'move-back', ...at, room: 1 + pick(30) },
    { type: 'buy', run: at.run, item: 'dagger' },
    { type: 'drink', run: at.run },
    { type: 'raise', run: at.run, attribute: 'dex' },
    { type: 'skip', ...at },
    { type: 'start' },
  ]
}

/** Whoever is hurt may go back to the bonfire. */
const toFire = (view: TableView<ItPlays>, seat: SeatId, pick: Pick): Move | undefined => {
  const run = runPlayed(view, { chair: false, seat, standIn: false })
  const delver = run?.delvers[seat]
  if (run === null || delver === undefined || delver.hp === delver.maxHp || pick(4) === 0) return undefined
  return movesOf(view, seat).find((move) => move.kind === 'move-back' && move.command.room === run.events.bonfire)
}

/** What a player might do, or the chair for a player who is away. */
export const asPlayer = (view: TableView<ItPlays>, seat: SeatId, _seats: readonly SeatId[], pick: Pick): ItCommand[] => {
  const moves = movesOf(view, seat)
  const likely = moves.flatMap((move) =>
    Array.from<Move>({ length: WEIGHT[move.kind] + (move.kind === 'retire' && pick(60) === 0 ? 1 : 0) }).fill(move),
  )
  const chosen = toFire(view, seat, pick) ?? (pick(3) === 0 ? oneOf(likely, pick) : moves.find(({ kind }) => kind !== 'retire'))
  const enter: ItCommand = { type: 'enter', name: oneOf(NAMES, pick) ?? '', attribute: oneOf(ATTRIBUTES, pick) ?? 'str' }
  return [
    ...(chosen === undefined ? [] : [chosen.kind === 'enter' ? enter : chosen.command]),
    ...(pick(12) === 0 ? nonsense(view, seat, pick) : []),
    // A runner may be sent home by the chair, who sees no more of them than the table does (D12).
    ...(pick(80) === 0 ? [{ type: 'retire' as const, run: view.table.play.runs[seat]?.id ?? 'none' }] : []),
  ]
} // prettier-ignore
