/** Whose move it is. */
import { otherSide, pileOf, SIDES, type At, type Conflict, type Principal, type SideName } from '@homestake/rules/towerlands' // prettier-ignore

export type What =
  | 'write-stakes' | 'agree' | 'domain' | 'open-healing' | 'roll' | 'window' | 'approve' | 'pick' | 'victory'
  | 'narrate' | 'respond' | 'deadlock' | 'chance' | 'burden' | 'answer' | 'accept' | 'stalemate' | 'pick-loss' | 'last-word' // prettier-ignore

export interface Move {
  readonly who: Principal
  readonly what: What
}

const both = ({ sides }: Conflict, what: What, lacks: (side: SideName) => boolean = () => true): Move[] =>
  SIDES.filter(lacks).map((side) => ({ who: sides[side].principal, what }))

const one = ({ sides }: Conflict, side: SideName, what: What): Move[] => [{ who: sides[side].principal, what }]

/** T-R28: whether a side has said what it expects to win and to lose. */
export const hasStakes = ({ sides }: Conflict, side: SideName): boolean =>
  sides[side].win !== '' && sides[side].lose !== ''

/** T-R73: whoever loses a healing scene chooses an unkept die, if there is one. */
export const owesLoss = ({ healing, winner, accepted, sides }: At<'aftermath'>): boolean =>
  healing !== null && winner === 'second' && !accepted && pileOf(sides.first.dice, 'unkept').length > 0

/** T-R40, T-R41, TA6: first the winner tells, then the loser; after a tie both, the GM last. */
const tells = (conflict: At<'narrate'>): Move[] => {
  const { winner, told, sides } = conflict
  if (winner !== null) {
    return told[winner] ? one(conflict, otherSide(winner), 'respond') : one(conflict, winner, 'narrate')
  }
  const waits = (side: SideName): boolean => sides[side].principal === 'gm' && !told[otherSide(side)]
  return both(conflict, 'deadlock', (side) => !told[side] && !waits(side))
}

const aftermath = (conflict: At<'aftermath'>): Move[] => {
  const { winner, accepted, told } = conflict
  if (winner === null) return both(conflict, 'stalemate')
  const loser = otherSide(winner)
  return [
    ...(told ? [] : one(conflict, winner, 'last-word')),
    ...(accepted ? [] : one(conflict, loser, owesLoss(conflict) ? 'pick-loss' : 'accept')),
  ]
}

/** Everybody who is waited for, and what for: never empty while a conflict is open. */
export const movesOf = (conflict: Conflict): Move[] => {
  switch (conflict.stage) {
    case 'stakes': {
      const unwritten = both(conflict, 'write-stakes', (side) => !hasStakes(conflict, side))
      return unwritten.length > 0 ? unwritten : both(conflict, 'agree', (side) => !conflict.sides[side].accepted)
    }
    case 'domain':
      return [{ who: 'gm', what: 'domain' }]
    case 'setup':
      return [{ who: 'gm', what: 'open-healing' }]
    case 'roll':
      return both(conflict, 'roll')
    case 'window':
      return both(conflict, 'window', (side) => !conflict.sides[side].ready)
    case 'approval':
      return [{ who: 'gm', what: 'approve' }]
    case 'pick':
    case 'victory':
    case 'chance':
    case 'burden':
    case 'answer':
      return one(conflict, conflict.side, conflict.stage)
    case 'narrate':
      return tells(conflict)
    case 'aftermath':
      return aftermath(conflict)
    default:
      return ((never: never) => never)(conflict)
  }
}

/** Whether this hand works at its dice now: calling, swapping, or choosing one. */
export const atDice = (conflict: Conflict, hand: Principal): boolean => {
  const plays = (side: SideName): boolean => conflict.sides[side].principal === hand
  if (conflict.stage === 'window') return SIDES.some(plays)
  if (conflict.stage === 'chance' || conflict.stage === 'pick') return plays(conflict.side)
  return conflict.stage === 'aftermath' && owesLoss(conflict) && plays('first')
}
