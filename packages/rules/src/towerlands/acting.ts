/** What a decision may take for granted, because `legal` has looked already; each throws where it is not so (a fault). */
import type { SeatId } from '../table/ids.ts'
import type { Actor } from '../table/viewer.ts'
import type { TlDeciding } from './rule.ts'
import type { At, Burden, Conflict, Hero, TlTable } from './state.ts'
import type { TlOptions } from './options.ts'
import { burdensOf } from './who.ts'
import type { Figure } from './events.ts'

export const certain = <T>(value: T | null | undefined, what: string): T => {
  if (value === null || value === undefined) throw new Error(`there is no ${what}`)
  return value
}

/** The seat that acts, or is acted for. */
export const actingSeat = (actor: Actor): SeatId => certain(actor.seat, 'seat that acts')

export const playIn = ({ state }: TlDeciding): TlTable => state.table.play

export const optionsIn = ({ state }: TlDeciding): TlOptions => state.table.options

export const heroOf = (deciding: TlDeciding, seat: SeatId): Hero =>
  certain(playIn(deciding).heroes[seat], `hero of ${seat}`)

export const conflictIn = (deciding: TlDeciding): Conflict => certain(playIn(deciding).conflict, 'conflict')

export const conflictOf = <S extends Conflict['stage']>(deciding: TlDeciding, ...stages: readonly S[]): At<S> => {
  const conflict = conflictIn(deciding)
  if (!(stages as readonly string[]).includes(conflict.stage))
    throw new Error(`the conflict is at ${conflict.stage}, not at ${stages.join(' or ')}`)
  return conflict as At<S>
}

export const burdenIn = (deciding: TlDeciding, figure: Figure, id: string): Burden =>
  certain(burdensOf(playIn(deciding), figure)[id], `burden ${id}`)
