/** Which shape of its game's state an entry was written in: the first says nothing, so that it costs nothing. */
import type { Game, Plays, TableState } from '@homestake/rules'
import { upcastState } from '@homestake/rules/authority'
import type { Entry } from '../journal/entry.ts'
import { applyDiffs } from './patch.ts'

/** What an entry says of the shape that it is written in. */
export const inShape = ({ shape }: Pick<Game, 'shape'>): Pick<Entry, 'shape'> => (shape === 1 ? {} : { shape })

export const shapeOf = ({ shape = 1 }: Pick<Entry, 'shape'>): number => shape

/** A state, and the shape that it has. */
export interface Shaped {
  readonly state: TableState<Plays> | null
  readonly shape: number
}

/** @throws if the shape is newer than this code */
export const mustKnow = (game: Game, shape: number): void => {
  if (shape > game.shape)
    throw new Error(
      `a table of ${game.id} was written by a newer Homestake (its shape is ${shape}, this one knows ${game.shape})`,
    )
}

/**
 * A state gets on by an entry, raised before it if the entry was written in a newer shape.
 * @throws if the entry is of an older shape than what went before it: two releases wrote at once
 */
export const followed = (game: Game, { state, shape }: Shaped, entry: Entry): Shaped => {
  const its = shapeOf(entry)
  mustKnow(game, its)
  if (state === null) return { state: applyDiffs(state, entry.diffs), shape: its }
  if (its < shape)
    throw new Error(`entry ${entry.v} is of shape ${its} and follows one of ${shape}: servers of two releases wrote it`)
  return { state: applyDiffs(upcastState(game, state, shape, its), entry.diffs), shape: its }
}
