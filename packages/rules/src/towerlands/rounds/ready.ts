import { toTable } from '../../table/event.ts'
import { conflictOf, optionsIn } from '../acting.ts'
import { topOf } from '../dice/die.ts'
import { draftedSide } from '../drafted.ts'
import { ending, enter, leftOver, resultOf } from '../flow.ts'
import type { Rule, TlDeciding, TlEvents } from '../rule.ts'
import { otherSide, type Conflict } from '../state.ts'
import { mayBurden } from '../who.ts'
import { compare } from './compare.ts'

/**
 * TA21: the second "ready" ends the window. The mark itself raises no step, so that two who press at once both count.
 * TA19: giving in counts as running out of dice; both together may end it without a result.
 */
export const ready: Rule<'ready' | 'unready' | 'concede' | 'call-off', 'ready-marked' | 'off-marked' | 'conceded'> = {
  decide: {
    ready: (deciding, { conflict, side }) => [
      toTable({ type: 'ready-marked', conflict, side, ready: true }),
      ...(conflictOf(deciding, 'window').sides[otherSide(side)].ready ? windowEnds(deciding) : []),
    ],
    unready: (_deciding, { conflict, side }) => [toTable({ type: 'ready-marked', conflict, side, ready: false })],
    concede: (deciding, { side }) => {
      const conflict = conflictOf(deciding, 'window')
      return [
        toTable({ type: 'conceded', conflict: conflict.id, side, name: conflict.sides[side].name }),
        ...leftOver(deciding, conflict, otherSide(side), 'concession'),
      ]
    },
    'call-off': (deciding, { side, off }) => {
      const conflict = conflictOf(deciding, 'window')
      const both = off && conflict.sides[otherSide(side)].callsOff
      return [
        toTable({ type: 'off-marked', conflict: conflict.id, side, off, name: conflict.sides[side].name }),
        ...(both ? ending(deciding, conflict, resultOf(deciding, conflict, null, 'off')) : []),
      ]
    },
  },
  evolve: {
    'ready-marked': ({ conflict, side, ready: isReady }, drafts) => {
      const drafted = draftedSide(drafts, conflict, side)
      drafted.ready = isReady
      if (isReady) drafted.swaps = false
    },
    'off-marked': ({ conflict, side, off }, drafts) => {
      draftedSide(drafts, conflict, side).callsOff = off
    },
    conceded: () => undefined,
  },
}

/** T-R64, TA18: whoever has the strictly higher die may sacrifice it, where a burden can be written; else dice are compared. */
const windowEnds = (deciding: TlDeciding): TlEvents => {
  const conflict: Conflict = conflictOf(deciding, 'window')
  const [first, second] = [topOf(conflict.sides.first.dice), topOf(conflict.sides.second.dice)]
  if (first === null || second === null) throw new Error('a side is out of dice')
  const higher = first.value > second.value ? 'first' : 'second'
  return first.value !== second.value && mayBurden(conflict, higher, optionsIn(deciding))
    ? [enter(conflict, { stage: 'victory', side: higher })]
    : compare(conflict)
}
