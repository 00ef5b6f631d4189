/** What the table waits for while there is no conflict, one line each. */
import type { SeatId } from '@homestake/rules'
import type { Settler } from '@homestake/rules/new-and-magic-land'
import { words } from '../words.ts'
import { listed } from '@homestake/rules/language'
import { settlerName, type NmlHouse } from './people.ts'
import { nextSeason } from './season.ts'

export const waitsOf = (table: NmlHouse): string[] => {
  const { play } = table
  const settlers = Object.entries(play.settlers) as [SeatId, Settler][]
  const names = (is: (settler: Settler) => boolean): string =>
    listed(settlers.filter(([, settler]) => is(settler)).map(([seat]) => settlerName(table, seat)))
  const lines: string[] = []
  const add = (who: string, say: (who: string) => string): void => {
    if (who !== '') lines.push(say(who))
  }
  if (settlers.length === 0) lines.push(words.waiting.noSeats)
  add(
    names(({ stage }) => stage === 'draft'),
    words.waiting.drafts,
  )
  add(
    names(({ stage }) => stage === 'submitted'),
    words.waiting.submitted,
  )
  if (play.phase === 'season') {
    add(
      names(({ stage, goal }) => stage === 'playing' && goal === ''),
      words.waiting.goals,
    )
    return lines
  }
  const next = nextSeason(play)
  if (play.phase === 'between' && next === 'festival') return [...lines, words.waiting.festival]
  if (next === null) return [...lines, words.waiting.over]
  if (settlers.some(([, { stage }]) => stage === 'playing')) lines.push(words.waiting.open(words.seasons[next].title))
  return lines
}
