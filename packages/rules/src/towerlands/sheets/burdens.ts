import { toTable } from '../../table/event.ts'
import { burdenIn, playIn } from '../acting.ts'
import type { Whose } from '../commands.ts'
import { draftedBurdens } from '../drafted.ts'
import type { Figure } from '../events.ts'
import type { Rule } from '../rule.ts'
import { figureName } from '../who.ts'

const figureAt = (whose: Whose): Figure => {
  if (whose.kind === 'draft') throw new Error('a draft has no burdens')
  return whose
}

/** T-R17, T-R67: burdens that come and go outside of the dice. */
export const burdens: Rule<
  'give-burden' | 'take-burden' | 'reword-burden' | 'overcome-burden',
  'burden-given' | 'burden-taken' | 'burden-reworded' | 'burden-overcome'
> = {
  decide: {
    'give-burden': (deciding, { to, name: called, domain, value }) => {
      const figure = figureAt(to)
      const name = figureName(playIn(deciding), figure)
      const made = { name: called, domain, value, from: null }
      return [toTable({ type: 'burden-given', to: figure, name, burden: deciding.chance.id(), made })]
    },
    'take-burden': (deciding, { from, burden }) => {
      const figure = figureAt(from)
      const was = burdenIn(deciding, figure, burden).name
      return [toTable({ type: 'burden-taken', from: figure, name: figureName(playIn(deciding), figure), burden, was })]
    },
    'reword-burden': (deciding, { of, burden, name }) => {
      const figure = figureAt(of)
      return [
        toTable({ type: 'burden-reworded', of: figure, burden, was: burdenIn(deciding, figure, burden).name, name }),
      ]
    },
    'overcome-burden': (deciding, { of, burden, story }) => {
      const figure = figureAt(of)
      const name = figureName(playIn(deciding), figure)
      const was = burdenIn(deciding, figure, burden).name
      return [toTable({ type: 'burden-overcome', of: figure, name, burden, was, story })]
    },
  },
  evolve: {
    'burden-given': ({ to, burden, made }, drafts) => {
      draftedBurdens(drafts, to)[burden] = made
    },
    'burden-taken': ({ from, burden }, drafts) => {
      delete draftedBurdens(drafts, from)[burden]
    },
    'burden-reworded': ({ of, burden, name }, drafts) => {
      const found = draftedBurdens(drafts, of)[burden]
      if (found === undefined) throw new Error(`there is no burden ${burden}`)
      found.name = name
    },
    'burden-overcome': ({ of, burden }, drafts) => {
      delete draftedBurdens(drafts, of)[burden]
    },
  },
}
