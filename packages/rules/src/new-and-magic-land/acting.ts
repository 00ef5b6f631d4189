/** What a decision may take for granted, because `legal` has looked already; each throws where it is not so (a fault). */
import { betweenOf } from '../table/compartment.ts'
import type { SeatId } from '../table/ids.ts'
import type { Actor } from '../table/viewer.ts'
import type { NmlDeciding } from './rule.ts'
import type { Conflict, Ending, Festival, NmlGm, NmlTable, Scene, SceneTurn, Season, Settler } from './state.ts'
import type { EndingAt } from './ending/end-at.ts'
import type { At } from './window.ts'

const certain = <T>(value: T | null | undefined, what: string): T => {
  if (value === null || value === undefined) throw new Error(`there is no ${what}`)
  return value
}

/** The seat that acts, or is acted for. */
export const actingSeat = (actor: Actor): SeatId => certain(actor.seat, 'seat that acts')

export const playIn = ({ state }: NmlDeciding): NmlTable => state.table.play

export const conflictIn = (deciding: NmlDeciding): Conflict => certain(playIn(deciding).conflict, 'conflict')

export const conflictOf = <S extends Conflict['stage']>(deciding: NmlDeciding, stage: S): At<S> => {
  const conflict = conflictIn(deciding)
  if (conflict.stage !== stage) throw new Error(`the conflict is at ${conflict.stage}, not at ${stage}`)
  return conflict as At<S>
}

export const seasonIn = (deciding: NmlDeciding): Season => certain(playIn(deciding).season, 'season')

export const turnIn = (deciding: NmlDeciding): SceneTurn => certain(playIn(deciding).turn, 'turn')

export const sceneIn = (deciding: NmlDeciding): Scene => certain(playIn(deciding).scene, 'scene')

/** Where a settler stands at the season's end. */
export const endingOf = <S extends Ending['step']>(deciding: NmlDeciding, seat: SeatId, step: S): EndingAt<S> => {
  const { at } = certain(playIn(deciding).endings[seat], `season's end of ${seat}`)
  if (at.step !== step) throw new Error(`the season's end of ${seat} is at ${at.step}, not at ${step}`)
  return at as EndingAt<S>
}

export const festivalIn = (deciding: NmlDeciding): Festival => certain(playIn(deciding).festival, 'festival')

/** The GM's numbers: secret, so that whatever leaves them goes through `reveal`. */
export const gmSeasonIn = ({ state }: NmlDeciding): NonNullable<NmlGm['season']> =>
  certain(state.gm.play.season, 'season of the GM')

export const settlerOf = (deciding: NmlDeciding, seat: SeatId): Settler =>
  certain(playIn(deciding).settlers[seat], `settler of ${seat}`)

/** A Past that is still secret (D2); empty where none is. */
export const secretPastOf = ({ state }: NmlDeciding, seat: SeatId): string => state[betweenOf(seat)]?.play.past ?? ''
