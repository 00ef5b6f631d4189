import { refuse, type Refusal } from '../../table/refusal.ts'
import type { Actor } from '../../table/viewer.ts'
import type { GmHouse } from '../house.ts'
import { houseWords } from '../words.ts'
import type { SlipCommand } from './commands.ts'
import { MOST_SLIPS } from './slip.ts'
import { slipWords as words } from './words.ts'

/** Why the actor may not do this with a slip; `null` where they may (DESK-1). */
export const legalSlip = (
  desk: Pick<GmHouse, 'slips'> | undefined,
  actor: Actor,
  command: SlipCommand,
): Refusal | null => {
  if (!actor.chair || desk === undefined) return refuse('not-yours', houseWords.chairOnly)
  const all = desk.slips ?? {}
  const here = Object.hasOwn(all, command.slip) ? all[command.slip] : undefined
  if (command.type === 'write-slip') {
    if (here !== undefined) return refuse('not-now', words.writtenAlready)
    return Object.keys(all).length < MOST_SLIPS ? null : refuse('not-allowed', words.tooMany)
  }
  if (here === undefined) return refuse('not-found', words.notThere)
  return command.type === 'tick-slip' && here.done === command.done ? refuse('not-now', words.tickedAlready) : null
}
