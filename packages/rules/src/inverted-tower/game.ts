import type { Game } from '../contract/game.ts'
import type { ItCommand } from './commands.ts'
import type { ItEvent } from './events.ts'
import { delverOfClosed } from './delvers/closed.ts'
import { towerEnding } from './ends/table.ts'
import { itBeyond, itMost } from './most.ts'
import { invertedTower } from './open.ts'
import { decide, evolve } from './rules.ts'
import type { ItPlays } from './state.ts'
import { undoing } from './undoing.ts'

/** *The Inverted Tower*, whole: what the server plays. */
export const invertedTowerGame: Game<ItPlays, ItCommand, ItEvent> = {
  ...invertedTower,
  shape: 1,
  begin: () => ({
    table: { runs: {}, party: null, gathering: null, race: null, counted: { runs: 0, races: 0 }, best: [] },
    gm: {},
    sealed: { runners: {} },
  }),
  join: () => ({ seat: { run: null, told: {} }, between: {} }),
  seated: () => undefined,
  seatClosed: delverOfClosed,
  ending: towerEnding,
  most: itMost,
  beyond: ({ table }) => itBeyond(table.play),
  undoing,
  decide,
  evolve,
}
