import { toTable } from '../../table/event.ts'
import { playIn } from '../acting.ts'
import type { Rule } from '../rule.ts'
import type { TlTable } from '../state.ts'

const heroNames = ({ heroes }: TlTable): string[] =>
  Object.values(heroes).flatMap(({ stage, sheet }) => (stage === 'playing' && sheet !== null ? [sheet.name] : []))

/** Play begins, and its options are frozen (D8); play ends, and the table is a book. */
export const opening: Rule<'open-play' | 'end-play', 'play-opened' | 'play-ended'> = {
  decide: {
    'open-play': (deciding) => [
      toTable({ type: 'begun' }),
      toTable({ type: 'play-opened', names: heroNames(playIn(deciding)) }),
    ],
    'end-play': (deciding) => [
      toTable({ type: 'play-ended', names: heroNames(playIn(deciding)) }),
      toTable({ type: 'table-ended', title: deciding.state.table.title }),
    ],
  },
  evolve: {
    'play-opened': (_event, drafts) => {
      drafts.table.play.phase = 'play'
    },
    'play-ended': (_event, drafts) => {
      drafts.table.play.phase = 'closed'
    },
  },
}
