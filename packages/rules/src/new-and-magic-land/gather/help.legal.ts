import { refuse, type Refusal } from '../../table/refusal.ts'
import type { Legals, Looking } from '../rule.ts'
import { SIDES, type Conflict, type Principal, type Relationship, type SideName } from '../state.ts'
import { sideOf } from '../sides.ts'
import { isRefusal, ownSettler } from '../window.ts'
import { nmlWords as words } from '../words.ts'
import { gatheringAt, handful, liveTie, reasonsOf } from './gathering.legal.ts'

/** N-R30, NA9: another settler stakes one Relationship for either side. */
export const helpLegal: Legals<'help'> = {
  help: (looking, command) => {
    const conflict = gatheringAt(looking, command)
    if (isRefusal(conflict)) return conflict
    const settler = ownSettler(looking)
    if (isRefusal(settler)) return settler
    const { seat } = looking.actor
    if (seat === null || sideOf(conflict, seat) !== null) return refuse('not-allowed', words.principalHelps)
    const tie = liveTie(settler, command.relationship)
    if (isRefusal(tie)) return tie
    if (reasonsOf(conflict, seat).some(({ kind }) => kind === 'help')) return refuse('not-now', words.helpsAlready)
    return handful(conflict, command.side) ?? tiedTo(looking, conflict, tie, command.side)
  },
}

/** A tie to a settler names their seat; that a tie to anybody else is to the GM's opposition is the helper's claim (NA24). */
const isWith = (tie: Relationship, principal: Principal): boolean =>
  principal === 'gm' ? tie.seat === null : tie.seat === principal

const tiedTo = ({ options }: Looking, conflict: Conflict, tie: Relationship, helped: SideName): Refusal | null => {
  if (!SIDES.some((side) => isWith(tie, conflict.sides[side].principal)))
    return refuse('not-allowed', words.tieToNeither)
  return options.helperRelationship === 'helpedSide' && !isWith(tie, conflict.sides[helped].principal)
    ? refuse('not-allowed', words.tieToHelped)
    : null
}
