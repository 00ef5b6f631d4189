/** D11, D12: what is the host's alone, asked once more before it is done. */
import type { Offer } from '../../../table/offers/offer.ts'
import { words } from '../words.ts'

const once = (key: 'end-race' | 'end-table', label: string, confirm: string): Offer => ({
  key,
  label,
  confirm,
  tone: 'plain',
  command: () => ({ type: key }),
})

export const deskOffers = {
  race: [once('end-race', words.desk.endRace, words.desk.sureRace)],
  table: [once('end-table', words.desk.endTable, words.desk.sureTable)],
} as const satisfies Record<string, readonly Offer[]>
