import { houseWords, refuse, type KeyHashes, type Refusal } from '@homestake/rules'
import { passed } from '@homestake/rules/authority'
import { notWritten } from './answers.ts'
import { atDoor } from './at-door.ts'
import { same } from './keys.ts'
import type { LiveTable } from './live-table.ts'

/**
 * The chair's own recovery code, as its hash, gives it new keys.
 * @returns `null`: done, or why not
 */
export const recover = async (table: LiveTable, code: string, hashes: KeyHashes): Promise<Refusal | null> => {
  const refused = await atDoor(table, hashes.chair, (state) =>
    same(code, state.sealed.keys.recovery)
      ? { by: 'chair', type: 'recover', events: passed(state, null, hashes) }
      : refuse('wrong-key', houseWords.codeSpent),
  )
  return same(hashes.chair, table.state.sealed.keys.chair) ? null : (refused ?? notWritten())
}
