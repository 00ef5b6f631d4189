import type { OpenGame } from '../../contract/game.ts'
import type { Actor } from '../../table/viewer.ts'
import { refuse, type Refusal } from '../../table/refusal.ts'
import type { Plays, TableView } from '../house.ts'
import { safetyWords } from '../safety/words.ts'
import type { UndoCommand } from './commands.ts'
import { undoWords as words } from './words.ts'

/**
 * UNDO-1: why an actor may not take something back, as far as their view tells; `null`: they may ask for it. What came after
 * it only the authority can know.
 */
export const legalUndo = <P extends Plays>(
  game: OpenGame<P>,
  view: TableView<P>,
  actor: Actor,
  command: UndoCommand,
): Refusal | null => {
  if (!actor.chair) return refuse('not-yours', words.onlyChair(game.chair))
  if (!Object.hasOwn(view, command.in)) return refuse('not-found', words.noSuchLine)
  if (view.table.pause !== undefined) return refuse('not-now', safetyWords.isPaused)
  const whyNot = game.takingBack === undefined ? words.notInThisGame : game.takingBack(view.table)
  return whyNot === null ? null : refuse('not-allowed', whyNot)
}
