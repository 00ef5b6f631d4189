/**
 * What the browser fetches of each game, when a table of it is opened or asked for. Adding a game is adding an entry. What is
 * taken out of a module is named on its left: the build leaves the rest out.
 */
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
    rules: async () => {
      const { newAndMagicLand } = await import('@homestake/rules/new-and-magic-land')
      return caughtUp(newAndMagicLand)
    },
    screens: async () => {
      const { screens } = await import('./new-and-magic-land/index.ts')
      return caughtUp(screens)
    },
  },
  towerlands: {
    rules: async () => {
      const { towerlands } = await import('@homestake/rules/towerlands')
      return caughtUp(towerlands)
    },
    screens: async () => {
      const { screens } = await import('./towerlands/index.ts')
      return caughtUp(screens)
    },
  },
  'inverted-tower': {
    rules: async () => {
      const { invertedTower } = await import('@homestake/rules/inverted-tower')
      return caughtUp(invertedTower)
    },
    screens: async () => {
      const { screens } = await import('./inverted-tower/index.ts')
      return caughtUp(screens)
    },
  },
}
