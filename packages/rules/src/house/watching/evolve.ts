import type { Draft } from 'mutative'
import type { TableHouse } from '../house.ts'
import type { WatchingLine } from './events.ts'

export const evolveDelay = ({ seconds, from }: WatchingLine, table: Draft<Pick<TableHouse, 'delay'>>): void => {
  if (seconds === 0) delete table.delay
  else table.delay = { seconds, from }
}
