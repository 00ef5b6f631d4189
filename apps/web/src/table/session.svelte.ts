/**
 * One table as this browser sees it: the connection's present as Svelte state, with what a screen asks of it. Made by the
 * table page, handed down by typed context, gone when the page is left.
 */
import { getContext, setContext } from 'svelte'
import { Connection, type Asking, type Outcome, type Present, type Where } from '@homestake/client'
import {
  judge,
  openGames,
  type Command,
  type Names,
  type OpenGame,
  type Refusal,
  type SeatId,
  type TableView,
  type Plays,
} from '@homestake/rules'

export class TableSession {
  readonly connection: Connection
  /** Replaced whole at each change. */
  present = $state.raw<Present>() as Present
  /** What happened last, for the live region and the dice: the lines of the newest update. */
  fresh = $state.raw<Present['lines']>([])
  readonly where: Where

  constructor(where: Where) {
    this.where = where
    this.connection = new Connection(where)
    this.present = this.connection.present
    this.connection.subscribe((present, fresh) => {
      this.present = present
      if (fresh.length > 0) this.fresh = fresh
    })
  }

  you = $derived(this.present.you)
  /** The compartments in sight; only for screens that are shown once there is a view. */
  view = $derived(this.present.view as unknown as TableView<Plays>)
  game = $derived.by((): OpenGame | undefined =>
    this.present.view === null ? undefined : openGames[this.view.table.game],
  )

  names: Names = {
    seat: (seat: SeatId) => this.view.table.seats[seat]?.name ?? '…',
    chair: 'The GM',
  }

  /** Why this can't be done now; `null` where it can. Disable the button with it, and say it. */
  whyNot(command: Command, as?: SeatId): Refusal | null {
    const { game } = this
    return game === undefined ? null : judge(game, this.view, this.you, { command, as })
  }

  ask(asking: Asking): Promise<Outcome> {
    return this.connection.command(asking)
  }

  close(): void {
    this.connection.close()
  }
}

const KEY = Symbol('table')
export const provideSession = (session: TableSession): TableSession => setContext(KEY, session)
export const useSession = (): TableSession => getContext<TableSession>(KEY)
