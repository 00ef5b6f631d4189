/** What may be done once a conflict is decided: T-R44 to T-R50, T-R73, TA7, TA8. */
import { TEXT } from '@homestake/rules'
import { otherSide, topOf, type At, type SideName } from '@homestake/rules/towerlands'
import { line, long, type Offer } from '../../../table/offers/offer.ts'
import { words } from '../words.ts'
import { conflictWords } from '../words/conflict.ts'
import { tells } from './offers-round.ts'
import { loseText, winText } from './offers-stakes.ts'
import { sideName } from './people.ts'

/** T-R47, T-R48: the highest die that is left becomes a burden, or nothing does. */
export const burden = (conflict: At<'burden'>, side: SideName | null): Offer[] => {
  if (side !== conflict.side) return []
  const at = { conflict: conflict.id, step: conflict.step }
  const value = topOf(conflict.sides[side].dice)?.value ?? 0
  const other = sideName(conflict, otherSide(side))
  const domain = conflict.domain === null ? '' : words.domains[conflict.domain].title
  return [
    {
      key: 'write-burden',
      label: conflictWords.acts.writeBurden(other),
      note: conflictWords.acts.writeBurdenNote(domain, value),
      tone: 'main',
      writes: { ...line(conflictWords.acts.burdenLabel(other)), most: TEXT.short, hint: conflictWords.acts.burdenHint },
      also: [{ ...long(conflictWords.acts.burdenTellLabel), optional: true }],
      command: (name, text = '') => ({ type: 'write-burden', ...at, name, text }),
    },
    { key: 'refrain', label: conflictWords.acts.refrain, tone: 'plain', command: () => ({ type: 'refrain', ...at }) },
  ]
}

/** T-R50. */
export const answer = (conflict: At<'answer'>, side: SideName | null): Offer[] =>
  side === conflict.side ? tells(conflict, side, conflictWords.acts.answer, conflictWords.acts.answerLabel) : []

/** T-R46, TA8: whoever lost accepts or raises the stakes; after a stalemate either may; whoever won tells what lasts. */
export const aftermath = (conflict: At<'aftermath'>, side: SideName | null): Offer[] => {
  if (side === null) return []
  const { winner, told, healing } = conflict
  if (winner === side)
    return told ? [] : tells(conflict, side, conflictWords.acts.tellLast, conflictWords.acts.tellLastLabel)
  const at = { conflict: conflict.id, step: conflict.step, side }
  const own = conflict.sides[side]
  const accept: Offer = {
    key: 'accept',
    label: winner === null ? conflictWords.acts.letStand : conflictWords.acts.acceptResult,
    tone: 'main',
    command: () => ({ type: 'accept-result', ...at }),
  }
  if (healing !== null) return [accept]
  return [
    accept,
    {
      key: 'escalate',
      label: conflictWords.acts.escalate,
      note: conflictWords.acts.escalateNote,
      tone: 'plain',
      writes: winText(own.win),
      also: [loseText(own.lose)],
      command: (win, lose = '') => ({ type: 'escalate', ...at, win, lose }),
    },
  ]
}
