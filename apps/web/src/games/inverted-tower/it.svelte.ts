/** The table as the screens of this game look at it: the session, typed for the game, with the questions they share. */
import type { Command, SeatId } from '@homestake/rules'
import { isOver, towerOf, type Run } from '@homestake/rules/inverted-tower'
import { useSession, type TableSession } from '../../table/session.svelte.ts'
import { lookedAt, towersOf, type ItView } from './logic/people.ts'
import { watchOf, type Watch } from './watch.svelte.ts'

export class It {
  readonly session: TableSession
  readonly watch: Watch

  constructor(session: TableSession) {
    this.session = session
    this.watch = watchOf(session)
  }

  view = $derived.by(() => this.session.view as unknown as ItView)
  table = $derived(this.view.table)
  options = $derived(this.table.options)
  play = $derived(this.table.play)
  you = $derived.by(() => this.session.you)
  /** One’s own seat. */
  own = $derived(this.you.seat)
  spectator = $derived(!this.you.chair && this.own === null)
  party = $derived(this.options.mode === 'party')

  towers = $derived(towersOf(this.view, this.own))
  /** The tower in the middle of this screen. */
  looked = $derived.by(() =>
    this.party ? (this.towers[0] ?? null) : lookedAt(this.towers, this.own, this.watch.chosen),
  )
  /** One’s own run, the newest. */
  mine = $derived.by((): Run | null => {
    const run = this.party ? this.play.party : (this.towers.find(({ seat }) => seat === this.own)?.run ?? null)
    return this.own !== null && run?.delvers[this.own] !== undefined ? run : null
  })
  /** Whether one is in a tower and may act there. */
  inside = $derived(this.mine !== null && !isOver(this.mine))

  /** A run as it may be shown while its dice are in the air. */
  shown(run: Run): Run {
    return this.watch.shown(run)
  }

  /** Where a seat’s run lies, which is how its lines are marked. */
  towerOf(seat: SeatId) {
    return towerOf(this.table, seat)
  }

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

export const useIt = (): It => new It(useSession())
