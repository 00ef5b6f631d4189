/** The small parts that proposals are made of. */

/** A number from 0 up to, and without, `n`. */
export type Pick = (n: number) => number

export const oneOf = <T>(from: readonly T[], pick: Pick): T | undefined => from[pick(Math.max(1, from.length))]
