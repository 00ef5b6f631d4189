/** The table as the screens of this game look at it: the session, typed for the game, with the questions they share. */
import { betweenOf, type Command, type SeatId } from '@homestake/rules'
import { type Conflict } from '@homestake/rules/new-and-magic-land'
import { useSession, type TableSession } from '../../table/session.svelte.ts'
import type { NmlView } from './logic/people.ts'
import { unsealed } from './logic/unsealed.ts'

export class Nml {
  readonly session: TableSession

  constructor(session: TableSession) {
    this.session = session
  }

  view = $derived.by(() => this.session.view as unknown as NmlView)
  table = $derived(this.view.table)
  play = $derived(this.table.play)
  /** The GM's own compartment; `undefined` for everyone else. */
  gm = $derived(this.view.gm)
  you = $derived.by(() => this.session.you)
  spectator = $derived(!this.you.chair && this.you.seat === null)
  /** The conflict on the table; for the GM with those of her dice that are face-down for the others. */
  conflict = $derived.by((): Conflict | null => unsealed(this.play.conflict, this.gm?.play))

  /** Who is not known to be away counts as here. */
  here(seat: SeatId): boolean {
    return this.session.present.presence?.seats.includes(seat) ?? true
  }

  player(seat: SeatId): string {
    return this.table.seats[seat]?.name ?? ''
  }

  /** Where it is open it stands on the sheet; a secret one only its player and the GM have. */
  pastOf(seat: SeatId): string | null {
    return this.play.settlers[seat]?.past ?? this.view[betweenOf(seat)]?.play.past ?? null
  }

  pastIsSecret(seat: SeatId): boolean {
    return this.play.settlers[seat]?.past === null
  }

  why(command: Command, as?: SeatId): string | null {
    return this.session.whyNot(command, as)?.message ?? null
  }
}

export const useNml = (): Nml => new Nml(useSession())
