/** What the browser fetches of each game, when a table of it is opened or asked for. Adding a game is adding an entry. */
import type { GameId, OpenGame } from '@homestake/rules'
import { caughtUp } from '../words/page-language.svelte.ts'
import type { GameScreens } from './screens.ts'

export type { GameScreens } from './screens.ts'

export interface GameParts {
  readonly rules: () => Promise<OpenGame>
  readonly screens: () => Promise<GameScreens>
}

export const games: { readonly [id in GameId]?: GameParts } = {
  'new-and-magic-land': {
    rules: async () => caughtUp((await import('@homestake/rules/new-and-magic-land')).newAndMagicLand),
    screens: async () => caughtUp((await import('./new-and-magic-land/index.ts')).screens),
  },
  towerlands: {
    rules: async () => caughtUp((await import('@homestake/rules/towerlands')).towerlands),
    screens: async () => caughtUp((await import('./towerlands/index.ts')).screens),
  },
  'inverted-tower': {
    rules: async () => caughtUp((await import('@homestake/rules/inverted-tower')).invertedTower),
    screens: async () => caughtUp((await import('./inverted-tower/index.ts')).screens),
  },
}
