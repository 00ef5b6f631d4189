import type { Draft } from 'mutative'
import { refuse, type Refusal } from '../../table/refusal.ts'
import { toTable, type Addressed } from '../../table/event.ts'
import type { Actor } from '../../table/viewer.ts'
import type { TableHouse } from '../house.ts'
import { houseWords } from '../words.ts'
import type { WatchingCommand } from './commands.ts'
import { shownUpTo } from './delay.ts'
import type { WatchingLine } from './events.ts'
import { watchingWords as words } from './words.ts'

/** Why the actor may not choose this delay now; `null` where they may (DELAY-1). */
export const legalDelay = (table: TableHouse<object>, actor: Actor, { seconds }: WatchingCommand): Refusal | null => {
  if (!actor.chair) return refuse('not-yours', houseWords.chairOnly)
  return seconds === (table.delay?.seconds ?? 0) ? refuse('not-now', words.delayedAlready) : null
}

/** @param now milliseconds since 1970 */
export const decideDelay = (
  table: TableHouse<object>,
  { seconds }: WatchingCommand,
  now: number,
): Addressed<WatchingLine>[] => [toTable({ type: 'delay-set', seconds, from: shownUpTo(table.delay, now) })]

export const evolveDelay = ({ seconds, from }: WatchingLine, table: Draft<Pick<TableHouse, 'delay'>>): void => {
  if (seconds === 0) delete table.delay
  else table.delay = { seconds, from }
}
