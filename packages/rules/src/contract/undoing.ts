/** What a game knows of taking back. The authority's half. */
import type { Patches } from '../house/undo/recorded.ts'
import type { Plays } from '../house/house.ts'
import type { Compartment } from '../table/compartment.ts'
import type { Patch } from '../table/patch.ts'
import type { Drafts } from './drafts.ts'

export interface Undoing<P extends Plays = Plays> {
  /** A place that is left as it is by now: a number that only grows, what everybody knows by now. */
  stays(compartment: Compartment, patch: Patch): boolean
  /** A place on which nothing rests: who has agreed to what lies there. `after` takes it back. */
  slight(compartment: Compartment, patch: Patch): boolean
  /** Whether it would make a secret of something that came to light. @param inverse what would be put back */
  unveils(inverse: Patches): boolean
  /**
   * Whether a later change at one place of the table rests on an earlier one at another. That the same place was touched
   * needs not be said.
   */
  rests(later: readonly (string | number)[], earlier: readonly (string | number)[]): boolean
  /** What else happens on the table: whoever was about to act looks again. @param puts what was put back on the table */
  after(drafts: Drafts<P>, puts: readonly Patch[]): void
}
