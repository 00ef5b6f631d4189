import type { Game } from '../contract/game.ts'
import type { NmlCommand } from './commands.ts'
import type { NmlEvent } from './events.ts'
import type { NmlPlays } from './state.ts'

/** *New and Magic Land*, whole: what the server plays. */
export declare const newAndMagicLandGame: Game<NmlPlays, NmlCommand, NmlEvent>
