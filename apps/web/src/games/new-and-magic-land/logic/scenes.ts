/** Scenes as the screen tells them: whose turn it is, who may tend the one that runs, what went wrong in it. */
import type { SeatId } from '@homestake/rules'
import type { NmlEvent, NmlTable, Principal } from '@homestake/rules/new-and-magic-land'
import { inPlay, seatsInOrder, type NmlHouse } from './people.ts'

/** NA25: who sets scenes, in order: the GM, then the players as they sat down. */
export const rotation = (table: NmlHouse): Principal[] => [
  'gm',
  ...seatsInOrder(table, null).filter((seat) => table.play.settlers[seat]?.stage === 'playing'),
]

/** Who has no Goal for this season yet: scenes wait for them. */
export const goalless = (play: NmlTable): SeatId[] =>
  inPlay(play).filter((seat) => play.settlers[seat]?.goal.trim() === '')

/** Whether this one may close the scene and say who is there: its setter, or the chair. */
export const tends = ({ scene }: NmlTable, you: { readonly chair: boolean; readonly seat: SeatId | null }): boolean =>
  scene !== null && (you.chair || (you.seat !== null && you.seat === scene.setBy))

/** What went wrong in the running scene, as far as it is still at hand. @param lines everything that was said, oldest first */
export const wentWrong = (lines: readonly { readonly event: { readonly type: string } }[]): string[] => {
  const events = lines.map(({ event }) => event as NmlEvent)
  const since = events.findLastIndex(({ type }) => type === 'scene-set')
  return since < 0
    ? []
    : events.slice(since).flatMap((event) => (event.type === 'scene-complicated' ? [event.text] : []))
}
