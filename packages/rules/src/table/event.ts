/**
 * An *event* is a fact that a decision brought about, addressed to the compartment whose viewers are told it. What is
 * addressed to `table` everyone reads.
 */
import { betweenOf, seatOf, type Compartment } from './compartment.ts'
import type { SeatId } from './ids.ts'
import type { Json } from './json.ts'

export interface Event {
  readonly type: string
}

export interface Addressed<E extends Event = Event> {
  readonly to: Compartment
  readonly event: E
}

/** Who is named beside a line of the chronicle; `null` where a command is anonymous. */
export type By = 'chair' | SeatId | null

/**
 * A line of the chronicle: one event that says something, with the number that its compartment had after the entry.
 * `at` is milliseconds since 1970; `as` is the seat that the chair acted for (D7).
 */
export interface Line<E extends Event = Event> {
  readonly n: number
  readonly at: number
  readonly by: By
  readonly as?: SeatId
  readonly event: E
}

export const toTable = <E extends Event>(event: E): Addressed<E> => ({ to: 'table', event })
export const toGm = <E extends Event>(event: E): Addressed<E> => ({ to: 'gm', event })
export const toSeat = <E extends Event>(seat: SeatId, event: E): Addressed<E> => ({ to: seatOf(seat), event })
export const toBetween = <E extends Event>(seat: SeatId, event: E): Addressed<E> => ({ to: betweenOf(seat), event })
export const toSealed = <E extends Event>(event: E): Addressed<E> => ({ to: 'sealed', event })

/**
 * The two places where a secret becomes wider knowledge: every value that a decision takes out of a narrower compartment
 * and puts into an event for a wider one passes through one of them. They copy it; an object that crosses without them is
 * refused when the state changes.
 */
export const reveal = <T extends Json>(secret: T): T => copyOf(secret)
/** As `reveal`, for what is told to one seat only. */
export const tell = <T extends Json>(_seat: SeatId, secret: T): T => copyOf(secret)

const copyOf = <T extends Json>(value: T): T => JSON.parse(JSON.stringify(value)) as T
