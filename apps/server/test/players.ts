/** How bots play each game: the suites are written once, and a game joins them by a line here. */
import type { Present } from '@homestake/client'
import { seatIds, type GameId, type SeatId, type TableView, type NmlPlays, type Plays } from '@homestake/rules'
import { randomCommand } from '@homestake/rules/testing'

export interface Player {
  readonly game: GameId
  readonly options: readonly Readonly<Record<string, string>>[]
  /** A command that somebody with this present might give; `null`: nothing to do. */
  propose(present: Present, pick: (n: number) => number): { as?: SeatId; command: { type: string } } | null
}

/** The view that a present holds, as the rules know it. @throws before the first welcome */
export const viewIn = <P extends Plays>(present: Present): TableView<P> => {
  if (present.view === null) throw new Error('nothing is seen yet')
  return present.view as unknown as TableView<P>
}

export const PLAYERS: readonly Player[] = [
  {
    game: 'new-and-magic-land',
    options: [
      {},
      { dramaDice: 'sealed', past: 'secret', tieEscalation: 'both' },
      { dramaDice: 'open', conflictPoolResets: 'conflict', stalemateIsLoss: 'on', escalationDice: 'locked' },
    ],
    propose: (present, pick) => {
      const view = viewIn<NmlPlays>(present)
      return randomCommand(view, present.you, seatIds(view.table), pick)
    },
  },
]
