/**
 * What this browser looks at: which tower, and its dice while they fall. One a table, since the stage and the sheets beside it
 * must tell the same: what the dice decided is shown nowhere before they lie still.
 */
import type { SeatId } from '@homestake/rules'
import type { Run } from '@homestake/rules/inverted-tower'
import { Throwing } from '../../table/dice/throwing.svelte.ts'
import { BRISK } from '../../table/dice/timing.ts'
import type { TableSession } from '../../table/session.svelte.ts'

export class Watch {
  /** `null`: one’s own, or whichever there is. */
  chosen = $state<SeatId | null>(null)
  readonly throwing: Throwing
  #held = $state.raw<Run | null>(null)

  constructor(session: TableSession) {
    this.throwing = new Throwing(BRISK, session.sounds.dice('wood'))
  }

  look(seat: SeatId | null): void {
    if (seat === this.chosen) return
    this.throwing.lookAway()
    this.chosen = seat
  }

  /** The run as it stands, to be shown until the next dice lie still. */
  hold(run: Run): void {
    this.#held = run
  }

  shown(run: Run): Run {
    return !this.throwing.still && this.#held?.id === run.id ? this.#held : run
  }
}

const watches = new WeakMap<TableSession, Watch>()

export const watchOf = (session: TableSession): Watch => {
  const known = watches.get(session) ?? new Watch(session)
  watches.set(session, known)
  return known
}
