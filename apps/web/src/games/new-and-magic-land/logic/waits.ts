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

const ofChair = (text: string): Awaited => ({ who: ['chair'], text })

/** @param own whose part is told apart from the others’ */
export const awaitedOf = (table: NmlHouse, own: SeatId | null = null): Awaited[] => {
  const { play } = table
  const lines: Awaited[] = []
  const add = (is: (settler: Settler) => boolean, say: (who: string) => string, chair = false): void => {
    const all = seatsWhere(table, is)
    const parts = chair ? [all] : [all.filter((seat) => seat === own), all.filter((seat) => seat !== own)]
    for (const seats of parts)
      if (seats.length > 0) lines.push({ who: chair ? ['chair'] : seats, text: say(named(table, seats)) })
  }
  if (settlersOf(table).length === 0) lines.push(ofChair(words.waiting.noSeats))
  add(({ stage }) => stage === 'draft', words.waiting.drafts)
  add(({ stage }) => stage === 'submitted', words.waiting.submitted, true)
  if (play.phase === 'season') {
    add(({ stage, goal }) => stage === 'playing' && goal === '', words.waiting.goals)
    return lines
  }
  const next = nextSeason(play)
  if (play.phase === 'between' && next === 'festival') return [...lines, ofChair(words.waiting.festival)]
  if (next === null) return [...lines, { who: [], text: words.waiting.over }]
  if (seatsWhere(table, ({ stage }) => stage === 'playing').length > 0)
    lines.push(ofChair(words.waiting.open(words.seasons[next].title)))
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
