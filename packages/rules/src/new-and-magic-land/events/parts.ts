/** What the events of *New and Magic Land* are made of: strict schemas, which are what a viewer may be told. */
import { z } from 'zod'
import { MOST } from '../../table/most.ts'
import { seatId, thingId } from '../../table/ids.ts'

export const side = z.enum(['first', 'second'])
export const principal = z.union([z.literal('gm'), seatId])
export const count = z.number().int().min(0).max(MOST)

export const whySchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('always') }),
  z.strictObject({ kind: z.literal('aspect'), aspect: z.enum(['1', '2', '3']), text: z.string() }),
  z.strictObject({ kind: z.literal('relationship'), relationship: thingId, name: z.string(), rating: count }),
  z.strictObject({ kind: z.literal('victory'), complication: thingId }),
  z.strictObject({ kind: z.literal('drama'), text: z.string() }),
  z.strictObject({ kind: z.literal('past'), of: seatId, text: z.string() }),
  z.strictObject({ kind: z.literal('help'), relationship: thingId, name: z.string(), rating: count }),
])

export const bundleSchema = z.strictObject({
  dice: z.number().int().min(1),
  why: whySchema,
  by: principal,
  order: count,
  thrown: z.boolean(),
})

export const thrownDie = z.strictObject({
  die: count,
  bundle: thingId,
  faces: z.array(z.number().int().min(1).max(6)),
  value: count,
})

export const shownSide = z.strictObject({
  hidden: z.literal(false),
  dice: z.array(thrownDie),
  best: count,
  pool: count,
  total: count,
})

export const rolledSide = z.discriminatedUnion('hidden', [
  shownSide,
  z.strictObject({ hidden: z.literal(true), count }),
])

export const rollSchema = z.strictObject({
  throw: count,
  sides: z.strictObject({ first: rolledSide, second: rolledSide }),
  leads: side.nullable(),
})

export const outcomeSchema = z.union([
  z.strictObject({ how: z.enum(['roll', 'concession', 'harvest']), winner: side }),
  z.strictObject({ how: z.literal('stalemate'), winner: z.null() }),
])

/** Both sides' principals as the chronicle names them, so that a line stands without the state. */
export const sideNames = z.strictObject({ first: z.string(), second: z.string() })
export const stakesOf = z.strictObject({ first: z.string(), second: z.string() })
