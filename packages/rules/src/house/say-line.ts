import type { Names, OpenGame, Said } from '../contract/game.ts'
import type { Event } from '../table/event.ts'
import { isHouseEvent, sayHouse } from './events.ts'
import { undoWords } from './undo/words.ts'

/**
 * How the chronicle puts an event, be it of the house or of the game; `null` where it says nothing. What was taken back is
 * named by its first line.
 */
export const sayLine = (game: Pick<OpenGame, 'say'> | undefined, event: Event, names: Names): Said | null => {
  if (!isHouseEvent(event)) return game?.say(event, names) ?? null
  if (event.type !== 'taken-back') return sayHouse(event, names)
  const [first] = event.events
  const said = first === undefined ? null : sayLine(game, first, names)
  return said === null ? sayHouse(event, names) : { kind: 'deed', text: undoWords.tookBack(said.text) }
}
