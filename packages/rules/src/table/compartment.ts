/**
 * State is laid out by who may see it. A *compartment* is one such part; there is nothing above it, so a secret can't be
 * forgotten by a filter. A *view* is the compartments that one viewer gets; `sight` is the only function that says which.
 */
import type { SeatId } from './ids.ts'
import type { Viewer } from './viewer.ts'

export type SeatCompartment = `seat:${SeatId}`
export type BetweenCompartment = `between:${SeatId}`

/** A compartment that some viewer can see. */
export type Visible = 'table' | 'gm' | SeatCompartment | BetweenCompartment

/** `sealed` is nobody's: seeds, salts, hashes of keys, what is undecided. */
export type Compartment = Visible | 'sealed'

export const seatOf = (seat: SeatId): SeatCompartment => `seat:${seat}`
export const betweenOf = (seat: SeatId): BetweenCompartment => `between:${seat}`

/** What each compartment of a game holds. */
export interface Shape {
  table: object
  gm: object
  seat: object
  between: object
  sealed: object
}

type Parts<S extends Shape> = {
  readonly table: S['table']
  readonly gm: S['gm']
} & { readonly [seat in SeatCompartment]: S['seat'] } & { readonly [seat in BetweenCompartment]: S['between'] }

/** The whole truth about a table. The authority's alone: it never crosses the wire. */
export type State<S extends Shape = Shape> = Parts<S> & { readonly sealed: S['sealed'] }

/** What one viewer holds: only the compartments in their sight, and by its type never `sealed`. */
export type View<S extends Shape = Shape> = { readonly table: S['table'] } & Partial<Omit<Parts<S>, 'table'>> & {
    readonly sealed?: never
  }

/**
 * Which compartments a viewer may see. Total: every viewer, no exception, no option.
 * @param seats the seats of the table, in any order; the chair shares a `between` with each
 */
export const sight = (viewer: Viewer, seats: readonly SeatId[]): readonly Visible[] => {
  const mine: Visible[] = viewer.seat === null ? [] : [seatOf(viewer.seat), betweenOf(viewer.seat)]
  const chair: Visible[] = viewer.chair
    ? ['gm', ...seats.filter((seat) => seat !== viewer.seat).map((seat) => betweenOf(seat))]
    : []
  return ['table', ...chair, ...mine]
}

const isVisible = (key: string): key is Visible =>
  key === 'table' || key === 'gm' || key.startsWith('seat:') || key.startsWith('between:')

/** Whether a string names a compartment. */
export const isCompartment = (key: string): key is Compartment => key === 'sealed' || isVisible(key)
