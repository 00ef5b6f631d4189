/** The year as the header and the light of the page show it. */
import { SEASONS, type NmlTable, type SeasonName } from '@homestake/rules/new-and-magic-land'

export type Mark = 'done' | 'now' | 'next' | 'later'

/** How many seasons are over; one whose end is still being played is not. */
const over = ({ phase, past, season }: NmlTable): number => {
  if (phase === 'closed') return SEASONS.length
  return phase === 'ending' && season === null ? past.length - 1 : past.length
}

/** The season whose light lies on the page: the one that is played, or the last that closed. */
export const lightOf = (play: NmlTable): SeasonName => {
  if (play.phase === 'festival' || play.phase === 'closed') return 'festival'
  return play.season?.name ?? play.past.at(-1)?.name ?? 'travel'
}

/** The season that opens next; `null` when the year is over. */
export const nextSeason = (play: NmlTable): SeasonName | null =>
  play.phase === 'closed' ? null : (SEASONS[play.past.length] ?? null)

export const yearOf = (play: NmlTable): { readonly name: SeasonName; readonly mark: Mark }[] => {
  const done = over(play)
  const waits = play.phase === 'making' || play.phase === 'between'
  return SEASONS.map((name, index) => {
    if (index < done) return { name, mark: 'done' }
    if (index > done) return { name, mark: 'later' }
    return { name, mark: waits ? 'next' : 'now' }
  })
}
