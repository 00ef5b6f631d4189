import { toTable } from '../../table/event.ts'
import { actingSeat, festivalIn, settlerOf } from '../acting.ts'
import { draftedFestival, draftedSettler } from '../drafted.ts'
import { throwPlain } from '../ending/throw-plain.ts'
import type { Rule } from '../rule.ts'
import { yearEnded } from './end-year.ts'
import { fateOf } from './fate.ts'

/** N-R56: each in turn tells of the feast, rolls all Harvest Dice, and tells what came of the Dream. */
export const feast: Rule<'tell-feast' | 'roll-harvest' | 'tell-fate', 'feast-told' | 'harvest-rolled' | 'fate-told'> = {
  decide: {
    'tell-feast': (deciding, { text }) => {
      const seat = actingSeat(deciding.actor)
      return [toTable({ type: 'feast-told', seat, name: settlerOf(deciding, seat).name, text })]
    },
    'roll-harvest': (deciding) => {
      const seat = actingSeat(deciding.actor)
      const { name, dream, harvestDice } = settlerOf(deciding, seat)
      const { number, faces } = throwPlain(deciding.dice, harvestDice)
      return [toTable({ type: 'harvest-rolled', seat, name, dream, throw: number, faces, fate: fateOf(faces) })]
    },
    'tell-fate': (deciding, { text }) => {
      const seat = actingSeat(deciding.actor)
      const { order, fates } = festivalIn(deciding)
      const next = order[order.indexOf(seat) + 1] ?? null
      return [
        toTable({ type: 'fate-told', seat, name: settlerOf(deciding, seat).name, text, next }),
        ...(next === null ? yearEnded(deciding, fates) : []),
      ]
    },
  },
  evolve: {
    'feast-told': (_event, drafts) => {
      draftedFestival(drafts).step = 'roll'
    },
    'harvest-rolled': ({ seat, fate }, drafts) => {
      draftedSettler(drafts, seat).harvestDice = 0
      const festival = draftedFestival(drafts)
      festival.fates[seat] = fate
      festival.step = 'fate'
    },
    'fate-told': ({ next }, drafts) => {
      const festival = draftedFestival(drafts)
      festival.turn = next
      festival.step = 'feast'
    },
  },
}
