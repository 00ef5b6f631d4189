/** Patches put into a compartment. What they touch is new; the rest is shared with what was there before. */
import type { Patch } from '@homestake/rules'

type Key = string | number
type Fields = { [key: string]: unknown }
type Holder = Fields | unknown[]

/** Keys that would reach out of the data. */
const FOREIGN = new Set<Key>(['__proto__', 'constructor', 'prototype'])

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null

/** A place in a list, or behind its end. @throws where it is none */
const placeIn = (list: readonly unknown[], key: Key): number => {
  const place = Number(key)
  if (!Number.isInteger(place) || place < 0 || place > list.length) throw new Error(`there is no place ${key}`)
  return place
}

const valueAt = (holder: Holder, key: Key): unknown =>
  Array.isArray(holder) ? holder[placeIn(holder, key)] : Object.hasOwn(holder, key) ? holder[key] : undefined

const put = (holder: Holder, [op, , value]: Patch, key: Key): void => {
  if (!Array.isArray(holder)) {
    if (op === '-') delete holder[key]
    else holder[key] = value
  } else {
    const place = placeIn(holder, key)
    if (op === '=') holder[place] = value
    else if (op === '+') holder.splice(place, 0, value)
    else holder.splice(place, 1)
  }
}

/** Apply the patches of one compartment, in their order. @throws where they do not fit, which is a gap for the caller */
export const patched = <T extends object>(compartment: T, patches: readonly Patch[]): T => {
  const root: { whole: unknown } = { whole: compartment }
  /** Copies that nobody else holds: they are copied once, however many patches go into them. */
  const own = new Set<unknown>()
  const openAt = (parent: Holder, key: Key): Holder => {
    const there = valueAt(parent, key)
    if (!isHolder(there)) throw new Error(`nothing is held at ${key}`)
    if (own.has(there)) return there
    const copy: Holder = Array.isArray(there) ? [...there] : { ...there }
    own.add(copy)
    if (Array.isArray(parent)) parent[Number(key)] = copy
    else parent[key] = copy
    return copy
  }
  for (const patch of patches) {
    const path = patch[1]
    if (path.some((key) => FOREIGN.has(key))) throw new Error('a key reaches out of the data')
    const key = path.at(-1)
    if (key === undefined) root.whole = patch[0] === '-' ? undefined : patch[2]
    else put(path.slice(0, -1).reduce(openAt, openAt(root, 'whole')), patch, key)
  }
  return root.whole as T
}
