/**
 * What a connection has proved is judged again whenever links or seats have changed hands: it keeps its sight, gets another
 * one, or loses all of it.
 */
import type { Plays, TableState, Viewer } from '@homestake/rules'
import type { Bye } from '@homestake/protocol'
import { sightOf, type Proof } from '../tables/door.ts'
import { words } from '../words.ts'

type Sealed = Pick<TableState<Plays>['sealed'], 'keys' | 'tokens' | 'generations'>

/** Notices that something which opens the table has changed since it last looked. */
export class Locks {
  #last: Sealed

  constructor(state: TableState<Plays>) {
    this.#last = state.sealed
  }

  changed({ sealed }: TableState<Plays>): boolean {
    const { keys, tokens, generations } = this.#last
    this.#last = sealed
    return keys !== sealed.keys || tokens !== sealed.tokens || generations !== sealed.generations
  }
}

/** What a proof opens now, or what to say to whoever it opens nothing for any more. */
export const judgedAgain = (state: TableState<Plays>, proof: Proof, before: Viewer): Viewer | Bye => {
  const now = sightOf(state, proof)
  // A seat that is gone leaves nobody standing at the table unasked: they may come back by their link.
  const lost = before.seat !== null && now?.seat !== before.seat
  if (now === null || (lost && !now.chair)) return goodbye(state, before)
  return now
}

const goodbye = (state: TableState<Plays>, { chair, seat }: Viewer): Bye => {
  if (chair) return bye('wrong-key', words.chairGone)
  const place = seat === null ? undefined : state.table.seats[seat]?.place
  if (place === 'vacant') return bye('unknown-seat', words.seatFree)
  if (place === 'closed') return bye('unknown-seat', words.seatClosed)
  if (seat !== null) return { code: 'moved', reason: words.seatMoved, retry: false }
  return bye('wrong-key', words.linkRenewed)
}

const bye = (code: 'wrong-key' | 'unknown-seat', reason: string): Bye => ({ code, reason, retry: false })
