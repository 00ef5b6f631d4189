/**
 * The commands of *New and Magic Land*. What is written field by field (a settler's sheet, the GM's oppositions) goes
 * through the house's `edit`. `conflict` and `step` name the window that the sender saw (D13).
 */
import { z } from 'zod'
import { TEXT, text } from '../house/commands.ts'
import { seatId, thingId } from '../table/ids.ts'

const side = z.enum(['first', 'second'])
const pool = z.enum(['grit', 'heart'])
const aspect = z.enum(['1', '2', '3'])
const inWindow = { conflict: thingId, step: z.number().int().min(0) }
const inConflict = { conflict: thingId }

export const nmlCommand = z.discriminatedUnion('type', [
  // Settlers (N-R2 to N-R10)
  z.strictObject({ type: z.literal('split-pools'), grit: z.number().int() }),
  z.strictObject({ type: z.literal('submit-settler') }),
  z.strictObject({ type: z.literal('approve-settler'), seat: seatId }),
  z.strictObject({ type: z.literal('return-settler'), seat: seatId, why: text(TEXT.line) }),
  z.strictObject({ type: z.literal('set-goal'), goal: text(TEXT.line) }),
  // Seasons (N-R12 to N-R14, D1)
  z.strictObject({ type: z.literal('open-season'), rating: z.number().int().min(1).max(6) }),
  z.strictObject({ type: z.literal('close-season') }),
  // The GM's desk
  z.strictObject({ type: z.literal('prepare-opposition'), name: text(TEXT.short) }),
  z.strictObject({ type: z.literal('drop-opposition'), opposition: thingId }),
  // Stakes (N-R19 to N-R21, NA19, NA29). `first` is who declares; `as` in the envelope lets the GM declare for a seat.
  z.strictObject({
    type: z.literal('declare-conflict'),
    first: z.union([z.literal('gm'), seatId]),
    second: z.union([z.literal('gm'), seatId]),
    pool,
    stakes: text(TEXT.line),
    /** What the GM's side is called, if there is one and the GM declares it. */
    opposition: text(TEXT.short, 0),
  }),
  z.strictObject({ type: z.literal('write-stakes'), ...inConflict, side, stakes: text(TEXT.line) }),
  z.strictObject({ type: z.literal('name-opposition'), ...inConflict, name: text(TEXT.short) }),
  z.strictObject({ type: z.literal('choose-pool'), ...inConflict, pool }),
  z.strictObject({ type: z.literal('accept-stakes'), ...inWindow, side }),
  z.strictObject({ type: z.literal('drop-conflict'), ...inConflict }),
  // Gathering (N-R23 to N-R31)
  z.strictObject({ type: z.literal('call-aspect'), ...inConflict, aspect }),
  z.strictObject({ type: z.literal('call-relationship'), ...inConflict, relationship: thingId }),
  z.strictObject({ type: z.literal('burn-victory'), ...inConflict }),
  z.strictObject({
    type: z.literal('write-complication'),
    ...inConflict,
    complication: thingId,
    text: text(TEXT.line),
  }),
  z.strictObject({ type: z.literal('help'), ...inConflict, side, relationship: thingId }),
  /** One Drama Die for one Aspect of the opposition, or a gift to a side of settlers (NA21). */
  z.strictObject({ type: z.literal('spend-drama'), ...inConflict, side, aspect: text(TEXT.short) }),
  z.strictObject({ type: z.literal('call-past'), ...inConflict, seat: seatId, how: text(TEXT.line) }),
  /** Take back what one gathered for nothing, or, from the chair, refuse an Aspect or a tie (NA24): before its throw. */
  z.strictObject({ type: z.literal('strike-bundle'), ...inConflict, bundle: thingId }),
  z.strictObject({ type: z.literal('ready'), ...inWindow, side }),
  z.strictObject({ type: z.literal('unready'), ...inWindow, side }),
  // After the roll (N-R37 to N-R44)
  z.strictObject({ type: z.literal('escalate'), ...inWindow, side, stakes: text(TEXT.line) }),
  z.strictObject({ type: z.literal('concede'), ...inWindow, side }),
  /** Let a tie stand (N-R38). */
  z.strictObject({ type: z.literal('let-rest'), ...inWindow, side }),
  // Harvest Dice (N-R32, N-R33, NA10, D4)
  z.strictObject({ type: z.literal('burn-harvest'), ...inWindow, side, deed: text(TEXT.line) }),
  z.strictObject({ type: z.literal('counter'), ...inWindow }),
  z.strictObject({ type: z.literal('let-stand'), ...inWindow }),
  // What it leaves behind (N-R45 to N-R47)
  z.strictObject({ type: z.literal('narrate'), ...inConflict, text: text(TEXT.long) }),
  z.strictObject({ type: z.literal('raise-relationship'), ...inConflict, relationship: thingId.nullable() }),
  z.strictObject({ type: z.literal('tell-ending'), ...inConflict, text: text(TEXT.long) }),
])

export type NmlCommand = z.infer<typeof nmlCommand>
