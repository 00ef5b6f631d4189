/** Where the parts of somebody's sheet stand for this viewer. A *figure* is a hero or somebody whom the GM plays. */
import { betweenOf, seatOf, type SeatId, type Visible } from '@homestake/rules'
import type { Figure, Sheet, Trait, TraitId, Whose } from '@homestake/rules/towerlands'
import type { TlView } from './people.ts'

export interface Place {
  readonly in: Visible
  readonly path: readonly string[]
}

export const at = ({ in: compartment, path }: Place, ...steps: string[]): Place => ({
  in: compartment,
  path: [...path, ...steps],
})

/** A sheet that may be written on: a draft of one's own, a hero's, or one of the GM's people's. */
export type Written = { readonly kind: 'draft'; readonly seat: SeatId } | Figure

export interface TraitLine {
  readonly id: TraitId
  readonly trait: Trait
  readonly place: Place
  /** Whether everyone knows it. */
  readonly open: boolean
}

/** The name under which a command speaks of it. */
export const whoseOf = (written: Written): Whose => (written.kind === 'draft' ? { kind: 'draft' } : written)

export const placeOf = (written: Written): Place => {
  switch (written.kind) {
    case 'draft':
      return { in: seatOf(written.seat), path: ['play', 'draft'] }
    case 'hero':
      return { in: 'table', path: ['play', 'heroes', written.seat, 'sheet'] }
    case 'other':
      return { in: 'gm', path: ['play', 'others', written.other] }
    default:
      return ((never: never) => never)(written)
  }
}

/** The sheet as far as this viewer has it; `null`: not at all. */
export const sheetAt = (view: TlView, written: Written): Sheet | null => {
  switch (written.kind) {
    case 'draft':
      return view[seatOf(written.seat)]?.play.draft ?? null
    case 'hero':
      return view.table.play.heroes[written.seat]?.sheet ?? null
    case 'other':
      return view.gm?.play.others[written.other] ?? null
    default:
      return ((never: never) => never)(written)
  }
}

const linesAt = (
  traits: Readonly<Record<TraitId, Trait>> | undefined,
  place: Place,
  open: (id: TraitId) => boolean,
): TraitLine[] =>
  Object.entries(traits ?? {}).map(([id, trait]) => ({ id, trait, place: at(place, 'traits', id), open: open(id) }))

/** Every trait that this viewer knows somebody to have. The Kingdom trait is everybody's and is not among them. */
export const traitLines = (view: TlView, written: Written): TraitLine[] => {
  const here = linesAt(sheetAt(view, written)?.traits, placeOf(written), (id) =>
    written.kind === 'other'
      ? Object.hasOwn(view.table.play.others[written.other]?.traits ?? {}, id)
      : written.kind === 'hero',
  )
  if (written.kind === 'hero') {
    const between = betweenOf(written.seat)
    return [...here, ...linesAt(view[between]?.play.traits, { in: between, path: ['play'] }, () => false)]
  }
  if (written.kind === 'draft') return here
  // What became known and is on no sheet (any more).
  const { other } = written
  const known = linesAt(
    view.table.play.others[other]?.traits,
    { in: 'table', path: ['play', 'others', other] },
    () => true,
  )
  return [...here, ...known.filter(({ id }) => !here.some((line) => line.id === id))]
}

/** 1.4: whether somebody has traits that this viewer may not read yet. */
export const hidesTraits = (view: TlView, seat: SeatId): boolean =>
  view.table.options.privateSheets === 'on' && view[betweenOf(seat)] === undefined
