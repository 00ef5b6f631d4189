/** D1: what the GM kept hidden is opened when the season closes, and checked here against what she was bound to. */
import { commitTo } from '@homestake/rules/proof'
import { seasonSecret, type NmlEvent, type SeasonName } from '@homestake/rules/new-and-magic-land'

type Closed = Extract<NmlEvent, { readonly type: 'season-closed' }>

export interface Opening extends Pick<Closed, 'season' | 'rating' | 'supply' | 'left' | 'sealedRolls'> {
  /**
   * `holds`: it is what everyone was shown when the season opened · `unseen`: it fits the hash that came with it, and this
   * browser did not see the season open · `broken`: it is something else.
   */
  readonly check: 'holds' | 'unseen' | 'broken'
}

const closing = (lines: readonly { readonly event: { readonly type: string } }[]): Closed | null =>
  (lines.findLast(({ event }) => event.type === 'season-closed')?.event as Closed | undefined) ?? null

const promisedIn = (lines: readonly { readonly event: { readonly type: string } }[], season: SeasonName) =>
  (
    lines.findLast(
      ({ event }) => event.type === 'season-opened' && (event as { season?: SeasonName }).season === season,
    )?.event as { commitment: string } | undefined
  )?.commitment

/**
 * @param lines the chronicle as far as it is at hand
 * @param remembered the hash that this browser saw while the season was open
 * @returns `null` where the season's close is not at hand
 */
export const openingOf = (
  lines: readonly { readonly event: { readonly type: string } }[],
  remembered: (season: SeasonName) => string | null,
): Opening | null => {
  const closed = closing(lines)
  if (closed === null) return null
  const { season, rating, supply, left, sealedRolls, salt, commitment } = closed
  const promised = [remembered(season), promisedIn(lines, season)].filter((one) => typeof one === 'string')
  const fits = commitTo(seasonSecret(rating, supply), salt) === commitment
  const kept = promised.every((one) => one === commitment)
  return {
    season,
    rating,
    supply,
    left,
    sealedRolls,
    check: !fits || !kept ? 'broken' : promised.length === 0 ? 'unseen' : 'holds',
  }
}
