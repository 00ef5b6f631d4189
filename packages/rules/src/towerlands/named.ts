import { tlWords as words } from './words.ts'

/** A name as it is kept, or what the language that is spoken says for one that stands in. */
export const named = (name: string): string => words.named(name)
