import { toTable } from '../../table/event.ts'
import { certain } from '../acting.ts'
import { winnerOf } from '../dice/compare.ts'
import { topOf } from '../dice/die.ts'
import { draftedConflict, goesOut } from '../drafted.ts'
import { enter } from '../flow.ts'
import type { Evolves, TlEvents } from '../rule.ts'
import { SIDES, type Conflict } from '../state.ts'
import { bySide, sideNames } from '../who.ts'

/** T-R39 to T-R42, TA6: the highest kept dice meet, and both are out. */
export const compare = (conflict: Conflict): TlEvents => {
  const tops = bySide((side) => certain(topOf(conflict.sides[side].dice), `kept die of ${side}`))
  const winner = winnerOf(tops.first.value, tops.second.value)
  return [
    toTable({
      type: 'round-compared' as const,
      conflict: conflict.id,
      round: conflict.round,
      names: sideNames(conflict),
      dice: bySide((side) => tops[side].id),
      values: bySide((side) => tops[side].value),
      winner,
    }),
    enter(conflict, { stage: 'narrate', winner, told: { first: false, second: false } }),
  ]
}

export const comparing: { readonly evolve: Evolves<'round-compared'> } = {
  evolve: {
    'round-compared': ({ conflict: id, round, dice, values, winner }, drafts) => {
      const conflict = draftedConflict(drafts, id)
      for (const side of SIDES) {
        goesOut(conflict.sides[side], dice[side])
        conflict.sides[side].declined = false
        for (const die of Object.values(conflict.sides[side].dice)) die.was = null
      }
      conflict.round = round + 1
      conflict.fresh = false
      conflict.tied = winner === null
      if (winner === null) return
      conflict.lastWon = winner
      conflict.sides[winner].lastDie = values[winner]
    },
  },
}
