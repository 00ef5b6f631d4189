import type { Json } from './json.ts'

/**
 * One change inside a compartment: `=` puts a value at a path (in an array: replaces that place), `+` inserts into an
 * array (at its end: appends), `-` removes. The path is relative to the compartment; an empty path is all of it.
 */
export type Patch =
  | readonly [op: '=' | '+', path: readonly (string | number)[], value: Json]
  | readonly [op: '-', path: readonly (string | number)[]]
