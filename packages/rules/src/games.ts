import type { OpenGame } from './contract/game.ts'
import { newAndMagicLand } from './new-and-magic-land/open.ts'
import type { GameId } from './table/ids.ts'

/** The open halves of the games that can be played. Adding a game is adding a line, here and behind the authority's door. */
export const openGames: { readonly [id in GameId]?: OpenGame } = {
  'new-and-magic-land': newAndMagicLand,
}
