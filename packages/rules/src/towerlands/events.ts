/**
 * What happens in *Towerlands*. Each event carries all that it changes, so that `evolve` decides nothing. Schemas are
 * strict: they are what a viewer may be told.
 */
import { z } from 'zod'
import { MOST } from '../table/most.ts'
import { seatId, thingId } from '../table/ids.ts'
import { callSchema } from './commands.ts'
import { DOMAINS, TRAIT_KINDS } from './state.ts'

export const side = z.enum(['first', 'second'])
export const principal = z.union([z.literal('gm'), seatId])
export const domain = z.enum(DOMAINS)
export const count = z.number().int().min(0).max(MOST)
const text = z.string()
const face = z.number().int().min(1).max(20)
export const how = z.enum(['left', 'last', 'concession', 'stalemate', 'off'])

export const dieSchema = z.strictObject({
  value: face,
  pile: z.enum(['kept', 'unkept', 'out']),
  swapped: z.boolean(),
  was: face.nullable(),
})
export const diceSchema = z.record(thingId, dieSchema)
export const traitSchema = z.strictObject({
  kind: z.enum(TRAIT_KINDS),
  name: text,
  note: text,
  rating: count,
  spent: count,
})
export const traitsSchema = z.record(thingId, traitSchema)
export const burdenSchema = z.strictObject({ name: text, domain, value: face, from: thingId.nullable() })
export const sheetSchema = z.strictObject({
  name: text,
  about: text,
  influence: count,
  domains: z.strictObject({ physical: count, mental: count, social: count, emotional: count, spiritual: count }),
  traits: traitsSchema,
})

/** A figure: a hero or somebody whom the GM plays. */
export const figure = z.union([
  z.strictObject({ kind: z.literal('hero'), seat: seatId }),
  z.strictObject({ kind: z.literal('other'), other: thingId }),
])
const both = <T extends z.ZodType>(one: T) => z.strictObject({ first: one, second: one })
const flags = both(z.boolean())

export const stageSchema = z.discriminatedUnion('stage', [
  z.strictObject({ stage: z.literal('stakes') }),
  z.strictObject({ stage: z.literal('domain') }),
  z.strictObject({ stage: z.literal('setup') }),
  z.strictObject({ stage: z.literal('roll') }),
  z.strictObject({ stage: z.literal('window') }),
  z.strictObject({
    stage: z.literal('approval'),
    side,
    call: callSchema,
    name: text,
    back: z.enum(['window', 'chance']),
  }),
  z.strictObject({ stage: z.literal('pick'), side, burden: thingId }),
  z.strictObject({ stage: z.literal('victory'), side }),
  z.strictObject({ stage: z.literal('narrate'), winner: side.nullable(), told: flags }),
  z.strictObject({ stage: z.literal('chance'), side }),
  z.strictObject({ stage: z.literal('burden'), side, how }),
  z.strictObject({ stage: z.literal('answer'), side, how }),
  z.strictObject({
    stage: z.literal('aftermath'),
    winner: side.nullable(),
    how,
    accepted: z.boolean(),
    told: z.boolean(),
  }),
])

export const suspended = z.strictObject({
  winner: side.nullable(),
  how,
  win: text,
  domains: z.array(domain),
  goal: z.strictObject({ name: text, value: face, domain }).nullable(),
})
/** A die of a throw: `index` is its place in the throw. */
const fallen = z.strictObject({ die: thingId, index: count, face })
const names = both(text)
const inConflict = { conflict: thingId }
const sideSetup = z.strictObject({
  principal,
  other: thingId.nullable(),
  name: text,
  win: text,
  lose: text,
  goal: text,
})

