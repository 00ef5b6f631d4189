/** The small parts that proposals are made of. */
import type { HouseCommand } from '../../house/commands.ts'
import type { NmlCommand } from '../commands.ts'

/** A number from 0 up to, and without, `n`. */
export type Pick = (n: number) => number

export type PlayCommand = NmlCommand | (HouseCommand & { readonly type: 'edit' })

const WORDS = [
  'a barn',
  'the ford',
  'winter wheat',
  'old debts',
  'the long road',
  'a fever',
  'the well',
  'kin',
] as const
export const some = (pick: Pick): string => `${WORDS[pick(WORDS.length)]} ${pick(90) + 10}`
export const oneOf = <T>(from: readonly T[], pick: Pick): T | undefined => from[pick(Math.max(1, from.length))]

export const edit = (
  into: string,
  path: string[],
  base: string | number | null,
  value: string | number | null,
): PlayCommand => ({
  type: 'edit',
  in: into,
  path: ['play', ...path],
  base,
  value,
})
