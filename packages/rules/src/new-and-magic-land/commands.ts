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
const count = z.number().int().min(0).max(100_000)

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
  // Scenes (N-R15, NA25): by whose turn it is, or by the chair. `turn` is the window that the sender saw.
  z.strictObject({
    type: z.literal('set-scene'),
    turn: count,
    present: z.array(seatId).max(64),
    about: text(TEXT.long),
  }),
  z.strictObject({ type: z.literal('pass-scene'), turn: count }),
  /** The GM hands the turn to somebody else. */
  z.strictObject({ type: z.literal('give-turn'), turn: count, to: z.union([z.literal('gm'), seatId]) }),
  z.strictObject({ type: z.literal('close-scene'), scene: count }),
  /** Who is there, while the scene runs: its setter, or the chair. */
  z.strictObject({ type: z.literal('change-scene'), scene: count, present: z.array(seatId).max(64) }),
  /** The GM lets something go wrong in the running scene (N-R15). */
  z.strictObject({ type: z.literal('complicate-scene'), scene: count, text: text(TEXT.line) }),
  // The season's end (N-R48 to N-R54): each for one's own settler, or the chair for a seat with `as`
  z.strictObject({ type: z.literal('roll-victory') }),
  z.strictObject({ type: z.literal('tell-goal'), text: text(TEXT.long, 0) }),
  z.strictObject({ type: z.literal('split-gain'), grit: count, heart: count }),
  z.strictObject({ type: z.literal('choose-loss'), pool }),
  z.strictObject({
    type: z.literal('tie-new'),
    name: text(TEXT.name, 0),
    note: text(TEXT.line, 0),
    seat: seatId.nullable(),
  }),
  z.strictObject({ type: z.literal('tie-grows'), relationship: thingId }),
  z.strictObject({ type: z.literal('roll-refresh') }),
  z.strictObject({ type: z.literal('restore'), grit: count, heart: count }),
  z.strictObject({ type: z.literal('settle-dream'), dream: text(TEXT.line) }),
  z.strictObject({ type: z.literal('tell-last-words'), text: text(TEXT.long) }),
  /** NA26, `replacements: on`: a player whose settler is out begins a new one. */
  z.strictObject({ type: z.literal('begin-anew') }),
  // The Harvest Festival (N-R55 to N-R57)
  z.strictObject({ type: z.literal('open-festival') }),
  z.strictObject({ type: z.literal('tell-feast'), text: text(TEXT.long) }),
  z.strictObject({ type: z.literal('roll-harvest') }),
  z.strictObject({ type: z.literal('tell-fate'), text: text(TEXT.long) }),
  // The GM's desk
  z.strictObject({ type: z.literal('prepare-opposition'), name: text(TEXT.short) }),
  z.strictObject({ type: z.literal('tick-opposition'), opposition: thingId, done: z.boolean() }),
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
