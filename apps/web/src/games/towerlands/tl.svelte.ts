/** The table as the screens of this game look at it: the session, typed for the game, with the questions they share. */
import type { Command, SeatId } from '@homestake/rules'
import { useSession, type TableSession } from '../../table/session.svelte.ts'
import type { TlView } from './logic/people.ts'

export class Tl {
  readonly session: TableSession

  constructor(session: TableSession) {
    this.session = session
  }

  view = $derived.by(() => this.session.view as unknown as TlView)
  table = $derived(this.view.table)
  options = $derived(this.table.options)
  play = $derived(this.table.play)
  conflict = $derived(this.play.conflict)
  /** The GM's own compartment; `undefined` for everyone else. */
  gm = $derived(this.view.gm)
  you = $derived.by(() => this.session.you)
  spectator = $derived(!this.you.chair && this.you.seat === null)

  /** Who is not known to be away counts as here. */
  here(seat: SeatId): boolean {
    return this.session.present.presence?.seats.includes(seat) ?? true
  }

  player(seat: SeatId): string {
    return this.table.seats[seat]?.name ?? ''
  }

  why(command: Command, as?: SeatId): string | null {
    return this.session.whyNot(command, as)?.message ?? null
  }
}

export const useTl = (): Tl => new Tl(useSession())
