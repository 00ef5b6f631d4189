import { toTable, type Addressed } from '../../table/event.ts'
import type { TableHouse } from '../house.ts'
import type { WatchingCommand } from './commands.ts'
import { shownUpTo } from './delay.ts'
import type { WatchingLine } from './events.ts'

/** @param now milliseconds since 1970 */
export const decideDelay = (
  table: TableHouse<object>,
  { seconds }: WatchingCommand,
  now: number,
): Addressed<WatchingLine>[] => [toTable({ type: 'delay-set', seconds, from: shownUpTo(table.delay, now) })]
