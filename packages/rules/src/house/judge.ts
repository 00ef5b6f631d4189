import type { Command, OpenGame } from '../contract/game.ts'
import type { SeatId } from '../table/ids.ts'
import { refuse, type Refusal } from '../table/refusal.ts'
import { actorOf, type Viewer } from '../table/viewer.ts'
import { HOUSE_COMMANDS, type HouseCommand } from './commands.ts'
import type { Plays, TableView } from './house.ts'
import { legalHouse } from './legal.ts'
import { safetyWords } from './safety/words.ts'
import { houseWords as words } from './words.ts'

/**
 * What a viewer may do is decided here, once: the screen asks it to disable a button with its reason, the server asks it
 * with the actor's view before it decides.
 */
export const judge = <P extends Plays>(
  game: OpenGame<P>,
  view: TableView<P>,
  viewer: Viewer,
  asked: { readonly as?: SeatId | undefined; readonly command: Command },
): Refusal | null => {
  if (!viewer.chair && viewer.seat === null) return refuse('not-yours', words.spectatorsWatch(game.chair))
  if (view.table.ended) return refuse('table-ended', words.tableEnded)
  if (asked.as !== undefined && asked.as !== viewer.seat) {
    if (!viewer.chair) return refuse('not-yours', words.onlyChairActsFor)
    if (!Object.hasOwn(view.table.seats, asked.as)) return refuse('not-found', words.noSeatToActFor)
  }
  const actor = actorOf(viewer, asked.as)
  if (HOUSE_COMMANDS.has(asked.command.type)) return legalHouse(game, view, actor, asked.command as HouseCommand)
  if (view.table.pause !== undefined) return refuse('not-now', safetyWords.isPaused)
  return game.legal(view, actor, asked.command)
}
