import type { Field } from '../contract/game.ts'
import { refuse, type Refusal } from '../table/refusal.ts'
import { itWords as words } from './words.ts'

/** Nothing is written by hand in this game. */
export const field = (): Field | Refusal => refuse('not-found', words.noSuchField)
