import { z } from 'zod'

/** Lengths of text, in characters, after trimming. */
export const TEXT = { name: 40, short: 80, line: 240, long: 2000, notes: 8000 } as const

/** What people type, without control characters (but line breaks) and without marks that turn the reading direction. */
export const legible = (typed: string): string =>
  // eslint-disable-next-line no-control-regex
  typed.replace(/[\u0000-\u0009\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, ' ')

/** Text as people type it: legible, trimmed, and not empty unless `least` is 0. */
export const text = (most: number, least = 1) =>
  z
    .string()
    .transform((typed) => legible(typed).trim())
    .pipe(z.string().min(least).max(most))
