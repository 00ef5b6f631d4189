import { position } from '../cursor.ts'

/** After a gap: where the client stands. Answered with changes, if there is provably no hole, else with a view. */
export const sync = position
