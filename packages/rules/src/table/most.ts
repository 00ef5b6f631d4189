/**
 * Beyond what is ever counted at a table, whatever is played there and however long: a copy that says more was not written by
 * one, and nobody is to throw so many dice.
 */
export const MOST = 1_000_000

/** Of what goes up with each act or room and is never gone through: half, so that a table that is made from a copy goes on. */
export const COUNTED = MOST / 2

/** Numbers that go up and up: windows, throws, rounds. */
export const counted = (...names: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(names.map((name) => [name, COUNTED]))

/**
 * What a copy may claim at most: what play comes to, with a wide margin. By the name of a field, wherever it stands, so that
 * a new field is bound before anybody thinks of it.
 */
export interface Most {
  /** A number that has no line of its own. */
  readonly number: number
  readonly numbers: Readonly<Record<string, number>>
  /** How many things a list or a record holds, where it has no line of its own. */
  readonly many: number
  readonly entries: Readonly<Record<string, number>>
  /** Lengths of text, in characters. */
  readonly text: number
  readonly texts: Readonly<Record<string, number>>
}

/** No key is as long: they are ids, or names of fields. */
const KEY = 80

const within = (bounds: Readonly<Record<string, number>>, name: string, otherwise: number): number =>
  Object.hasOwn(bounds, name) ? (bounds[name] ?? otherwise) : otherwise

/**
 * The path of the first number, list or text that is more than play comes to, or `null`.
 * @param name what the value is called; what stands in a list is called as the list is
 * @param fits whether a text under this name is as somebody could have written it
 * @throws `RangeError` where it is nested too deeply to be looked through
 */
export const beyond = (
  value: unknown,
  most: Most,
  fits: (text: string, name: string) => boolean,
  name = '',
): string | null => {
  if (typeof value === 'number') return Math.abs(value) <= within(most.numbers, name, most.number) ? null : name
  if (typeof value === 'string')
    return value.length <= within(most.texts, name, most.text) && fits(value, name) ? null : name
  if (typeof value !== 'object' || value === null) return null
  const parts = Object.entries(value)
  if (parts.length > within(most.entries, name, most.many)) return name
  for (const [key, part] of parts) {
    if (key.length > KEY) return name
    const found = beyond(part, most, fits, Array.isArray(value) ? name : key)
    if (found !== null) return Array.isArray(value) || name === '' ? found : `${name}/${found}`
  }
  return null
}
