/** A conflict as it begins. Public values only. */
import type { EventsByType } from '../rule.ts'
import type { Conflict, Side } from '../state.ts'

type Setup = EventsByType['conflict-proposed']['sides']['first']

export const newSide = (setup: Setup): Side => ({
  ...setup,
  accepted: false,
  ready: false,
  callsOff: false,
  influence: 0,
  rating: 0,
  dice: {},
  calls: 0,
  calledIn: 0,
  used: {},
  swaps: false,
  declined: false,
  lastDie: null,
})

export const newConflict = (
  id: string,
  proposedBy: Conflict['proposedBy'],
  first: Setup,
  second: Setup,
  more: Pick<Conflict, 'healing' | 'stage'> & { readonly stage: 'stakes' | 'setup' },
): Conflict => ({
  id,
  step: 0,
  proposedBy,
  domain: null,
  round: 1,
  fresh: true,
  lastWon: null,
  tied: false,
  sides: { first: newSide(first), second: newSide(second) },
  suspended: null,
  ...more,
})
