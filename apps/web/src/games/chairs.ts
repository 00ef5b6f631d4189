/** What the chair is called in each game, for pages that know a game only by its id. The rules say the same. */
import type { Chair, GameId, OwnGame } from '@homestake/rules'

const CHAIRS: { readonly [game in GameId]?: Chair } = {
  'new-and-magic-land': 'gm',
  towerlands: 'gm',
  'inverted-tower': 'host',
} satisfies Record<OwnGame, Chair>

export const chairOf = (game: GameId): Chair => CHAIRS[game] ?? 'gm'
