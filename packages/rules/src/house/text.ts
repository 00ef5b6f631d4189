import { z } from 'zod'

/** Lengths of text, in characters, after trimming. */
export const TEXT = { name: 40, short: 80, line: 240, long: 2000, notes: 8000 } as const

/** Control characters (but line breaks), and marks that turn the reading direction of what stands after them. */
// eslint-disable-next-line no-control-regex
const STRAY = /[\u0000-\u0009\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g
/** What takes no room and joins nothing: with it two names that are not the same would look alike. */
const UNSEEN = /[\u200b\u2060-\u2064\ufeff]/g
/** Marks above and below a letter, more than any script piles up: they would lie over the lines around it. */
const PILED = /(\p{M}{6})\p{M}+/gu
/** Something that is seen. Letters that are blank are none. */
const SEEN = /[^\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{M}\u115f\u1160\u3164\uffa0\u2800]/u

/** What people type, without what would be seen where nobody typed it, or not at all. */
export const legible = (typed: string): string => typed.replace(STRAY, ' ').replace(UNSEEN, '').replace(PILED, '$1')

/** Whether no character of a text works on others. */
export const isLegible = (text: string): boolean => text.search(STRAY) === -1

/** Text as people type it: legible, trimmed, and not empty unless `least` is 0. What nobody sees counts as empty. */
export const text = (most: number, least = 1) =>
  z
    .string()
    .transform((typed) => legible(typed).trim())
    .transform((typed) => (SEEN.test(typed) ? typed : ''))
    .pipe(z.string().min(least).max(most))
