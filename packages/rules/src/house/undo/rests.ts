/**
 * Whether something that came later rests on an act: it touched the same place, it names something that the act brought in, or
 * the game says so. A *place* is a path inside a compartment.
 */
import type { Undoing } from '../../contract/undoing.ts'
import type { Compartment } from '../../table/compartment.ts'
import type { Patch } from '../../table/patch.ts'
import type { Patches } from './recorded.ts'

type Place = readonly (string | number)[]

/** What a patch changes: to insert into an array, or to remove from it, moves all of it. */
const placeOf = ([op, path]: Patch): Place => (op !== '=' && typeof path.at(-1) === 'number' ? path.slice(0, -1) : path)

const within = (outer: Place, inner: Place): boolean => outer.every((key, i) => key === inner[i])
const overlap = (one: Place, other: Place): boolean => within(one, other) || within(other, one)

/** The names of fields, and numbers; what else is a key is an id. */
const FIELD = /^(?:[a-z][a-zA-Z]{0,14}|\d+)$/

/** The ids of things that were not there before an act. */
const broughtIn = (patches: readonly Patch[]): string[] =>
  patches.flatMap(([op, path]) => {
    const key = path.at(-1)
    return op === '-' && typeof key === 'string' && !FIELD.test(key) ? [key] : []
  })

const names = (value: unknown, ids: ReadonlySet<string>): boolean => {
  if (typeof value === 'string') return ids.has(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, part]) => ids.has(key) || names(part, ids))
}

export interface Put {
  /** What would be put back, by compartment. */
  readonly puts: Patches
  /** Ids that everything may name: those of seats. */
  readonly common: ReadonlySet<string>
}

/** @param diffs what came later changed, where the one who takes back can see it */
export const rests = (
  { puts, common }: Put,
  diffs: Patches,
  undoing: Pick<Undoing, 'stays' | 'slight' | 'rests'>,
): boolean => {
  const ids = new Set(
    Object.values(puts)
      .flatMap((patches) => broughtIn(patches ?? []))
      .filter((id) => !common.has(id)),
  )
  return (Object.entries(diffs) as [Compartment, readonly Patch[]][]).some(([compartment, patches]) => {
    const counts = (patch: Patch): boolean => !undoing.stays(compartment, patch) && !undoing.slight(compartment, patch)
    const later = patches.filter(counts)
    if (ids.size > 0 && later.some(([, path, value]) => names(path, ids) || names(value, ids))) return true
    const mine = (puts[compartment] ?? []).filter(counts).map(placeOf)
    const builds = (on: Place, place: Place): boolean =>
      overlap(place, on) || (compartment === 'table' && undoing.rests(place, on))
    return later.map(placeOf).some((place) => mine.some((on) => builds(on, place)))
  })
}
