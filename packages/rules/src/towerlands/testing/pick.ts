/** The small parts that proposals are made of. */
import type { HouseCommand } from '../../house/commands.ts'
import type { TlCommand } from '../commands.ts'

/** A number from 0 up to, and without, `n`. */
export type Pick = (n: number) => number

export type PlayCommand = TlCommand | (HouseCommand & { readonly type: 'edit' })

const WORDS = ['the toll bridge', 'a falcon', 'old oaths', 'the drowned abbey', 'a cousin', 'wool', 'the east gate', 'salt'] as const // prettier-ignore
export const some = (pick: Pick): string => `${WORDS[pick(WORDS.length)]} ${pick(90) + 10}`
export const oneOf = <T>(from: readonly T[], pick: Pick): T | undefined => from[pick(Math.max(1, from.length))]
export const someOf = <T>(from: readonly T[], most: number, pick: Pick): T[] =>
  [...from].sort(() => pick(3) - 1).slice(0, 1 + pick(Math.max(1, most)))

export const edit = (into: string, path: string[], base: string | number, value: string | number): PlayCommand => ({
  type: 'edit',
  in: into,
  path: ['play', ...path],
  base,
  value,
})
