/** What every way of gathering dice has in common. */
import type { SeatId } from '../../table/ids.ts'
import { refuse, type Refusal } from '../../table/refusal.ts'
import type { Looking } from '../rule.ts'
import { allBundles, diceOn, isGm, sideOf } from '../sides.ts'
import type { Relationship, Settler, SideName, Why } from '../state.ts'
import { conflictAt, isRefusal, ownSettler, type At } from '../window.ts'
import { nmlWords as words } from '../words.ts'

/** Dice may be added before each roll (N-R34, NA12), unless the table locks them after the first. */
export const gatheringAt = (looking: Looking, named: { readonly conflict: string }): At<'gather'> | Refusal => {
  const conflict = conflictAt(looking, named, 'gather')
  if (isRefusal(conflict)) return conflict
  return looking.options.escalationDice === 'locked' && conflict.rolls > 0 ? refuse('not-now', words.locked) : conflict
}

/**
 * A side with so many dice gathers no more. Three Aspects, a dozen ties and help from every other seat at three dice each, and a
 * Victory Die for each conflict that a settler wins in a year, stay below.
 */
export const HANDFUL = 300

export const handful = (conflict: At<'gather'>, side: SideName): Refusal | null =>
  diceOn(conflict, side) < HANDFUL ? null : refuse('not-allowed', words.enoughDice(HANDFUL))

export interface Gatherer {
  readonly conflict: At<'gather'>
  readonly seat: SeatId
  readonly settler: Settler
  readonly side: SideName
}

/** The settler whose conflict it is. */
export const principalAt = (looking: Looking, named: { readonly conflict: string }): Gatherer | Refusal => {
  const conflict = gatheringAt(looking, named)
  if (isRefusal(conflict)) return conflict
  const settler = ownSettler(looking)
  if (isRefusal(settler)) return settler
  const { seat } = looking.actor
  const side = sideOf(conflict, seat)
  if (seat === null || side === null) return refuse('not-yours', words.notPrincipal)
  return handful(conflict, side) ?? { conflict, seat, settler, side }
}

/** The GM, gathering. */
export const gmAt = (looking: Looking, named: { readonly conflict: string }): At<'gather'> | Refusal => {
  const conflict = gatheringAt(looking, named)
  if (isRefusal(conflict)) return conflict
  return isGm(looking.actor) ? conflict : refuse('not-yours', words.gmOnly)
}

/** A Relationship that can give dice (NA6). */
export const liveTie = (settler: Settler, relationship: string): Relationship | Refusal => {
  const tie = Object.hasOwn(settler.relationships, relationship) ? settler.relationships[relationship] : undefined
  if (tie === undefined) return refuse('not-found', words.noSuchTie)
  return tie.rating >= 1 ? tie : refuse('not-allowed', words.brokenTie)
}

/** The reasons for which this settler has gathered dice in this conflict. */
export const reasonsOf = (conflict: At<'gather'>, seat: SeatId): Why[] =>
  allBundles(conflict).flatMap(({ by, why }) => (by === seat ? [why] : []))
