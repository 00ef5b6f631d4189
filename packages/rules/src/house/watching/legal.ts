import { refuse, type Refusal } from '../../table/refusal.ts'
import type { Actor } from '../../table/viewer.ts'
import type { TableHouse } from '../house.ts'
import { houseWords } from '../words.ts'
import type { WatchingCommand } from './commands.ts'
import { watchingWords as words } from './words.ts'

/** Why the actor may not choose this delay now; `null` where they may (DELAY-1). */
export const legalDelay = (table: TableHouse<object>, actor: Actor, { seconds }: WatchingCommand): Refusal | null => {
  if (!actor.chair) return refuse('not-yours', houseWords.chairOnly)
  return seconds === (table.delay?.seconds ?? 0) ? refuse('not-now', words.delayedAlready) : null
}
