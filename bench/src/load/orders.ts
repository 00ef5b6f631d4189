/** What the people of a load are told to do. */
import { z } from 'zod'
import { GAMES } from './arguments.ts'

const game = z.enum(GAMES)

export const order = z.discriminatedUnion('do', [
  /** Make tables, sit down, and get ready to play. */
  z.strictObject({
    do: z.literal('come'),
    url: z.string(),
    game,
    tables: z.number(),
    people: z.number(),
    name: z.string(),
  }),
  /** Begin to play, so many commands a second; `null`: one after another. */
  z.strictObject({ do: z.literal('play'), game, rate: z.number().nullable() }),
  /** Count from now. */
  z.strictObject({ do: z.literal('count') }),
  /** End, and tell what was counted. `inTime`: leave out what was not seen by now. */
  z.strictObject({ do: z.literal('stop'), inTime: z.boolean() }),
  z.strictObject({ do: z.literal('leave') }),
])
export type Order = z.infer<typeof order>
