import { apply, type Patches } from 'mutative'
import type { Compartment, Patch, Plays, TableState } from '@homestake/rules'
import type { Diffs } from '../journal/entry.ts'

const OPS = { '=': 'replace', '+': 'add', '-': 'remove' } as const

export const patched = (compartment: object | undefined, patches: readonly Patch[]): object => {
  const whole = patches.findLast(([, path]) => path.length === 0)
  if (whole !== undefined && whole[0] !== '-') return whole[2] as object
  if (compartment === undefined) throw new Error('a diff for a compartment that is not there')
  return apply(compartment, patches.map(([op, path, value]) => ({ op: OPS[op], path: [...path], value })) as Patches)
}

/** Bring a state up to date with an entry's diffs: no rule runs, so the entry may be of any age. */
export const applyDiffs = (state: TableState<Plays> | null, diffs: Diffs): TableState<Plays> => {
  const next: { [C in Compartment]?: object } = { ...state }
  for (const [compartment, patches] of Object.entries(diffs) as [Compartment, readonly Patch[]][])
    next[compartment] = patched(next[compartment], patches)
  return next as unknown as TableState<Plays>
}
