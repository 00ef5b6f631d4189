/** What this hand might do in a conflict now, the likeliest first. Whether it may, the rules say. */
import type { Conflict, Principal, SideName } from '@homestake/rules/towerlands'
import type { Offer } from '../../../table/offers/offer.ts'
import { conflictWords } from '../words/conflict.ts'
import { aftermath, answer, burden } from './offers-end.ts'
import { approval, chance, narrate, victory, window } from './offers-round.ts'
import { domain, setup, stakes } from './offers-stakes.ts'
import { sideOf } from './people.ts'

const roll = ({ id, step }: Conflict, hand: Principal, side: SideName | null): Offer[] =>
  hand !== 'gm' && side === null
    ? []
    : [
        {
          key: 'roll',
          label: conflictWords.acts.roll,
          tone: 'main',
          rolls: true,
          command: () => ({ type: 'roll', conflict: id, step }),
        },
      ]

export const offersOf = (conflict: Conflict, hand: Principal): Offer[] => {
  const side = sideOf(conflict, hand)
  switch (conflict.stage) {
    case 'stakes':
      return stakes(conflict, hand, side)
    case 'domain':
      return domain(conflict, hand, side)
    case 'setup':
      return setup(conflict, hand, side)
    case 'roll':
      return roll(conflict, hand, side)
    case 'window':
      return window(conflict, side)
    case 'approval':
      return approval(conflict, hand)
    case 'victory':
      return victory(conflict, side)
    case 'narrate':
      return narrate(conflict, side)
    case 'chance':
      return chance(conflict, side)
    case 'burden':
      return burden(conflict, side)
    case 'answer':
      return answer(conflict, side)
    case 'aftermath':
      return aftermath(conflict, side)
    // The die is chosen where the dice lie.
    case 'pick':
      return []
    default:
      return ((never: never) => never)(conflict)
  }
}
