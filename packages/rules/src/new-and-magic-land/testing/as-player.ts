import type { TableView } from '../../house/house.ts'
import { betweenOf } from '../../table/compartment.ts'
import type { SeatId } from '../../table/ids.ts'
import { ASPECTS, SIDES, type NmlPlays, type Settler } from '../state.ts'
import { declare, forSide, strike } from './as-side.ts'
import { atEnding, atFestival } from './at-end.ts'
import { inScenes } from './in-scenes.ts'
import { edit, oneOf, some, type Pick, type PlayCommand as Command } from './pick.ts'

/** Fields that are still empty, filled; and ratings left as they are. */
const writeSheet = (
  view: TableView<NmlPlays>,
  seat: SeatId,
  settler: Settler,
  seats: readonly SeatId[],
  pick: Pick,
): Command[] => {
  const own = ['settlers', seat]
  const empty = (path: string[], base: string | null): Command[] =>
    base === '' ? [edit('table', [...own, ...path], base, some(pick))] : []
  const secret = view[betweenOf(seat)]?.play.past ?? null
  const tied = Object.values(settler.relationships).some((tie) => tie.seat !== null)
  const other = oneOf(
    seats.filter((id) => id !== seat),
    pick,
  )
  return [
    ...empty(['name'], settler.name),
    ...empty(['dream'], settler.dream),
    ...empty(['past'], settler.past),
    ...(secret === '' ? [edit(betweenOf(seat), ['past'], '', some(pick))] : []),
    ...ASPECTS.flatMap((id) => empty(['aspects', id], settler.aspects[id])),
    ...Object.entries(settler.relationships).flatMap(([id, { name }]) => empty(['relationships', id, 'name'], name)),
    ...(tied || other === undefined
      ? []
      : [edit('table', [...own, 'relationships', `r${1 + pick(3)}`, 'seat'], null, other)]),
    { type: 'split-pools', grit: 1 + pick(9) },
    { type: 'submit-settler' },
  ]
}

/** What the player of a seat might do. */
export const asPlayer = (view: TableView<NmlPlays>, seat: SeatId, seats: readonly SeatId[], pick: Pick): Command[] => {
  const { play } = view.table
  const settler = play.settlers[seat]
  if (settler === undefined) return []
  if (settler.stage === 'draft') return writeSheet(view, seat, settler, seats, pick)
  if (settler.stage === 'out') return pick(2) === 0 ? [{ type: 'begin-anew' }] : []
  if (play.phase === 'ending') return atEnding(view, seat, settler, pick)
  if (play.phase === 'festival') return atFestival(view, seat, pick)
  const { conflict } = play
  if (conflict === null)
    return [
      { type: 'set-goal', goal: some(pick) },
      ...inScenes(view, seat, pick),
      ...(play.scene !== null && pick(3) === 0
        ? [declare(seat, oneOf(['gm' as const, ...seats.filter((id) => id !== seat)], pick) ?? 'gm', pick)]
        : []),
    ]
  const ties = Object.keys(settler.relationships)
  return [
    ...forSide(conflict, seat, pick),
    ...(conflict.stage === 'gather'
      ? [
          ...ASPECTS.map((aspect): Command => ({ type: 'call-aspect', conflict: conflict.id, aspect })),
          ...ties.flatMap((relationship): Command[] => [
            { type: 'call-relationship', conflict: conflict.id, relationship },
            { type: 'help', conflict: conflict.id, side: oneOf(SIDES, pick) ?? 'first', relationship },
          ]),
          ...(pick(6) === 0 ? [{ type: 'burn-victory' as const, conflict: conflict.id }] : []),
          ...strike(conflict, pick),
        ]
      : []),
    ...(conflict.stage === 'counter'
      ? [
          { type: 'counter' as const, conflict: conflict.id, step: conflict.step },
          { type: 'let-stand' as const, conflict: conflict.id, step: conflict.step },
        ]
      : []),
    ...(conflict.stage === 'rewards'
      ? [
          { type: 'narrate' as const, conflict: conflict.id, text: some(pick) },
          { type: 'tell-ending' as const, conflict: conflict.id, text: some(pick) },
          {
            type: 'raise-relationship' as const,
            conflict: conflict.id,
            relationship: oneOf([null, ...(conflict.gains[seat]?.may ?? [])], pick) ?? null,
          },
        ]
      : []),
  ]
}
