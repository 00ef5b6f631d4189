import { refuse, type Refusal } from '../../table/refusal.ts'
import type { Legals, Looking } from '../rule.ts'
import type { Principal } from '../state.ts'
import { isGm, speaksFor } from '../who.ts'
import { tlWords as words } from '../words.ts'

/** T-R26 to T-R28, TA5: anybody proposes a conflict of their own, the GM any. Exactly two sides. */
export const proposeLegal: Legals<'propose-conflict'> = {
  'propose-conflict': (looking, { first, second, other, opposition }) => {
    const { view, play, actor } = looking
    if (play.phase !== 'play') return refuse('not-now', words.notOpen)
    if (play.conflict !== null) return refuse('not-now', words.conflictOn)
    if (first === second) return refuse('not-allowed', words.twoSides)
    if (!speaksFor(actor, first) && !isGm(actor)) return refuse('not-yours', words.proposeYourOwn)
    const absent = notInPlay(looking, first) ?? notInPlay(looking, second)
    if (absent !== null) return absent
    if (first !== 'gm' && second !== 'gm') return null
    if (other === null) return opposition === '' ? refuse('not-allowed', words.nameOpposition) : null
    const known = Object.hasOwn(play.others, other) || (isGm(actor) && Object.hasOwn(view.gm?.play.others ?? {}, other))
    return known ? null : refuse('not-found', words.noSuchOther)
  },
}

const notInPlay = ({ play }: Looking, principal: Principal): Refusal | null =>
  principal === 'gm' || play.heroes[principal]?.stage === 'playing' ? null : refuse('not-allowed', words.notInPlay)
