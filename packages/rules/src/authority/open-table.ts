import type { Game } from '../contract/game.ts'
import type { Plays, SealedHouse, TableState } from '../house/house.ts'

/** The state of a new table: nobody sits at it, nothing has begun. */
export const openTable = <P extends Plays>(
  game: Game<P>,
  given: { readonly title: string; readonly options: P['options']; readonly keys: SealedHouse['keys'] },
): TableState<P> => {
  const parts = game.begin(given.options)
  return {
    table: {
      game: game.id,
      title: given.title,
      options: given.options,
      begun: false,
      ended: false,
      seats: {},
      chapter: null,
      play: parts.table,
    },
    gm: { notes: '', play: parts.gm },
    sealed: {
      keys: given.keys,
      generations: { chair: 1, player: 1, spectator: 1 },
      tokens: {},
      seed: null,
      play: parts.sealed,
    },
  } as TableState<P>
}
