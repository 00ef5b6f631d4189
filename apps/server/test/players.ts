/** How bots play each game: the suites are written once, and a game joins them by an entry here. */
import type { Present } from '@homestake/client'
import { seatIds, type GameId, type Plays, type SeatId, type TableView, type Viewer } from '@homestake/rules'
import { invertedTowerBot, newAndMagicLandBot, towerlandsBot } from '@homestake/rules/testing'

interface Proposed {
  readonly as?: SeatId
  readonly command: { readonly type: string }
}

export interface Player {
  readonly game: GameId
  readonly options: readonly Readonly<Record<string, string>>[]
  /** A command that somebody with this present might give; `null`: nothing to do. */
  propose(present: Present, pick: (n: number) => number): Proposed | null
}

/** The view that a present holds, as the rules know it. @throws before the first welcome */
export const viewIn = <P extends Plays>(present: Present): TableView<P> => {
  if (present.view === null) throw new Error('nothing is seen yet')
  return present.view as unknown as TableView<P>
}

const player = <P extends Plays>(
  game: GameId,
  bot: (view: TableView<P>, viewer: Viewer, seats: readonly SeatId[], pick: (n: number) => number) => Proposed | null,
  options: Player['options'],
): Player => ({
  game,
  options,
  propose(present, pick) {
    const view = viewIn<P>(present)
    return bot(view, present.you, seatIds(view.table), pick)
  },
})

/** What brings a table to its end, or leads to nothing else: a year’s Festival does. */
const ENDS: readonly string[] = ['end-table', 'open-festival', 'end-play']

/**
 * The same, where play is to go on for as long as a test wants: a bot ends its table now and then, and a table at its end takes
 * nothing more.
 */
export const playsOn =
  (propose: Player['propose']): Player['propose'] =>
  (present, pick) => {
    const proposed = propose(present, pick)
    return proposed !== null && ENDS.includes(proposed.command.type) ? null : proposed
  }

export const PLAYERS: readonly Player[] = [
  player('new-and-magic-land', newAndMagicLandBot, [
    {},
    { dramaDice: 'sealed', past: 'secret', tieEscalation: 'both' },
    { dramaDice: 'open', conflictPoolResets: 'conflict', stalemateIsLoss: 'on', escalationDice: 'locked' },
  ]),
  player('towerlands', towerlandsBot, [
    {},
    { calls: 'perRound', wells: 'pool', privateSheets: 'on', gmApproval: 'on', leftoverBurdens: 'perDie' },
    { creation: 'free', wells: 'start', virtual20: 'on', finalTie: 'stalemate', storyPointsStart: '3' },
  ]),
  player('inverted-tower', invertedTowerBot, [
    {},
    { mode: 'party', partyMoves: 'majority', daggers: 'spent', flee: 'on', levelUpHeals: 'one' },
    { race: 'on', lastFloor: '3', layout: 'line', roomsPerFloor: '5', naturalSix: 'on' },
  ]),
]
