import type { Game } from '../contract/game.ts'
import { invertedTowerGame } from '../inverted-tower/game.ts'
import { newAndMagicLandGame } from '../new-and-magic-land/game.ts'
import { towerlandsGame } from '../towerlands/game.ts'
import type { GameId } from '../table/ids.ts'

/** The games that this server plays. */
export const games: { readonly [id in GameId]?: Game } = {
  'new-and-magic-land': newAndMagicLandGame,
  towerlands: towerlandsGame,
  'inverted-tower': invertedTowerGame,
}
