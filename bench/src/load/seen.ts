/** When what a command did has reached everyone who may see it. */
import type { Connection, Present } from '@homestake/client'

type Cursor = Readonly<Record<string, number | undefined>>

/** A compartment that a viewer does not have is not waited for. */
const hasReached = ({ cursor }: Present, wanted: Cursor): boolean => {
  const held: Cursor = cursor
  return Object.entries(wanted).every(([compartment, n]) => (held[compartment] ?? Infinity) >= (n ?? 0))
}

const reached = (one: Connection, wanted: Cursor): Promise<void> | null => {
  if (hasReached(one.present, wanted)) return null
  const { promise, resolve } = Promise.withResolvers<void>()
  const stop = one.subscribe((present) => {
    if (hasReached(present, wanted)) resolve()
  })
  return promise.finally(stop)
}

/** @param wanted the actor’s cursor, as it came with the answer */
export const seenByAll = async (people: readonly Connection[], wanted: Cursor): Promise<void> => {
  await Promise.all(people.map((one) => reached(one, wanted)))
}
