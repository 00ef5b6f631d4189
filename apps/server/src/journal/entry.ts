/**
 * One accepted command is one entry. Diffs bring views up to date, so that a history never depends on the version of the
 * rules that wrote it; events are the facts that the chronicle tells. Entries never go on the wire.
 */
import type { Addressed, Compartment, DrawnDie, Patch, By, SeatId } from '@homestake/rules'

/** Patches by compartment; paths are relative to it. */
export type Diffs = { readonly [C in Compartment]?: readonly Patch[] }

/** How many changes each compartment has had. */
export type Cursor = { readonly [C in Compartment]?: number }

export interface Entry {
  /** Counted from 1, without gaps, one history a table. */
  readonly v: number
  /** Milliseconds since 1970. */
  readonly at: number
  /** Who sent it, as the key for doing a thing once: `chair`, `seat:…`, `door`. */
  readonly actor: string
  /** The shape of the state that its diffs change; left out: 1. */
  readonly shape?: number
  readonly by: By
  /** The seat that the chair acted for (D7). */
  readonly as?: SeatId
  readonly command: { readonly id: string; readonly type: string }
  readonly dice: readonly DrawnDie[]
  readonly diffs: Diffs
  readonly inverse: Diffs
  readonly events: readonly Addressed[]
  /** The cursor of every compartment after this entry. */
  readonly cursor: Cursor
}
