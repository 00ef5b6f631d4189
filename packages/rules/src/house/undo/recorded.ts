/** What the journal has of an act, as far as taking it back needs it. Compartments of patches are those that they change. */
import type { Addressed } from '../../table/event.ts'
import type { Compartment } from '../../table/compartment.ts'
import type { Patch } from '../../table/patch.ts'

export type Patches = { readonly [C in Compartment]?: readonly Patch[] }

export interface Recorded {
  readonly command: { readonly type: string }
  /** The shape of the state that it changed; left out: 1. */
  readonly shape?: number
  readonly diffs: Patches
  readonly inverse: Patches
  readonly events: readonly Addressed[]
  /** The number of each compartment after it. */
  readonly cursor: { readonly [C in Compartment]?: number }
}

/** An act, and all that came after it, oldest first. */
export interface Past {
  readonly act: Recorded
  readonly later: readonly Recorded[]
}

/** How many of the newest entries of a table can be taken back. */
export const FURTHEST_BACK = 200
