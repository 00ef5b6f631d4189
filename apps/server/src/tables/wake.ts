import type { Plays, TableId, TableState } from '@homestake/rules'
import { upcastState } from '@homestake/rules/authority'
import type { Cursor } from '../journal/entry.ts'
import type { Journal } from '../journal/journal.ts'
import type { Waking } from './history.ts'
import { gameOf, type Games } from './games.ts'
import { followed, mustKnow, type Shaped } from './shape.ts'

interface SummedUp {
  readonly state: TableState<Plays>
  readonly cursor: Cursor
}

/**
 * Read a table from the journal: its newest snapshot and what came after, raised to the shape of today. `null`: there is no
 * such table.
 * @throws `Unavailable`; or a plain error, if it was written by a newer Homestake
 */
export const wake = async (
  journal: Pick<Journal, 'game' | 'snapshot' | 'tail'>,
  games: Games,
  id: TableId,
): Promise<Waking | null> => {
  const gameId = await journal.game(id)
  const game = gameId === null ? undefined : gameOf(games, gameId)
  if (game === undefined) return null
  const snapshot = await journal.snapshot(id)
  if (snapshot !== null) mustKnow(game, snapshot.shape)
  const start: SummedUp | null = snapshot === null ? null : JSON.parse(snapshot.body)
  const tail = await journal.tail(id, snapshot?.v ?? 0)
  let shaped: Shaped = { state: start?.state ?? null, shape: snapshot?.shape ?? 1 }
  for (const entry of tail) shaped = followed(game, shaped, entry)
  if (shaped.state === null) return null
  const last = tail.at(-1)
  const state = upcastState(game, shaped.state, shaped.shape, game.shape)
  return { id, game, v: last?.v ?? snapshot?.v ?? 0, state, cursor: last?.cursor ?? start?.cursor ?? {} }
}
