/** Why something does not fit its schema, in the words of whoever sent it: the parser’s own are for programmers, and English. */
import type { z } from 'zod'
import { words } from '../words.ts'

export const misfit = (issue: z.core.$ZodIssue | undefined): string => {
  const { misfit: says } = words
  switch (issue?.code) {
    case 'too_big':
      return issue.origin === 'string' ? says.tooLong(Number(issue.maximum)) : says.tooMuch(Number(issue.maximum))
    case 'too_small':
      return issue.origin === 'string' ? says.tooShort(Number(issue.minimum)) : says.tooLittle(Number(issue.minimum))
    case 'unrecognized_keys':
      return says.unknown(issue.keys[0] ?? '')
    default:
      return says.other
  }
}
