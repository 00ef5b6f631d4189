/**
 * The commands of *Towerlands*. What is written field by field (sheets, the GM's people) goes through the house's `edit`.
 * `conflict` and `step` name the window that the sender saw (D13).
 */
import { z } from 'zod'
import { TEXT, text } from '../house/commands.ts'
import { seatId, thingId } from '../table/ids.ts'
import { DOMAINS, TRAIT_KINDS } from './state.ts'

const side = z.enum(['first', 'second'])
const domain = z.enum(DOMAINS)
const dice = z.number().int().min(0).max(10)
const inWindow = { conflict: thingId, step: z.number().int().min(0) }
const ofSide = { ...inWindow, side }
/** Whose sheet: a draft of one's own, a hero's, or one of the GM's people. */
const whose = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('draft') }),
  z.strictObject({ kind: z.literal('hero'), seat: seatId }),
  z.strictObject({ kind: z.literal('other'), other: thingId }),
])
const how = text(TEXT.line)
/** A number of dice where the GM gives one; `null`: what the sheet says. */
const given = dice.nullable()

export const callSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('trait'), trait: thingId, dice: z.array(thingId).min(1).max(20), how }),
  z.strictObject({ kind: z.literal('well'), trait: thingId, dice: z.number().int().min(1).max(20), how }),
  z.strictObject({ kind: z.literal('burden'), burden: thingId, die: thingId, how }),
  z.strictObject({ kind: z.literal('own'), burden: thingId, how }),
])

export const tlCommand = z.discriminatedUnion('type', [
  // Sheets (TA4)
  z.strictObject({ type: z.literal('submit-sheet') }),
  z.strictObject({ type: z.literal('approve-sheet'), seat: seatId }),
  z.strictObject({ type: z.literal('return-sheet'), seat: seatId, why: text(TEXT.line) }),
  z.strictObject({ type: z.literal('add-trait'), to: whose, kind: z.enum(TRAIT_KINDS) }),
  z.strictObject({ type: z.literal('drop-trait'), from: whose, trait: thingId }),
  z.strictObject({ type: z.literal('prepare-other'), name: text(TEXT.short) }),
  z.strictObject({ type: z.literal('drop-other'), other: thingId }),
  z.strictObject({ type: z.literal('open-play') }),
  z.strictObject({ type: z.literal('end-play') }),
  // Burdens (T-R17, T-R67, TA16). The GM may give, take and reword them.
  z.strictObject({ type: z.literal('give-burden'), to: whose, name: text(TEXT.short), domain, value: z.number().int().min(1).max(20) }),
  z.strictObject({ type: z.literal('take-burden'), from: whose, burden: thingId }),
  z.strictObject({ type: z.literal('reword-burden'), of: whose, burden: thingId, name: text(TEXT.short) }),
  /** One's own at 1, or, from the chair, of whom the GM plays. */
  z.strictObject({ type: z.literal('overcome-burden'), of: whose, burden: thingId, story: text(TEXT.long, 0) }),
  // Stakes (T-R27, T-R28, TA5)
  z.strictObject({
    type: z.literal('propose-conflict'),
    first: z.union([z.literal('gm'), seatId]),
    second: z.union([z.literal('gm'), seatId]),
    /** Whom the GM plays in it, if that is known. */
    other: thingId.nullable(),
    /** What the GM's side is called, where it is nobody on the table yet. */
    opposition: text(TEXT.short, 0),
    win: text(TEXT.line),
    lose: text(TEXT.line),
    goal: text(TEXT.short, 0),
  }),
  z.strictObject({ type: z.literal('write-stakes'), conflict: thingId, side, win: text(TEXT.line), lose: text(TEXT.line), goal: text(TEXT.short, 0) }),
  z.strictObject({ type: z.literal('accept-stakes'), ...ofSide }),
  z.strictObject({ type: z.literal('withdraw'), conflict: thingId }),
  /** T-R26: the GM decides without dice. */
  z.strictObject({ type: z.literal('settle-freely'), conflict: thingId, text: text(TEXT.long) }),
  z.strictObject({ type: z.literal('cast-other'), conflict: thingId, other: thingId }),
  z.strictObject({ type: z.literal('choose-domain'), ...inWindow, domain, influence: given, rating: given }),
  // Healing (T-R69 to T-R73)
  z.strictObject({ type: z.literal('ask-healing'), burden: thingId }),
  z.strictObject({ type: z.literal('open-healing'), ...inWindow, domain }),
  z.strictObject({ type: z.literal('pick-loss'), ...inWindow, die: thingId }),
  // Rounds (T-R39 to T-R46)
  z.strictObject({ type: z.literal('roll'), ...inWindow }),
  z.strictObject({ type: z.literal('ready'), ...ofSide }),
  z.strictObject({ type: z.literal('unready'), ...ofSide }),
  z.strictObject({ type: z.literal('concede'), ...ofSide }),
  z.strictObject({ type: z.literal('call-off'), ...ofSide, off: z.boolean() }),
  z.strictObject({ type: z.literal('play-die'), ...inWindow }),
  z.strictObject({ type: z.literal('sacrifice-die'), ...inWindow, burden: text(TEXT.short) }),
  /** Narrate, respond, or pass with nothing. */
  z.strictObject({ type: z.literal('tell'), ...ofSide, text: text(TEXT.long, 0) }),
  // Calls (T-R51 to T-R61)
  z.strictObject({ type: z.literal('call'), ...ofSide, call: callSchema }),
  z.strictObject({ type: z.literal('approve-call'), ...inWindow }),
  z.strictObject({ type: z.literal('strike-call'), ...inWindow }),
  z.strictObject({ type: z.literal('pick-die'), ...inWindow, die: thingId }),
  z.strictObject({ type: z.literal('swap-piles'), ...ofSide, pairs: z.array(z.tuple([thingId, thingId])).min(1).max(20) }),
  z.strictObject({ type: z.literal('decline-chance'), ...inWindow }),
  // The end (T-R44 to T-R50, TA8)
  z.strictObject({ type: z.literal('write-burden'), ...inWindow, name: text(TEXT.short), text: text(TEXT.long, 0) }),
  z.strictObject({ type: z.literal('refrain'), ...inWindow }),
  z.strictObject({ type: z.literal('accept-result'), ...ofSide }),
  z.strictObject({ type: z.literal('escalate'), ...ofSide, win: text(TEXT.line), lose: text(TEXT.line) }),
]) // prettier-ignore

export type TlCommand = z.infer<typeof tlCommand>
export type Whose = z.infer<typeof whose>
