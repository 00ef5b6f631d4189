import { openChapter } from '../../house/chapters.ts'
import { toTable } from '../../table/event.ts'
import { seatsInPlay } from '../in-play.ts'
import type { Rule } from '../rule.ts'
import { yearEnded } from './end-year.ts'

/** N-R55: no more conflicts; one settler after the other, by seat. Where nobody is left it ends with its beginning. */
export const openFestival: Rule<'open-festival', 'festival-opened'> = {
  decide: {
    'open-festival': (deciding) => {
      const order = seatsInPlay(deciding.state.table)
      const opened = toTable({ type: 'festival-opened' as const, order })
      return order.length === 0 ? [opened, ...yearEnded(deciding, {})] : [...openChapter(deciding.chance), opened]
    },
  },
  evolve: {
    'festival-opened': ({ order }, { table: { play } }) => {
      play.phase = 'festival'
      play.festival = { turn: order[0] ?? null, step: 'feast', order, fates: {} }
    },
  },
}
