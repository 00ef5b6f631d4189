/** What a copy of a table may claim at most (COPY-7): what the fields of a sheet take, which is all that a die looks at. */
import type { SeatId } from '../table/ids.ts'
import { counted, type Most } from '../table/most.ts'
import { DESK } from './sheets/others.legal.ts'
import { SHEET } from './sheets/traits.legal.ts'
import type { TlBetween, TlTable } from './state.ts'

/** The most that a field or a command takes as a rating; Influence and domains are half of it. */
const RATING = 20

/** How many burdens one can have: one a conflict or two, of which few stay. */
const BURDENS = 200

/** A side’s own dice, what all Wells of a full sheet give, and as much again in calls. */
const DICE = 2 * (2 * RATING + SHEET * RATING) + BURDENS

export const tlMost: Partial<Most> = {
  number: RATING,
  numbers: { ...counted('step', 'round', 'calls', 'calledIn', 'throw', 'index'), storyPoints: 99 },
  entries: { others: DESK, traits: SHEET, burdens: BURDENS, dice: DICE, was: DICE, fallen: 2 * DICE, raised: DICE, lowered: DICE, used: SHEET + BURDENS },
} // prettier-ignore

/** With private sheets a hero’s traits lie in two places: together they are one sheet. */
export const tlBeyond = (
  { heroes }: TlTable,
  between: (seat: SeatId) => { readonly play: TlBetween } | undefined,
): string | null => {
  for (const [seat, { sheet }] of Object.entries(heroes) as [SeatId, TlTable['heroes'][SeatId]][]) {
    const hidden = Object.keys(between(seat)?.play.traits ?? {}).length
    if (Object.keys(sheet?.traits ?? {}).length + hidden > SHEET) return `play/heroes/${seat}/sheet/traits`
  }
  return null
}
