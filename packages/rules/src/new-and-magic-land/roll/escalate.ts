import { reveal, toGm, toTable } from '../../table/event.ts'
import type { SeatId } from '../../table/ids.ts'
import { conflictOf, gmSeasonIn, playIn, seasonIn, settlerOf } from '../acting.ts'
import { draftedConflict, draftedGmSeason, draftedSeason, draftedSettler, enterStage, newTerms } from '../drafted.ts'
import type { NmlOptions } from '../options.ts'
import type { NmlDeciding, Rule } from '../rule.ts'
import { current, sideNames } from '../sides.ts'
import { SIDES, type PoolName, type SideName } from '../state.ts'
import type { At } from '../window.ts'

/** N-R39 to N-R43, NA11, NA12: pay one, raise the stakes, gather again with the dice that were thrown. */
export const escalate: Rule<'escalate', 'escalated' | 'pool-spent'> = {
  decide: {
    escalate: (deciding, { side, stakes }) => {
      const conflict = conflictOf(deciding, 'result')
      const payers = payersOf(conflict, side, deciding.state.table.options).map(
        (name) => conflict.sides[name].principal,
      )
      const gm = payers.includes('gm') ? gmPays(deciding) : null
      return [
        toTable({
          type: 'escalated',
          conflict: conflict.id,
          side,
          stakes,
          names: sideNames(playIn(deciding), conflict),
          paid: payers.flatMap((payer) => (payer === 'gm' ? [] : settlerPays(deciding, payer, conflict.pool))),
          season: gm?.told ?? { paid: false, left: seasonIn(deciding).known.pool },
        }),
        ...(gm === null ? [] : [toGm({ type: 'pool-spent' as const, left: gm.left })]),
      ]
    },
  },
  evolve: {
    escalated: (event, drafts) => {
      const conflict = draftedConflict(drafts, event.conflict)
      conflict.sides[event.side].stakes = event.stakes
      conflict.raised += 1
      for (const { seat, pool } of event.paid) draftedSettler(drafts, seat)[pool].spent += 1
      draftedSeason(drafts).known.pool = event.season.left
      newTerms(conflict)
      enterStage(conflict, { stage: 'gather' })
    },
    'pool-spent': ({ left }, drafts) => {
      const { pool } = draftedGmSeason(drafts)
      pool.spent = pool.score - left
    },
  },
}

/** NA11: after a lost roll its loser pays; after a tie whoever goes on, both, or nobody. */
const payersOf = ({ lower }: At<'result'>, side: SideName, { tieEscalation }: NmlOptions): readonly SideName[] => {
  if (lower !== null || tieEscalation === 'chooser') return [side]
  return tieEscalation === 'both' ? SIDES : []
}

/** Whoever is drawn in by the other's choice (`both`) and has nothing left pays nothing. */
const settlerPays = (deciding: NmlDeciding, seat: SeatId, pool: PoolName) => {
  const settler = settlerOf(deciding, seat)
  const has = current(settler[pool])
  return has >= 1 ? [{ seat, name: settler.name, pool, left: has - 1 }] : []
}

/** What the table is told of the GM's payment depends on her pool only where everyone knows that pool (D1). */
const gmPays = (deciding: NmlDeciding) => {
  const has = current(gmSeasonIn(deciding).pool)
  const left = Math.max(0, has - 1)
  const known = seasonIn(deciding).known.pool !== null
  return { left, told: known ? { paid: reveal(has >= 1), left: reveal(left) } : { paid: true, left: null } }
}