export const tlEvent = z.discriminatedUnion('type', [
  // Sheets. `trait-added` and `trait-dropped` go to whoever sees that sheet.
  z.strictObject({ type: z.literal('sheet-submitted'), seat: seatId, name: text, sheet: sheetSchema }),
  z.strictObject({ type: z.literal('traits-held'), seat: seatId, traits: traitsSchema }),
  z.strictObject({ type: z.literal('sheet-approved'), seat: seatId, name: text, storyPoints: count }),
  z.strictObject({ type: z.literal('sheet-returned'), seat: seatId, name: text, why: text }),
  z.strictObject({ type: z.literal('trait-added'), at: z.enum(['draft', 'hero', 'between', 'other']), whose: thingId, trait: thingId, kind: z.enum(TRAIT_KINDS) }),
  z.strictObject({ type: z.literal('trait-dropped'), at: z.enum(['draft', 'hero', 'between', 'other']), whose: thingId, trait: thingId }),
  z.strictObject({ type: z.literal('other-prepared'), other: thingId, name: text }),
  z.strictObject({ type: z.literal('other-dropped'), other: thingId }),
  z.strictObject({ type: z.literal('play-opened'), names: z.array(text) }),
  z.strictObject({ type: z.literal('play-ended'), names: z.array(text) }),
  // Burdens
  z.strictObject({ type: z.literal('burden-given'), to: figure, name: text, burden: thingId, made: burdenSchema }),
  z.strictObject({ type: z.literal('burden-taken'), from: figure, name: text, burden: thingId, was: text }),
  z.strictObject({ type: z.literal('burden-reworded'), of: figure, burden: thingId, was: text, name: text }),
  z.strictObject({ type: z.literal('burden-overcome'), of: figure, name: text, burden: thingId, was: text, story: text }),
  // Stakes
  z.strictObject({ type: z.literal('conflict-proposed'), ...inConflict, proposedBy: principal, sides: both(sideSetup) }),
  z.strictObject({ type: z.literal('stakes-written'), ...inConflict, side, win: text, lose: text, goal: text, name: text }),
  z.strictObject({ type: z.literal('stakes-accepted'), ...inConflict, side }),
  z.strictObject({ type: z.literal('other-cast'), ...inConflict, side, other: thingId, name: text }),
  z.strictObject({ type: z.literal('conflict-dropped'), ...inConflict, names, decided: text }),
  z.strictObject({ type: z.literal('domain-chosen'), ...inConflict, domain, names, influence: both(count), rating: both(count) }),
  // Healing
  z.strictObject({ type: z.literal('healing-asked'), ...inConflict, seat: seatId, name: text, burden: thingId, called: text }),
  z.strictObject({ type: z.literal('healing-opened'), ...inConflict, seat: seatId, name: text, domain, storyPoints: count, influence: count, rating: count }),
  z.strictObject({ type: z.literal('burden-changed'), ...inConflict, of: figure, name: text, burden: thingId, called: text, value: face }),
  // Rounds
  z.strictObject({
    type: z.literal('rolled'),
    ...inConflict,
    throw: count,
    names,
    dice: both(diceSchema),
    fallen: z.array(fallen),
    /** Wells that gave dice (TA2, `wells: start`), which are known by that. */
    wells: z.array(z.strictObject({ of: figure, trait: thingId, shown: traitSchema, name: text })),
  }),
  z.strictObject({ type: z.literal('ready-marked'), ...inConflict, side, ready: z.boolean() }),
  z.strictObject({ type: z.literal('off-marked'), ...inConflict, side, off: z.boolean(), name: text }),
  z.strictObject({ type: z.literal('conceded'), ...inConflict, side, name: text }),
  z.strictObject({
    type: z.literal('round-compared'),
    ...inConflict,
    round: count,
    names,
    dice: both(thingId),
    values: both(face),
    winner: side.nullable(),
  }),
  z.strictObject({
    type: z.literal('die-sacrificed'),
    ...inConflict,
    side,
    names,
    die: thingId,
    of: figure,
    burden: thingId,
    made: burdenSchema,
  }),
  z.strictObject({ type: z.literal('told'), ...inConflict, side, text }),
  z.strictObject({ type: z.literal('stage-entered'), ...inConflict, stage: stageSchema }),
  // Calls
  z.strictObject({ type: z.literal('call-asked'), ...inConflict, side, name: text, called: text, how: text }),
  z.strictObject({ type: z.literal('call-struck'), ...inConflict, name: text, called: text }),
  z.strictObject({
    type: z.literal('trait-called'),
    ...inConflict,
    side,
    name: text,
    called: text,
    how: text,
    trait: thingId,
    /** The trait as it is known from now on, and whose sheet it is on; `null` where it is on none. */
    shown: traitSchema.nullable(),
    of: figure.nullable(),
    added: z.boolean(),
    throw: count,
    fallen: z.array(fallen),
    /** What the rerolled dice showed before. */
    was: z.record(thingId, face),
    dice: diceSchema,
  }),
  z.strictObject({
    type: z.literal('burden-called'),
    ...inConflict,
    /** Whose call it was, and whose die and burden changed values. */
    caller: side,
    side,
    names,
    of: figure,
    burden: thingId,
    called: text,
    how: text,
    die: thingId,
    gave: face,
    took: face,
    dice: diceSchema,
  }),
  z.strictObject({ type: z.literal('own-burden-called'), ...inConflict, side, name: text, burden: thingId, called: text, how: text }),
  z.strictObject({ type: z.literal('piles-swapped'), ...inConflict, side, name: text, dice: diceSchema, raised: z.array(face), lowered: z.array(face) }),
  z.strictObject({ type: z.literal('chance-declined'), ...inConflict, side, name: text }),
  // The end
  z.strictObject({
    type: z.literal('burden-written'),
    ...inConflict,
    name: text,
    by: text,
    of: figure,
    burden: thingId,
    made: burdenSchema,
    /** The die that it took, and whose; `null`: a goal burden takes none. */
    die: z.strictObject({ side, die: thingId }).nullable(),
    text,
  }),
  z.strictObject({ type: z.literal('refrained'), ...inConflict, name: text, side }),
  z.strictObject({ type: z.literal('result-accepted'), ...inConflict }),
  z.strictObject({ type: z.literal('escalated'), ...inConflict, next: thingId, side, win: text, lose: text, names, suspended }),
  z.strictObject({ type: z.literal('conflict-ended'), ...inConflict, winner: side.nullable(), how, names, win: text, waited: z.boolean(), healing: z.boolean() }),
]) // prettier-ignore

export type TlEvent = z.infer<typeof tlEvent>
export type Figure = z.infer<typeof figure>
