/** Who may do what, judged from the actor's own view. */
import { refuse, type Actor, type Refusal, type TableView } from '@homestake/rules'
import type { StoryCommand, StoryPlays } from './plays.ts'

const gmMay = (view: TableView<StoryPlays>, asked: StoryCommand): Refusal | null => {
  const { conflict } = view.table.play
  if (asked.type === 'gather') {
    if (conflict?.round !== 0) return refuse('not-now', 'There is no conflict to gather dice for.')
    return (view.gm?.play.dramaDice ?? 0) < asked.n ? refuse('not-allowed', 'There are too few Drama Dice left.') : null
  }
  return conflict === null || conflict.round === 0 || conflict.round > 8
    ? refuse('not-now', 'There is nothing to escalate.')
    : null
}

const playerMay = (view: TableView<StoryPlays>, actor: Actor, asked: StoryCommand): Refusal | null => {
  const { conflict, turn, played } = view.table.play
  if (actor.seat === null) return refuse('not-yours', 'Players do this.')
  if (asked.type === 'play')
    return Object.values(played).includes(asked.settler) || Object.hasOwn(played, actor.seat)
      ? refuse('not-allowed', 'This settler is played, or you play one.')
      : null
  if (played[actor.seat] !== turn) return refuse('not-yours', 'It is somebody else’s turn.')
  if (asked.type === 'open') return conflict === null ? null : refuse('not-now', 'A conflict is open.')
  if (asked.type === 'roll') return conflict?.round === 0 ? null : refuse('not-now', 'There is nothing to roll.')
  return (conflict?.round ?? 0) > 0 ? null : refuse('not-now', 'There is nothing to concede.')
}

export const legal = (view: TableView<StoryPlays>, actor: Actor, asked: StoryCommand): Refusal | null => {
  if (asked.type !== 'gather' && asked.type !== 'escalate') return playerMay(view, actor, asked)
  return actor.chair ? gmMay(view, asked) : refuse('not-yours', 'Only the GM does this.')
}
