/** What may be done while rounds are played: T-R39 to T-R43, T-R64, TA8, TA18 to TA21. */
import { TEXT } from '@homestake/rules'
import { otherSide, topOf, type At, type Conflict, type Principal, type SideName } from '@homestake/rules/towerlands'
import { line, long, type Offer } from '../../../table/offers/offer.ts'
import { conflictWords } from '../words/conflict.ts'
import { sideName } from './people.ts'

const windowOf = ({ id, step }: Conflict) => ({ conflict: id, step })

export const window = (conflict: At<'window'>, side: SideName | null): Offer[] => {
  if (side === null) return []
  const at = { ...windowOf(conflict), side }
  const [own, other] = [conflict.sides[side], conflict.sides[otherSide(side)]]
  const mark: Offer = own.ready
    ? { key: 'ready', label: conflictWords.acts.unready, tone: 'plain', command: () => ({ type: 'unready', ...at }) }
    : {
        key: 'ready',
        label: other.ready ? conflictWords.acts.readyCompares : conflictWords.acts.ready,
        tone: 'main',
        command: () => ({ type: 'ready', ...at }),
      }
  return [
    mark,
    {
      key: 'concede',
      label: conflictWords.acts.concede,
      tone: 'quiet',
      confirm: conflictWords.acts.concedeSure,
      command: () => ({ type: 'concede', ...at }),
    },
    {
      key: 'off',
      label: own.callsOff
        ? conflictWords.acts.playOn
        : other.callsOff
          ? conflictWords.acts.callOffToo
          : conflictWords.acts.callOff,
      tone: 'quiet',
      ...(own.callsOff || other.callsOff ? {} : { confirm: conflictWords.acts.callOffSure }),
      command: () => ({ type: 'call-off', ...at, off: !own.callsOff }),
    },
  ]
}

/** TA20. */
export const approval = (conflict: At<'approval'>, hand: Principal): Offer[] => {
  if (hand !== 'gm') return []
  const at = windowOf(conflict)
  return [
    {
      key: 'approve',
      label: conflictWords.acts.approve,
      tone: 'main',
      rolls: conflict.call.kind === 'trait' || conflict.call.kind === 'well',
      command: () => ({ type: 'approve-call', ...at }),
    },
    { key: 'strike', label: conflictWords.acts.strike, tone: 'plain', command: () => ({ type: 'strike-call', ...at }) },
  ]
}

/** T-R64, TA18: the die that would win the round is played, or given up for a burden of its value. */
export const victory = (conflict: At<'victory'>, side: SideName | null): Offer[] => {
  if (side !== conflict.side) return []
  const at = windowOf(conflict)
  const value = topOf(conflict.sides[side].dice)?.value ?? 0
  const other = sideName(conflict, otherSide(side))
  return [
    { key: 'play', label: conflictWords.acts.play(value), tone: 'main', command: () => ({ type: 'play-die', ...at }) },
    {
      key: 'sacrifice',
      label: conflictWords.acts.sacrifice(value),
      note: conflictWords.acts.sacrificeNote(other, value),
      tone: 'plain',
      writes: { ...line(conflictWords.acts.burdenLabel(other)), most: TEXT.short, hint: conflictWords.acts.burdenHint },
      command: (burden) => ({ type: 'sacrifice-die', ...at, burden }),
    },
  ]
}

/** To tell, or to pass with nothing. */
export const tells = (conflict: Conflict, side: SideName, label: string, ask: string): Offer[] => {
  const at = { ...windowOf(conflict), side }
  return [
    { key: 'tell', label, tone: 'main', writes: long(ask), command: (text) => ({ type: 'tell', ...at, text }) },
    { key: 'pass', label: conflictWords.acts.pass, tone: 'quiet', command: () => ({ type: 'tell', ...at, text: '' }) },
  ]
}

/** T-R40, T-R41, TA6. */
export const narrate = (conflict: At<'narrate'>, side: SideName | null): Offer[] => {
  if (side === null) return []
  const { winner } = conflict
  if (winner === null) return tells(conflict, side, conflictWords.acts.tellTie, conflictWords.acts.tellTieLabel)
  return winner === side
    ? tells(conflict, side, conflictWords.acts.tellWin, conflictWords.acts.tellWinLabel)
    : tells(conflict, side, conflictWords.acts.respond, conflictWords.acts.respondLabel)
}

/** TA8: whoever has a call left makes it with the dice; here it is let go. */
export const chance = (conflict: At<'chance'>, side: SideName | null): Offer[] =>
  side !== conflict.side
    ? []
    : [
        {
          key: 'decline',
          label: conflictWords.acts.decline,
          note: conflictWords.acts.declineNote,
          tone: 'plain',
          command: () => ({ type: 'decline-chance', ...windowOf(conflict) }),
        },
      ]
