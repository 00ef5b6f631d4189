/**
 * Pages of a chronicle. Lines stand in the order of their entries; inside one entry those of `table` come first, then the
 * others by name. A page is cut anywhere in that order, so a *place* in it is a version and a compartment.
 *
 * Each compartment is read by itself, from its own index range, and the newest of all are kept: a spectator's page costs
 * the same however much was said in secret.
 */
import type { Visible } from '@homestake/rules'
import type { Page } from '../journal.ts'

type Kept = Page['lines'][number]

export interface PagePlace {
  readonly v: number
  readonly compartment: Visible
}

const compareCompartments = (a: Visible, b: Visible): number => {
  if (a === b) return 0
  if (a === 'table') return -1
  if (b === 'table') return 1
  return a < b ? -1 : 1
}

/** The version below which a compartment's lines stand before `place`; `null` is behind everything. */
export const versionBelow = (place: PagePlace | null, compartment: Visible): number => {
  if (place === null) return Number.MAX_SAFE_INTEGER
  return compareCompartments(compartment, place.compartment) < 0 ? place.v + 1 : place.v
}

/** The newest `limit` of lines that were read with one more than `limit` a compartment, oldest first. */
export const newest = (candidates: readonly Kept[], limit: number): Page => {
  const ordered = candidates.toSorted((a, b) => a.v - b.v || compareCompartments(a.compartment, b.compartment))
  return { lines: ordered.slice(Math.max(0, ordered.length - limit)), more: ordered.length > limit }
}

/**
 * The first version whose entry has counted a compartment to `n` or further, by halving: numbers never fall. For numbers
 * that no line carries, since the change was quiet. Each version that it yields wants the compartment's number after that
 * entry, so that a database may answer at once or later.
 */
export function* firstVersionWith(n: number, tip: number): Generator<number, number, number> {
  let low = 1
  let high = tip + 1
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if ((yield middle) >= n) high = middle
    else low = middle + 1
  }
  return low
}
