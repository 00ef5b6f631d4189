/** What the chair is called in each game, for pages that know a game only by its id. The rules say the same. */
import type { Chair, GameId } from '@homestake/rules'

const CHAIRS = {
  'new-and-magic-land': 'gm',
  towerlands: 'gm',
  'inverted-tower': 'host',
} as const satisfies Record<GameId, Chair>

export const chairOf = (game: GameId): Chair => CHAIRS[game]
