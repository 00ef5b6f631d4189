/** What the table waits for while there is no conflict, one line each. */
import { listed } from '@homestake/rules/language'
import type { SeatId } from '@homestake/rules'
import type { Hero } from '@homestake/rules/towerlands'
import type { Awaited } from '../../../table/rest/awaited.ts'
import { words } from '../words.ts'
import { heroName, type TlHouse } from './people.ts'

/**
 * TA4, T-R26: sheets that are written or read, play that is to be opened; in play, that somebody wants something.
 * @param own whose part is told apart from the others’
 */
export const awaitedOf = (table: TlHouse, own: SeatId | null = null): Awaited[] => {
  const { phase, heroes } = table.play
  const all = Object.entries(heroes) as [SeatId, Hero][]
  const at = (stage: Hero['stage']): SeatId[] => all.flatMap(([seat, hero]) => (hero.stage === stage ? [seat] : []))
  const named = (seats: readonly SeatId[]): string => listed(seats.map((seat) => heroName(table, seat)))
  const [drafts, submitted, playing] = [at('draft'), at('submitted'), at('playing')]
  const { waiting } = words
  const chair = (text: string, yours: string): Awaited => ({ who: ['chair'], text, yours })
  const ofChair = (seats: readonly SeatId[], say: 'submitted' | 'open'): Awaited[] =>
    seats.length === 0
      ? []
      : [chair(waiting[say](named(seats), seats.length), waiting.yours[say](named(seats), seats.length))]
  return [
    ...(all.length === 0 ? [chair(waiting.noSeats, waiting.yours.noSeats)] : []),
    ...[drafts.filter((seat) => seat === own), drafts.filter((seat) => seat !== own)].flatMap((seats): Awaited[] =>
      seats.length === 0 ? [] : [{ who: seats, text: waiting.drafts(named(seats)), yours: waiting.yours.drafts }],
    ),
    ...ofChair(submitted, 'submitted'),
    ...(phase === 'making' ? ofChair(playing, 'open') : []),
  ]
}

/** Whose hero is in play while others are still made, by name; empty where nobody is waited for. */
export const readyOf = (table: TlHouse): string => {
  const all = Object.entries(table.play.heroes) as [SeatId, Hero][]
  const ready = all.filter(([, { stage }]) => stage === 'playing')
  return ready.length === all.length ? '' : listed(ready.map(([seat]) => heroName(table, seat)))
}

/** The same as lines alone. */
export const waitsOf = (table: TlHouse): string[] => awaitedOf(table).map(({ text }) => text)
