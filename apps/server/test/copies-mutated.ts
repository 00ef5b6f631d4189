/** Copies but for one thing or a few, which somebody has changed by hand. */

type Pick = (n: number) => number
type Container = { [key: string]: unknown }

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null

/** Every place in a file: what holds it, and its key there. */
const places = (whole: unknown): (readonly [Container, string])[] =>
  isContainer(whole) ? Object.keys(whole).flatMap((key) => [[whole, key] as const, ...places(whole[key])]) : []

const one = <T>(of: readonly T[], pick: Pick): T | undefined => of[pick(of.length)]

const NUMBERS = [0, 1, -1, 2, 5, 12, 1000, 0.5, 1e15, 9_007_199_254_740_991]
const STRANGE: readonly unknown[] = [null, '', 'constructor', '__proto__', {}, [], [null], true, 'x'.repeat(9000)]
/** Most changes are to what is played with. */
const PARTS = ['view', 'view', 'view', 'view', 'cursor', 'lines', 'lines', null]

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value)

/** Another value of the same kind, mostly. */
const changed = (value: unknown, alike: readonly unknown[], pick: Pick): unknown => {
  if (pick(10) === 0) return one(STRANGE, pick)
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return pick(2) === 0 ? value + pick(4) - 1 : one(NUMBERS, pick)
  if (Array.isArray(value) && pick(2) === 0) return pick(2) === 0 ? value.slice(0, -1) : value.toReversed()
  return structuredClone(one(alike, pick))
}

/** One to three values of a file are others of their kind, or gone, or somewhere else too. */
export const mutated = (file: unknown, pick: Pick): unknown => {
  const copy = structuredClone(file)
  for (let left = 1 + pick(3); left > 0; left--) {
    const all = places(copy)
    const part = one(PARTS, pick) ?? null
    const found = one(isContainer(copy) && part !== null ? places(copy[part]) : all, pick)
    if (found === undefined) continue
    const [holder, key] = found
    const value = holder[key]
    const what = pick(6)
    if (what === 0 && Array.isArray(holder)) holder.splice(Number(key), 1)
    else if (what === 0) delete holder[key]
    else if (what === 1) holder[pick(2) === 0 ? 'more' : `${key}2`] = structuredClone(value)
    else {
      const alike = all.map(([at, name]) => at[name]).filter((other) => kindOf(other) === kindOf(value))
      holder[key] = changed(value, alike, pick)
    }
  }
  return copy
}
