/** For whom the table waits while there is no conflict, and for what. */
import type { SeatId } from '@homestake/rules'
import type { Settler } from '@homestake/rules/new-and-magic-land'
import type { Awaited } from '../../../table/rest/awaited.ts'
import { words } from '../words.ts'
import { listed } from '@homestake/rules/language'
import { settlerName, type NmlHouse } from './people.ts'
import { nextSeason } from './season.ts'

const settlersOf = ({ play }: NmlHouse) => Object.entries(play.settlers) as [SeatId, Settler][]

const seatsWhere = (table: NmlHouse, is: (settler: Settler) => boolean): SeatId[] =>
  settlersOf(table).flatMap(([seat, settler]) => (is(settler) ? [seat] : []))

const named = (table: NmlHouse, seats: readonly SeatId[]): string =>
  listed(seats.map((seat) => settlerName(table, seat)))

const ofChair = (text: string, yours: string): Awaited => ({ who: ['chair'], text, yours })

/** @param own whose part is told apart from the others’ */
export const awaitedOf = (table: NmlHouse, own: SeatId | null = null): Awaited[] => {
  const { play } = table
  const lines: Awaited[] = []
  const { waiting } = words
  const add = (is: (settler: Settler) => boolean, say: (who: string) => string, yours: string): void => {
    const all = seatsWhere(table, is)
    for (const seats of [all.filter((seat) => seat === own), all.filter((seat) => seat !== own)])
      if (seats.length > 0) lines.push({ who: seats, text: say(named(table, seats)), yours })
  }
  if (settlersOf(table).length === 0) lines.push(ofChair(waiting.noSeats, waiting.yours.noSeats))
  add(({ stage }) => stage === 'draft', waiting.drafts, waiting.yours.drafts)
  const submitted = seatsWhere(table, ({ stage }) => stage === 'submitted')
  if (submitted.length > 0) {
    const whose = [named(table, submitted), submitted.length] as const
    lines.push(ofChair(waiting.submitted(...whose), waiting.yours.submitted(...whose)))
  }
  if (play.phase === 'season') {
    add(({ stage, goal }) => stage === 'playing' && goal === '', waiting.goals, waiting.yours.goals)
    return lines
  }
  const next = nextSeason(play)
  if (play.phase === 'between' && next === 'festival')
    return [...lines, ofChair(waiting.festival, waiting.yours.festival)]
  if (next === null) return [...lines, { who: [], text: waiting.over, yours: waiting.over }]
  const season = words.seasons[next].title
  if (seatsWhere(table, ({ stage }) => stage === 'playing').length > 0)
    lines.push(ofChair(waiting.open(season), waiting.yours.open(season)))
  return lines
}

/** The same as lines alone. */
export const waitsOf = (table: NmlHouse): string[] => awaitedOf(table).map(({ text }) => text)

/** Who has done what the others are waited for, by name; empty where nobody is waited for. */
export const readyOf = (table: NmlHouse): string => {
  const { phase } = table.play
  const at = (settler: Settler): boolean => settler.stage === 'playing' && (phase === 'making' || settler.goal !== '')
  const waited = seatsWhere(table, (settler) => settler.stage !== 'out' && !at(settler))
  return waited.length === 0 || (phase !== 'making' && phase !== 'season') ? '' : named(table, seatsWhere(table, at))
}
