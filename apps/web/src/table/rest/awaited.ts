/** For whom a table waits while nothing is played, one line each. */
import { heldSeats, type Colour, type SeatId } from '@homestake/rules'
import type { TableSession } from '../session.svelte.ts'

export interface Awaited {
  /** Those whose move it is. */
  readonly who: readonly (SeatId | 'chair')[]
  /** As the others read it, with the names of those. */
  readonly text: string
  /** As somebody of those reads it, addressed. */
  readonly yours: string
}

export interface ShownAwaited extends Awaited {
  readonly mine: boolean
  /** Somebody of them is known to be away. */
  readonly away: boolean
  readonly colours: readonly (Colour | 'chair')[]
}

/** One’s own first, and addressed to whoever reads it. @param here whether somebody is here; who is not known to be away counts as here */
export const shownAwaited = (
  awaited: readonly Awaited[],
  { you, view, present }: Pick<TableSession, 'you' | 'view' | 'present'>,
): ShownAwaited[] => {
  const held = new Set(heldSeats(view.table))
  const isMine = (who: SeatId | 'chair'): boolean => (who === 'chair' ? you.chair : who === you.seat)
  const isAway = (who: SeatId | 'chair'): boolean => {
    const { presence } = present
    if (presence === null) return false
    return who === 'chair' ? !presence.chair : held.has(who) && !presence.seats.includes(who)
  }
  const colourOf = (who: SeatId | 'chair'): Colour | 'chair' =>
    who === 'chair' ? 'chair' : (view.table.seats[who]?.colour ?? 'chair')
  return awaited
    .map((one) => ({ ...one, mine: one.who.some(isMine) }))
    .map((one) => ({
      ...one,
      text: one.mine ? one.yours : one.text,
      away: one.who.length > 0 && one.who.every((who) => !isMine(who) && isAway(who)),
      colours: one.who.map(colourOf),
    }))
    .sort((a, b) => Number(b.mine) - Number(a.mine))
}
