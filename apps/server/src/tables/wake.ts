import type { Compartment, Plays, TableId, TableState } from '@homestake/rules'
import type { Cursor } from '../journal/entry.ts'
import type { Journal } from '../journal/journal.ts'
import type { Waking } from './history.ts'
import { gameOf, type Games } from './tables.ts'
import { applyDiffs } from './patch.ts'

interface SummedUp {
  readonly state: TableState<Plays>
  readonly cursor: Cursor
}

/** Read a table from the journal: its newest snapshot and what came after. `null`: there is no such table. */
export const wake = async (
  journal: Pick<Journal, 'game' | 'snapshot' | 'tail'>,
  games: Games,
  id: TableId,
): Promise<Waking | null> => {
  const gameId = await journal.game(id)
  const game = gameId === null ? undefined : gameOf(games, gameId)
  if (game === undefined) return null
  const snapshot = await journal.snapshot(id)
  // A snapshot of another shape is left aside: the entries tell the same, only slower.
  const fits = snapshot !== null && snapshot.shape === game.shape
  const start = fits ? (JSON.parse(snapshot.body) as SummedUp) : null
  let v = fits ? snapshot.v : 0
  let state = start?.state ?? null
  let cursor: Cursor = start?.cursor ?? ({} as { [C in Compartment]?: number })
  for (const entry of await journal.tail(id, v)) {
    state = applyDiffs(state, entry.diffs)
    cursor = entry.cursor
    v = entry.v
  }
  return state === null ? null : { id, game, v, state, cursor }
}
