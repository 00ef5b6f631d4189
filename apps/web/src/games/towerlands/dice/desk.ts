/** What every part of the desk is given. */
import type { SeatId } from '@homestake/rules'
import type { Conflict, SideName } from '@homestake/rules/towerlands'
import type { Hand } from './hands.svelte.ts'

export interface DeskProps<C extends Conflict = Conflict> {
  readonly conflict: C
  readonly side: SideName
  /** The seat that the chair acts for. */
  readonly as?: SeatId | undefined
  readonly held: Hand
  /** Whether the desk is in sight: only then its dice can be picked. */
  readonly seen: boolean
}
