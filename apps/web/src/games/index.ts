/** The screens of each game that can be played, fetched when a table of it is opened. Adding a game is adding a line. */
import type { GameId } from '@homestake/rules'
import type { GameScreens } from './screens.ts'

export type { GameScreens } from './screens.ts'

export const games: { readonly [id in GameId]?: () => Promise<{ readonly screens: GameScreens }> } = {
  'new-and-magic-land': () => import('./new-and-magic-land/index.ts'),
}
