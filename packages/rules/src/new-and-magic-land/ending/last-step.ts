import { closeChapter } from '../../house/chapters.ts'
import { toTable } from '../../table/event.ts'
import type { SeatId } from '../../table/ids.ts'
import { actingSeat, playIn, settlerOf } from '../acting.ts'
import { draftedSettler } from '../drafted.ts'
import type { NmlDeciding, Rule } from '../rule.ts'
import { stepOn } from './next-step.ts'

/** All others are done: the season has ended, and the seed of its end is published. */
const ended = (deciding: NmlDeciding, last: SeatId) => {
  const { endings, past } = playIn(deciding)
  const others = Object.entries(endings).some(([seat, { at }]) => seat !== last && at.step !== 'done')
  const season = past[past.length - 1]
  if (others || season === undefined) return []
  return [...closeChapter(deciding.state), toTable({ type: 'season-ended' as const, season: season.name })]
}

/** N-R54, NA28: the Dream is kept or changed, for nothing. NA13, NA17: or the story is over. */
export const lastStep: Rule<'settle-dream' | 'tell-last-words', 'dream-settled' | 'last-words-told' | 'season-ended'> =
  {
    decide: {
      'settle-dream': (deciding, { dream }) => {
        const seat = actingSeat(deciding.actor)
        const before = settlerOf(deciding, seat)
        const changed = dream !== before.dream
        return [toTable({ type: 'dream-settled', seat, name: before.name, dream, changed }), ...ended(deciding, seat)]
      },
      'tell-last-words': (deciding, { text }) => {
        const seat = actingSeat(deciding.actor)
        return [
          toTable({ type: 'last-words-told', seat, name: settlerOf(deciding, seat).name, text }),
          ...ended(deciding, seat),
        ]
      },
    },
    evolve: {
      'dream-settled': ({ seat, dream }, drafts) => {
        draftedSettler(drafts, seat).dream = dream
        stepOn(drafts, seat)
      },
      // NA13: whoever is out is out for good, and their Harvest Dice are lost.
      'last-words-told': ({ seat, text }, drafts) => {
        const settler = draftedSettler(drafts, seat)
        settler.stage = 'out'
        settler.ending = text
        settler.harvestDice = 0
        stepOn(drafts, seat)
      },
      'season-ended': (_event, { table: { play } }) => {
        play.phase = 'between'
        play.endings = {}
      },
    },
  }
