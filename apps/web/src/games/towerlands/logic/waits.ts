/** What the table waits for while there is no conflict, one line each. */
import { listed } from '@homestake/rules/language'
import type { SeatId } from '@homestake/rules'
import type { Hero } from '@homestake/rules/towerlands'
import { words } from '../words.ts'
import { heroName, type TlHouse } from './people.ts'

/** TA4, T-R26: sheets that are written or read, play that is to be opened; in play, that somebody wants something. */
export const waitsOf = (table: TlHouse): string[] => {
  const { phase, heroes } = table.play
  const all = Object.entries(heroes) as [SeatId, Hero][]
  const names = (stage: Hero['stage']): string =>
    listed(all.filter(([, hero]) => hero.stage === stage).map(([seat]) => heroName(table, seat)))
  const [drafts, submitted, playing] = [names('draft'), names('submitted'), names('playing')]
  return [
    ...(all.length === 0 ? [words.waiting.noSeats] : []),
    ...(drafts === '' ? [] : [words.waiting.drafts(drafts)]),
    ...(submitted === '' ? [] : [words.waiting.submitted(submitted)]),
    ...(phase === 'making' && playing !== '' ? [words.waiting.open(playing)] : []),
  ]
}
