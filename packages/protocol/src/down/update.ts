import { wireChanges, type WireChanges } from '../changes.ts'

/** What one command changed, in the compartments that this viewer has. */
export const update = wireChanges
export type Update = WireChanges
