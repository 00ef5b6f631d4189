/**
 * Patches as they travel: one flat list, a place and then its value, and each place said from the one before. `/a/b` counts
 * from the compartment, `2/c` keeps the first two keys of the place before, and `c` alone stands beside it. `+` before a place inserts,
 * `-` removes and has no value. Keys are written as in a JSON Pointer (RFC 6901): `~0` is `~`, `~1` is `/`. The first
 * place of a list counts from the compartment, so lists may be put one behind the other.
 */
import { z } from 'zod'
import type { Json, Patch } from '@homestake/rules'

export type PackedPatches = readonly Json[]
export const packedPatches: z.ZodType<PackedPatches> = z.array(z.json())

type Path = Patch[1]

const escaped = (key: string | number): string =>
  typeof key === 'number' ? String(key) : /[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key
const unescaped = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~')

/** Whether a key alone can be told from an operation and from the whole compartment. */
const standsAlone = (key: string | number | undefined): key is string | number =>
  typeof key === 'number' || (key !== undefined && !/^[+-]|^$/.test(key))

const placeAfter = (last: Path, path: Path): string => {
  if (path.length === 0) return ''
  let kept = 0
  while (kept < path.length - 1 && kept < last.length && path[kept] === last[kept]) kept++
  const key = path[kept]
  if (kept === path.length - 1 && kept === last.length - 1 && standsAlone(key)) return escaped(key)
  return `${kept === 0 ? '' : kept}/${path.slice(kept).map(escaped).join('/')}`
}

export const packPatches = (patches: readonly Patch[]): PackedPatches => {
  const packed: Json[] = []
  let last: Path = []
  for (const patch of patches) {
    const [op, path, value] = patch
    packed.push(`${op === '=' ? '' : op}${placeAfter(last, path)}`)
    if (value !== undefined) packed.push(value)
    last = path
  }
  return packed
}

const pathAfter = (last: readonly string[], place: string): string[] => {
  if (place === '') return []
  const [head = '', ...keys] = place.split('/')
  if (keys.length === 0) return [...last.slice(0, -1), unescaped(head)]
  const kept = Number(head)
  if (!Number.isInteger(kept) || kept > last.length) throw new Error(`there is no place ${place}`)
  return [...last.slice(0, kept), ...keys.map(unescaped)]
}

/** @throws where a list makes no sense */
export const unpackPatches = (packed: PackedPatches): Patch[] => {
  const patches: Patch[] = []
  let last: readonly string[] = []
  const rest = packed.values()
  for (const said of rest) {
    if (typeof said !== 'string') throw new Error('a place is a text')
    const op = said.startsWith('+') ? '+' : said.startsWith('-') ? '-' : '='
    last = pathAfter(last, op === '=' ? said : said.slice(1))
    if (op === '-') patches.push([op, last])
    else {
      const { done, value } = rest.next()
      if (done === true) throw new Error('a place without its value')
      patches.push([op, last, value])
    }
  }
  return patches
}
