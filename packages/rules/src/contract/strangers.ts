/**
 * A *stranger* is an object of one compartment that turns up in another: a draft, or a piece of state, that a rule carried
 * across instead of saying `reveal`. Objects are told apart by identity, so only what `reveal` or `tell` has copied may pass.
 */
import type { Compartment } from '../table/compartment.ts'
import type { RawPatch } from './drafts.ts'

const known = new WeakMap<object, WeakSet<object>>()

const objectsOf = (root: object): WeakSet<object> => {
  const cached = known.get(root)
  if (cached !== undefined) return cached
  const all = new WeakSet<object>()
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || all.has(value)) return
    all.add(value)
    Object.values(value).forEach(visit)
  }
  visit(root)
  known.set(root, all)
  return all
}

const holds = (value: unknown, strangers: readonly WeakSet<object>[]): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (strangers.some((set) => set.has(value)) || Object.values(value).some((part) => holds(part, strangers)))

/**
 * @param parts the compartments before and `next` those after the change
 * @throws where a patch of `compartment` holds an object of another one that is not everyone's
 */
export const refuseStrangers = (
  parts: readonly { readonly [compartment: string]: object | undefined }[],
  compartment: Compartment,
  patches: readonly RawPatch[],
): void => {
  const values = patches.filter((patch) => typeof patch.value === 'object' && patch.value !== null)
  if (values.length === 0) return
  const roots = new Set<object>()
  for (const all of parts)
    for (const [key, root] of Object.entries(all))
      if (root !== undefined && key !== compartment && key !== 'table') roots.add(root)
  const others = [...roots].map(objectsOf)
  for (const { value, path } of values)
    if (holds(value, others))
      throw new Error(
        `${compartment}/${String(path)} was given an object of another compartment without reveal or tell`,
      )
}
