import type { SeatId } from '@homestake/rules'
import type { TlTable } from '@homestake/rules/towerlands'
import type { Offer } from '../../../table/offers/offer.ts'
import { words } from '../words.ts'

/** T-R69: a healing scene for each burden of a hero, the heaviest first; one at 1 is overcome without (TA16). */
export const healingOffers = ({ heroes }: TlTable, seat: SeatId): Offer[] =>
  Object.entries(heroes[seat]?.burdens ?? {})
    .filter(([, { value }]) => value > 1)
    .sort(([, a], [, b]) => b.value - a.value)
    .map(([burden, { name }]) => ({
      key: burden,
      label: words.askHealing.askFor(name),
      tone: 'plain',
      command: () => ({ type: 'ask-healing', burden }),
    }))
