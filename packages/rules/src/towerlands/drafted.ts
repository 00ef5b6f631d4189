/** The parts of a state that events change; each throws where the part is not there, which is a fault of a rule. */
import type { Draft } from 'mutative'
import type { SeatId } from '../table/ids.ts'
import { certain } from './acting.ts'
import type { Figure } from './events.ts'
import type { TlDrafts } from './rule.ts'
import type { Burden, Conflict, Hero, Other, Side, SideName, Stage, Trait } from './state.ts'

export const draftedHero = (drafts: TlDrafts, seat: SeatId): Draft<Hero> =>
  certain(drafts.table.play.heroes[seat], `hero of ${seat}`)

export const draftedOther = (drafts: TlDrafts, other: string): Draft<Other> =>
  certain(drafts.table.play.others[other], `other ${other}`)

export const draftedBurdens = (drafts: TlDrafts, figure: Figure): Record<string, Draft<Burden>> =>
  figure.kind === 'hero' ? draftedHero(drafts, figure.seat).burdens : draftedOther(drafts, figure.other).burdens

/** The traits of a figure that the table knows. */
export const draftedTraits = (drafts: TlDrafts, figure: Figure): Record<string, Draft<Trait>> =>
  figure.kind === 'hero'
    ? certain(draftedHero(drafts, figure.seat).sheet, `sheet of ${figure.seat}`).traits
    : draftedOther(drafts, figure.other).traits

export const draftedConflict = (drafts: TlDrafts, id: string): Draft<Conflict> => {
  const conflict = certain(drafts.table.play.conflict, 'conflict')
  if (conflict.id !== id) throw new Error(`the conflict is ${conflict.id}, not ${id}`)
  return conflict
}

export const draftedSide = (drafts: TlDrafts, conflict: string, side: SideName): Draft<Side> =>
  draftedConflict(drafts, conflict).sides[side]

/** T-R38: a die leaves the conflict, and what it was before. */
export const goesOut = ({ dice }: Draft<Side>, die: string): void => {
  Object.assign(certain(dice[die], `die ${die}`), { pile: 'out', was: null })
}

const OF_A_STAGE = ['side', 'call', 'name', 'back', 'burden', 'winner', 'told', 'how', 'accepted']

/** Lead a conflict into another stage: a new window, in which nobody has said "ready" yet (D13). */
export const enterStage = (conflict: Draft<Conflict>, stage: Stage): void => {
  for (const key of OF_A_STAGE) if (Object.hasOwn(conflict, key)) Reflect.deleteProperty(conflict, key)
  Object.assign(conflict, stage)
  newStep(conflict)
}

/** Raise the number of the window and take "ready" back (D13). */
export const newStep = (conflict: Draft<Conflict>): void => {
  conflict.step += 1
  conflict.sides.first.ready = false
  conflict.sides.second.ready = false
}

/** The stakes have changed: nobody has agreed to them as they stand. */
export const newTerms = (conflict: Draft<Conflict>): void => {
  newStep(conflict)
  conflict.sides.first.accepted = false
  conflict.sides.second.accepted = false
}
