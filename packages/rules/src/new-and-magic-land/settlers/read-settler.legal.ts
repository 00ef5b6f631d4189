import { refuse, type Refusal } from '../../table/refusal.ts'
import type { SeatId } from '../../table/ids.ts'
import type { Legals, Looking } from '../rule.ts'
import { isGm } from '../sides.ts'
import { nmlWords as words } from '../words.ts'

const mayRead = ({ play, actor }: Looking, seat: SeatId): Refusal | null => {
  if (!isGm(actor)) return refuse('not-yours', words.gmOnly)
  const settler = play.settlers[seat]
  if (settler === undefined) return refuse('not-found', words.noSuchSettler)
  return settler.stage === 'submitted' ? null : refuse('not-now', words.notSubmitted)
}

/** The GM reads a sheet that was handed in, and lets it play or hands it back. Late joiners too. */
export const readSettlerLegal: Legals<'approve-settler' | 'return-settler'> = {
  'approve-settler': (looking, { seat }) => mayRead(looking, seat),
  'return-settler': (looking, { seat }) => mayRead(looking, seat),
}
