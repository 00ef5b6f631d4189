/** Patches put into a draft: what a compartment was before an act. */
import type { Patch } from '../../table/patch.ts'

type Part = { [key: string | number]: unknown }

const partAt = (root: object, path: readonly (string | number)[]): Part => {
  let at: unknown = root
  for (const key of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) throw new Error(`no part ${path.join('/')}`)
    at = Reflect.get(at, key)
  }
  if (typeof at !== 'object' || at === null) throw new Error(`no part ${path.join('/')}`)
  return at as Part
}

/** @throws where a patch has no place in the draft */
export const putBack = (root: object, patches: readonly Patch[]): void => {
  for (const [op, path, value] of patches) {
    const key = path.at(-1)
    if (key === undefined) throw new Error('a whole compartment is never put back')
    const part = partAt(root, path.slice(0, -1))
    if (Array.isArray(part)) {
      const i = Number(key)
      if (op === '=') part[i] = value
      else part.splice(i, op === '-' ? 1 : 0, ...(op === '-' ? [] : [value]))
    } else if (op === '-') Reflect.deleteProperty(part, key)
    else part[key] = value
  }
}
