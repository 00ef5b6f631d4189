import { reveal, toGm, toTable } from '../../table/event.ts'
import { conflictIn, gmSeasonIn, playIn, settlerOf } from '../acting.ts'
import { draftedConflict, draftedGmSeason, draftedSeason, enterStage } from '../drafted.ts'
import type { Evolves, NmlDeciding } from '../rule.ts'
import { bySide, current, otherSide, sideNames, sideOf, sideStakes } from '../sides.ts'
import { SIDES, type Conflict, type SideName } from '../state.ts'
import { leaderOf, throwSide, type ShownSide } from './throw-side.ts'

/**
 * N-R34 to N-R38, D1: both sides throw. The GM's side is shown, and with it the Conflict Pool as it counts, unless Drama
 * Dice are sealed: then how many dice she threw and the verdict are all that the table is told.
 */
export const roll = (deciding: NmlDeciding) => {
  const conflict = conflictIn(deciding)
  const gm = sideOf(conflict, 'gm')
  const sealed = gm !== null && deciding.state.table.options.dramaDice === 'sealed'
  const dice = deciding.dice()
  const first = throwSide(dice, 0, conflict.sides.first, poolOf(deciding, conflict, 'first'))
  const second = throwSide(dice, first.dice.length, conflict.sides.second, poolOf(deciding, conflict, 'second'))
  const thrown = { first, second }
  const leads = leaderOf(first.total, second.total)
  const shown = (side: SideName): ShownSide | { hidden: true; count: number } =>
    sealed && side === gm ? { hidden: true, count: thrown[side].dice.length } : thrown[side]
  return [
    toTable({
      type: 'rolled' as const,
      conflict: conflict.id,
      pool: conflict.pool,
      roll: { throw: dice.number, sides: bySide(shown), leads },
      names: sideNames(playIn(deciding), conflict),
      stakes: sideStakes(conflict),
      whys: Object.fromEntries(SIDES.flatMap((side) => whysOf(conflict, side))),
      lower: leads === null ? null : otherSide(leads),
      gm,
      conflictPool: gm === null || sealed ? null : thrown[gm].pool,
    }),
    ...(sealed
      ? [
          toGm({
            type: 'sealed-roll' as const,
            roll: { throw: dice.number, conflict: conflict.id, side: thrown[gm] },
          }),
        ]
      : []),
  ]
}

const poolOf = (deciding: NmlDeciding, { sides, pool }: Conflict, side: SideName): number => {
  const { principal } = sides[side]
  // N-R21: the GM's side has the Conflict Pool in place of Grit or Heart.
  return principal === 'gm' ? reveal(current(gmSeasonIn(deciding).pool)) : current(settlerOf(deciding, principal)[pool])
}

const whysOf = ({ sides }: Conflict, side: SideName) =>
  Object.entries(sides[side].bundles).map(([bundle, { why }]) => [bundle, why] as const)

export const rolling: { readonly evolve: Evolves<'rolled' | 'sealed-roll'> } = {
  evolve: {
    rolled: ({ conflict: id, roll: rolled, lower, conflictPool }, drafts) => {
      const conflict = draftedConflict(drafts, id)
      conflict.roll = rolled
      conflict.rolls += 1
      for (const side of SIDES) for (const bundle of Object.values(conflict.sides[side].bundles)) bundle.thrown = true
      enterStage(conflict, { stage: 'result', lower, rests: { first: false, second: false } })
      if (conflictPool !== null) draftedSeason(drafts).known.pool = conflictPool
    },
    'sealed-roll': ({ roll: sealed }, drafts) => {
      draftedGmSeason(drafts).sealedRolls.push(sealed)
    },
  },
}
