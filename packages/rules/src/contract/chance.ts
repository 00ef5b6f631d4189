/**
 * Everything that a decision takes from outside, handed in like dice: the clock, ids, salts, seeds. `rules` has no clock
 * and no chance of its own, so a decision can be run twice.
 */
import type { ChapterSecret } from '../dice/chapter.ts'
import type { Dice } from '../dice/dice.ts'

export interface Chance {
  /** Milliseconds since 1970. */
  readonly now: number
  /** A fresh random id. */
  id(): string
  /** A fresh salt of 128 bits, hexadecimal. */
  salt(): string
  /** A fresh seed of 256 bits, hexadecimal. */
  seed(): string
  /** The hash that commits to a secret: `commitTo` outside of tests. */
  commit(secret: string, salt: string): string
  /** The dice of the throw that comes next in a chapter. */
  dice(chapter: ChapterSecret): Dice
}
