/** The year as the header and the light of the page show it. */
import { SEASONS, type NmlTable, type SeasonName } from '@homestake/rules'

export type Mark = 'done' | 'now' | 'next' | 'later'

/** The season whose light lies on the page: the open one, or the last that closed. */
export const lightOf = (play: NmlTable): SeasonName => play.season?.name ?? play.past.at(-1)?.name ?? 'travel'

/** The season that opens next; `null` when the year is over. */
export const nextSeason = (play: NmlTable): SeasonName | null => SEASONS[play.past.length] ?? null

export const yearOf = (play: NmlTable): { readonly name: SeasonName; readonly mark: Mark }[] =>
  SEASONS.map((name, index) => {
    if (index < play.past.length) return { name, mark: 'done' }
    if (index > play.past.length) return { name, mark: 'later' }
    return { name, mark: play.season === null ? 'next' : 'now' }
  })
