/**
 * Beyond what is ever counted at a table, whatever is played there and however long: a copy that says more was not written by
 * one, and nobody is to throw so many dice.
 */
export const MOST = 1_000_000
