import type { TableView } from '../../house/house.ts'
import { seatOf } from '../../table/compartment.ts'
import type { SeatId } from '../../table/ids.ts'
import { TRAIT_KINDS, type Principal, type TlPlays } from '../state.ts'
import { forSide } from './as-side.ts'
import { edit, oneOf, some, type Pick, type PlayCommand as Command } from './pick.ts'

/** A conflict that a principal might propose. */
export const propose = (view: TableView<TlPlays>, first: Principal, second: Principal, pick: Pick): Command => ({
  type: 'propose-conflict',
  first,
  second,
  other: pick(2) === 0 ? null : (oneOf([...Object.keys(view.table.play.others), ...Object.keys(view.gm?.play.others ?? {})], pick) ?? null),
  opposition: some(pick),
  win: some(pick),
  lose: some(pick),
  goal: pick(3) === 0 ? some(pick) : '',
}) // prettier-ignore

/** What a player might do, or the chair for a player who is away. */
export const asPlayer = (view: TableView<TlPlays>, seat: SeatId, seats: readonly SeatId[], pick: Pick): Command[] => {
  const { play } = view.table
  const hero = play.heroes[seat]
  if (hero === undefined) return []
  const draft = view[seatOf(seat)]?.play.draft
  if (hero.stage === 'draft' && draft) return drafting(view, seat, pick)
  if (hero.stage !== 'playing') return []
  const of = { kind: 'hero' as const, seat }
  const at1 = Object.entries(hero.burdens).filter(([, { value }]) => value === 1)
  const over = at1.map(([burden]): Command => ({ type: 'overcome-burden', of, burden, story: some(pick) }))
  if (play.conflict !== null) return [...over, ...forSide(view, play.conflict, seat, pick)]
  const burden = oneOf(Object.keys(hero.burdens), pick)
  const other = oneOf(seats, pick) ?? seat
  return [
    ...over,
    ...(burden === undefined ? [] : [{ type: 'ask-healing' as const, burden }]),
    propose(view, seat, pick(2) === 0 ? 'gm' : other, pick),
  ]
}

/** A draft is named and handed in; where creation is free, traits come and go. */
const drafting = (view: TableView<TlPlays>, seat: SeatId, pick: Pick): Command[] => {
  const draft = view[seatOf(seat)]?.play.draft
  if (!draft) return []
  const own = seatOf(seat)
  const unnamed = Object.entries(draft.traits).filter(([, { name }]) => name === '')
  const dropped = oneOf(Object.keys(draft.traits), pick)
  return [
    ...(draft.name === '' ? [edit(own, ['draft', 'name'], '', some(pick))] : []),
    ...unnamed.slice(0, 1).map(([id]) => edit(own, ['draft', 'traits', id, 'name'], '', some(pick))),
    ...(view.table.options.creation === 'free' && pick(8) === 0
      ? [
          { type: 'add-trait' as const, to: { kind: 'draft' as const }, kind: oneOf(TRAIT_KINDS, pick) ?? 'well' },
          ...(dropped === undefined
            ? []
            : [{ type: 'drop-trait' as const, from: { kind: 'draft' as const }, trait: dropped }]),
        ]
      : []),
    { type: 'submit-sheet' },
  ]
}
