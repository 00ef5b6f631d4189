/** D11: what is the host's alone in the game, asked once more before it is done. */
import type { Offer } from '../../../table/offers/offer.ts'
import { deskWords } from '../words/desk.ts'

export const deskOffers = {
  race: [
    {
      key: 'end-race',
      label: deskWords.endRace,
      confirm: deskWords.sureRace,
      tone: 'plain',
      command: () => ({ type: 'end-race' }),
    },
  ],
} as const satisfies Record<string, readonly Offer[]>
