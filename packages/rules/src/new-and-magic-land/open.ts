import type { OpenGame } from '../contract/game.ts'
import type { NmlCommand } from './commands.ts'
import type { NmlEvent } from './events.ts'
import type { NmlPlays } from './state.ts'

/** The open half of *New and Magic Land*. */
export declare const newAndMagicLand: OpenGame<NmlPlays, NmlCommand, NmlEvent>
