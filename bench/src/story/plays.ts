/** The small story of the benchmark: what its table holds, what is asked of it, what happens at it. */
import type { Plays } from '@homestake/rules'
import { z } from 'zod'

const pool = z.enum(['grit', 'heart'])
export type Pool = z.infer<typeof pool>
const dice = z.array(z.number().int().min(1).max(6))
const settler = z.number().int().min(0).max(3)
const count = z.number().int().min(0)

const side = z.strictObject({
  poolName: z.enum(['grit', 'heart', 'conflict']),
  poolScore: count,
  dice,
  kept: count,
  total: count,
})
export type Side = z.infer<typeof side>

const line = z.strictObject({ v: count, by: z.string(), text: z.string(), dice })
export type StoryLine = z.infer<typeof line>

export const table = z.strictObject({
  v: count,
  season: count,
  turn: settler,
  conflictPool: count,
  settlers: z.array(
    z.strictObject({
      name: z.string(),
      grit: count,
      heart: count,
      aspects: z.array(z.string()),
      relationships: z.array(z.strictObject({ name: z.string(), score: count })),
      victoryDice: count,
      harvestDice: count,
    }),
  ),
  conflict: z
    .strictObject({
      stakes: z.array(z.string()),
      sides: z.array(side),
      round: count,
      winner: z.union([z.literal(0), z.literal(1)]).nullable(),
    })
    .nullable(),
  /** The last fifty lines, each in the place that its number has in a ring: so a new one takes the oldest one's. */
  log: z.array(line),
  /** Which settler each seat plays. */
  played: z.record(z.string(), settler),
})
export type StoryTable = z.infer<typeof table>

const none: z.ZodType<Record<string, never>> = z.strictObject({})
export const views = { table, gm: z.strictObject({ dramaDice: z.number().int() }), seat: none, between: none }

export interface StoryPlays extends Plays {
  options: Record<string, never>
  table: StoryTable
  gm: z.infer<typeof views.gm>
  seat: Record<string, never>
  between: Record<string, never>
  sealed: Record<string, never>
}

const stakes = z.string().min(1).max(120)
export const commands = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('play'), settler }),
  z.strictObject({ type: z.literal('open'), stakes: z.tuple([stakes, stakes]), pool }),
  z.strictObject({ type: z.literal('gather'), n: z.literal(2) }),
  z.strictObject({ type: z.literal('roll') }),
  z.strictObject({ type: z.literal('escalate') }),
  z.strictObject({ type: z.literal('concede') }),
])
export type StoryCommand = z.infer<typeof commands>

const rolled = z.tuple([dice, dice])
export const events = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('settler-played'), seat: z.string(), settler }),
  z.strictObject({ type: z.literal('opened'), stakes: z.tuple([stakes, stakes]), pool }),
  z.strictObject({ type: z.literal('gathered'), n: count }),
  z.strictObject({ type: z.literal('drama-dice-left'), left: z.number().int() }),
  z.strictObject({ type: z.literal('rolled'), dice: rolled }),
  z.strictObject({ type: z.literal('escalated'), loser: z.union([z.literal(0), z.literal(1)]), dice: rolled }),
  z.strictObject({ type: z.literal('conceded') }),
])
export type StoryEvent = z.infer<typeof events>
