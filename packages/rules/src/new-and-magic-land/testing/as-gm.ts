import type { TableView } from '../../house/house.ts'
import type { SeatId } from '../../table/ids.ts'
import { seatsInPlay } from '../in-play.ts'
import { SIDES, type Conflict, type NmlPlays } from '../state.ts'
import { declare, forSide, strike } from './as-side.ts'
import { gmInScenes, inScenes } from './in-scenes.ts'
import { edit, oneOf, some, type Pick, type PlayCommand as Command } from './pick.ts'

/** What the GM might do. */
export const asGm = (view: TableView<NmlPlays>, seats: readonly SeatId[], pick: Pick): Command[] => {
  const { play } = view.table
  const { conflict } = play
  const desk = view.gm?.play.oppositions ?? {}
  const prepared = oneOf(Object.entries(desk), pick)
  const always: Command[] = [
    ...Object.entries(play.settlers).flatMap(([seat, { stage }]): Command[] =>
      stage !== 'submitted'
        ? []
        : pick(5) === 0
          ? [{ type: 'return-settler', seat: seat as SeatId, why: some(pick) }]
          : [{ type: 'approve-settler', seat: seat as SeatId }],
    ),
    ...(pick(80) === 0 ? [edit('table', ['setting'], play.setting, some(pick))] : []),
    ...(pick(16) === 0 ? [{ type: 'prepare-opposition' as const, name: some(pick) }] : []),
    ...(prepared === undefined || pick(12) > 0
      ? []
      : [
          { type: 'drop-opposition' as const, opposition: prepared[0] },
          { type: 'tick-opposition' as const, opposition: prepared[0], done: prepared[1].done !== true },
          edit('gm', ['oppositions', prepared[0], 'note'], prepared[1].note, some(pick)),
        ]),
  ]
  if (conflict !== null) return [...always, ...gmInConflict(view, conflict, seats, pick)]
  const playing = seatsInPlay(view.table)
  const waits = seats.some((seat) => ['draft', 'submitted'].includes(play.settlers[seat]?.stage ?? 'draft'))
  const ready = !waits || pick(30) === 0
  const opens = (play.phase === 'making' || play.phase === 'between') && ready
  return [
    ...always,
    ...(opens ? [{ type: 'open-season' as const, rating: 1 + pick(6) }] : []),
    // The Festival early, since nobody is left to play, only where nobody is about to come.
    ...(play.phase === 'between' && (play.past.length > 4 || pick(20) === 0)
      ? [{ type: 'open-festival' as const }]
      : []),
    ...inScenes(view, 'gm', pick),
    ...gmInScenes(view, pick),
    ...(play.scene === null || pick(3) > 0 ? [] : [declare('gm', oneOf(playing, pick) ?? 'gm', pick)]),
  ]
}

const gmInConflict = (
  view: TableView<NmlPlays>,
  conflict: Conflict,
  seats: readonly SeatId[],
  pick: Pick,
): Command[] => [
  ...forSide(conflict, 'gm', pick),
  ...(conflict.stage === 'gather'
    ? [
        ...SIDES.map((side): Command => ({ type: 'spend-drama', conflict: conflict.id, side, aspect: some(pick) })),
        ...seats.map((seat): Command => ({ type: 'call-past', conflict: conflict.id, seat, how: some(pick) })),
        ...strike(conflict, pick),
        ...(pick(30) === 0 ? [{ type: 'drop-conflict' as const, conflict: conflict.id }] : []),
      ]
    : []),
  ...Object.entries(conflict.complications).flatMap(([complication, { text }]): Command[] =>
    text === '' ? [{ type: 'write-complication', conflict: conflict.id, complication, text: some(pick) }] : [],
  ),
  ...(conflict.stage === 'rewards' && (conflict.narrator === 'gm' || pick(4) === 0)
    ? [{ type: 'narrate' as const, conflict: conflict.id, text: some(pick) }]
    : []),
  ...(view.table.play.conflict !== null && pick(10) === 0
    ? [{ type: 'name-opposition' as const, conflict: conflict.id, name: some(pick) }]
    : []),
]
