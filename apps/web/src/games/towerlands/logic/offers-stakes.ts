/** What may be done before the dice: T-R26 to T-R29, T-R69, T-R70, TA5, TA8. */
import { TEXT } from '@homestake/rules'
import type { Conflict, Principal, Side, SideName } from '@homestake/rules/towerlands'
import { line, long, type Offer, type Writes } from '../../../table/offers/offer.ts'
import { conflictWords } from '../words/conflict.ts'
import { hasStakes } from './moves.ts'

/** What a side wins and loses, as texts to be written. */
export const winText = (value: string): Writes => ({
  ...line(conflictWords.acts.winLabel, value),
  hint: conflictWords.acts.winHint,
})
export const loseText = (value: string): Writes => ({
  ...line(conflictWords.acts.loseLabel, value),
  hint: conflictWords.acts.loseHint,
})
const goalText = (value: string): Writes => ({
  ...line(conflictWords.acts.goalLabel, value),
  most: TEXT.short,
  hint: conflictWords.acts.goalHint,
  optional: true,
})

const write = ({ id }: Conflict, side: SideName, { win, lose, goal }: Side, tone: Offer['tone']): Offer => ({
  key: 'write',
  label: win === '' || lose === '' ? conflictWords.acts.writeStakes : conflictWords.acts.changeStakes,
  tone,
  writes: winText(win),
  also: [loseText(lose), goalText(goal)],
  command: (won, lost = '', aim = '') => ({
    type: 'write-stakes',
    conflict: id,
    side,
    win: won,
    lose: lost,
    goal: aim,
  }),
})

const accept = ({ id, step }: Conflict, side: SideName): Offer => ({
  key: 'accept',
  label: conflictWords.acts.accept,
  tone: 'main',
  command: () => ({ type: 'accept-stakes', conflict: id, step, side }),
})

/** TA8: raised stakes that are withdrawn leave what was decided. */
const withdraw = ({ id, suspended, healing }: Conflict): Offer => ({
  key: 'withdraw',
  label: suspended !== null ? conflictWords.acts.leaveIt : conflictWords.acts.withdraw,
  tone: 'quiet',
  confirm: suspended !== null ? conflictWords.acts.leaveItSure : healing !== null ? conflictWords.acts.withdrawHealingSure : conflictWords.acts.withdrawSure, // prettier-ignore
  command: () => ({ type: 'withdraw', conflict: id }),
})

/** T-R26: the GM decides without dice. */
const settle = ({ id }: Conflict): Offer => ({
  key: 'settle',
  label: conflictWords.acts.settle,
  note: conflictWords.acts.settleNote,
  tone: 'quiet',
  writes: long(conflictWords.acts.settleLabel),
  command: (text) => ({ type: 'settle-freely', conflict: id, text }),
})

const leaving = (conflict: Conflict, hand: Principal, side: SideName | null): Offer[] => [
  ...(hand === 'gm' ? [settle(conflict)] : []),
  ...(hand === 'gm' || side !== null ? [withdraw(conflict)] : []),
]

export const stakes = (conflict: Conflict, hand: Principal, side: SideName | null): Offer[] => {
  if (side === null) return leaving(conflict, hand, side)
  const own = conflict.sides[side]
  const written = hasStakes(conflict, side)
  const says = write(conflict, side, own, written ? 'plain' : 'main')
  const agrees = accept(conflict, side)
  return [...(written ? [agrees, says] : [says, agrees]), ...leaving(conflict, hand, side)]
}

/** T-R29: the domain is chosen beside the five of them. */
export const domain = leaving
/** T-R69: the scene is opened where its domain is chosen. */
export const setup = leaving
