/**
 * Plausible play for bots and property tests: a command that a viewer might well give, chosen from what they can see. Most
 * of what it proposes is legal; some is not, so that refusals are played too.
 */
import { judge } from '../house/judge.ts'
import type { Plays, TableView } from '../house/house.ts'
import type { SeatId } from '../table/ids.ts'
import type { Viewer } from '../table/viewer.ts'
import type { Command, OpenGame } from './game.ts'

/** A number from 0 up to, and without, `n`. */
type Pick = (n: number) => number

export interface Proposal<C extends Command> {
  readonly as?: SeatId
  readonly command: C
}

/**
 * How bots play a game: what the GM might do, and what the player of a seat might.
 * @returns one command for a viewer, or `null` where they have nothing to do
 */
export const proposer =
  <P extends Plays, C extends Command>(
    game: OpenGame<P>,
    asGm: (view: TableView<P>, seats: readonly SeatId[], pick: Pick) => readonly C[],
    asPlayer: (view: TableView<P>, seat: SeatId, seats: readonly SeatId[], pick: Pick) => readonly C[],
  ) =>
  (view: TableView<P>, viewer: Viewer, seats: readonly SeatId[], pick: Pick): Proposal<C> | null => {
    const voices: (SeatId | 'gm')[] = [
      ...(viewer.seat === null ? [] : [viewer.seat]),
      // The chair mostly speaks for the GM, and now and then for a player who is away (D12).
      ...(viewer.chair ? (pick(4) === 0 ? [...seats, 'gm' as const] : ['gm' as const]) : []),
    ]
    const proposals = voices.flatMap((voice) =>
      (voice === 'gm' ? asGm(view, seats, pick) : asPlayer(view, voice, seats, pick)).map((command): Proposal<C> =>
        voice === 'gm' || voice === viewer.seat ? { command } : { as: voice, command },
      ),
    )
    const careless = pick(12) === 0
    const likely = careless ? proposals : proposals.filter((asked) => judge(game, view, viewer, asked) === null)
    return likely[pick(Math.max(1, likely.length))] ?? null
  }
