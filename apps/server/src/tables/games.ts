/** The games that a server plays. */
import type { Game, GameId } from '@homestake/rules'

/** By their ids. */
export type Games = { readonly [id in GameId]?: Game }

/** The game of an id that came from outside, if this server plays it. */
export const gameOf = (games: Games, id: GameId): Game | undefined => (Object.hasOwn(games, id) ? games[id] : undefined)
