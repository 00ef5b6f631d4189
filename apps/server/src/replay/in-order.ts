/**
 * The keys of what was, in the order in which they stand now, and what is not there any more behind them by its name. In which
 * order they come out of the entries depends on how far and which way those were read, and so on how much happened that a
 * reader can’t see (REPLAY-3). Whoever looks finds people and things where they are at the table.
 */
export const inOrder = (then: unknown, now: unknown): unknown => {
  if (Array.isArray(then)) return then.map((one: unknown) => inOrder(one, undefined))
  if (!isPart(then)) return then
  const like: Part = isPart(now) ? now : {}
  const still = Object.keys(like).filter((key) => Object.hasOwn(then, key))
  const gone = Object.keys(then).filter((key) => !Object.hasOwn(like, key))
  return Object.fromEntries([...still, ...gone.toSorted()].map((key) => [key, inOrder(then[key], like[key])]))
}

type Part = Readonly<Record<string, unknown>>

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && !Array.isArray(value)
