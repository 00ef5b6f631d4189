import { reveal, toGm, toTable } from '../../table/event.ts'
import { conflictIn, gmSeasonIn, playIn, seasonIn } from '../acting.ts'
import { draftedGmSeason, draftedSeason } from '../drafted.ts'
import type { Rule } from '../rule.ts'
import { sideNames, sideOf } from '../sides.ts'
import { STAND_INS } from '../stand-ins.ts'
import { gathered } from './gathering.ts'

/**
 * N-R28, N-R31: a Drama Die leaves the supply and an Aspect of the opposition is told.
 * NA5: when the last one is spent everyone learns, in every mode of D1, that the season is closing.
 */
export const spendDrama: Rule<'spend-drama', 'drama-spent' | 'supply-shown' | 'season-closing'> = {
  decide: {
    'spend-drama': (deciding, { side, aspect }) => {
      const conflict = conflictIn(deciding)
      const left = gmSeasonIn(deciding).left - 1
      const names = sideNames(playIn(deciding), conflict)
      const gift = sideOf(conflict, 'gm') === null
      return [
        gathered(
          deciding,
          side,
          { dice: 1, why: { kind: 'drama', text: aspect }, by: 'gm' },
          gift ? STAND_INS.gm : names[side],
          gift ? names[side] : undefined,
        ),
        toGm({ type: 'drama-spent', left }),
        ...(deciding.state.table.options.dramaDice === 'open'
          ? [toTable({ type: 'supply-shown' as const, left: reveal(left) })]
          : []),
        ...(left === 0 && !seasonIn(deciding).closing ? [toTable({ type: 'season-closing' as const })] : []),
      ]
    },
  },
  evolve: {
    'drama-spent': ({ left }, drafts) => {
      draftedGmSeason(drafts).left = left
    },
    'supply-shown': ({ left }, drafts) => {
      draftedSeason(drafts).known.supply = left
    },
    'season-closing': (_event, drafts) => {
      draftedSeason(drafts).closing = true
    },
  },
}
