/** What a settler still needs before it goes to the GM (N-R2 to N-R9, NA2). */
import { type SeatId } from '@homestake/rules'
import { ASPECTS, type Relationship, type Settler } from '@homestake/rules/new-and-magic-land'

export const RATINGS = [1, 2, 3] as const

export type Missing = 'name' | 'aspects' | 'ties' | 'ratings' | 'settler-tie' | 'past' | 'dream'

const blank = (text: string | null): boolean => text === null || text.trim() === ''

const ratedOnceEach = (ties: readonly Relationship[]): boolean =>
  RATINGS.every((rating) => ties.filter((tie) => tie.rating === rating).length === 1)

/**
 * @param past where it stands: on the sheet, or between player and GM
 * @param others the seats of the other settlers
 */
export const missingFrom = (settler: Settler, past: string | null, others: readonly SeatId[]): Missing[] => {
  const ties = Object.values(settler.relationships)
  const found: [Missing, boolean][] = [
    ['name', blank(settler.name)],
    ['aspects', ASPECTS.some((id) => blank(settler.aspects[id]))],
    ['ties', ties.length < 3 || ties.some((tie) => blank(tie.name) && tie.seat === null)],
    ['ratings', !ratedOnceEach(ties)],
    ['settler-tie', others.length > 0 && !ties.some((tie) => tie.seat !== null && others.includes(tie.seat))],
    ['past', blank(past)],
    ['dream', blank(settler.dream)],
  ]
  return found.filter(([, lacks]) => lacks).map(([what]) => what)
}

/** Give one tie a rating: whoever had it takes the one that is given up, so that each stays there once. */
export const swapRatings = (
  ties: Readonly<Record<string, Relationship>>,
  tie: string,
  rating: number,
): { readonly tie: string; readonly from: number; readonly to: number }[] => {
  const from = ties[tie]?.rating ?? 0
  if (from === rating) return []
  const holder = Object.entries(ties).find(([id, other]) => id !== tie && other.rating === rating)?.[0]
  const mine = { tie, from, to: rating }
  return holder === undefined ? [mine] : [{ tie: holder, from: rating, to: from }, mine]
}
