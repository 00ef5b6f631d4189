import { z } from 'zod'
import { seatId, type Patch, type Visible } from '@homestake/rules'
import { visible } from './cursor.ts'
import { packedPatches, packPatches, unpackPatches } from './patches.ts'

/**
 * A line of the chronicle: what was told (`event`), when (`at`, milliseconds since 1970), by whom, for whom the chair acted
 * (`as`), and the number `n` that its compartment had after it.
 */
export const line = z.strictObject({
  n: z.number().int().min(0),
  at: z.number().int(),
  by: z.union([z.literal('chair'), seatId, z.null()]),
  as: seatId.optional(),
  event: z.looseObject({ type: z.string() }),
})
export type WireLine = z.infer<typeof line>

/** What happened to one compartment between two of its numbers. */
export interface Change {
  readonly from: number
  readonly to: number
  readonly patches: readonly Patch[]
  readonly events: readonly WireLine[]
}
export type Changes = { readonly [C in Visible]?: Change }

const { event, ...when } = line.shape
/** What was told at one moment, one line an event. `n` is left out where it is the number that the change leads to. */
const told = z.strictObject({ ...when, n: when.n.optional(), events: z.array(event).min(1) })

const number = z.number().int().min(0)
/**
 * A change as it travels: the number that it leads to, its patches, what was told, and the number that it starts from. The
 * last two may be left out: nothing was told; it starts from the number before.
 */
export const wireChange = z.tuple([number, packedPatches, z.array(told).optional(), number.optional()])
export type WireChange = z.infer<typeof wireChange>

export const wireChanges = z.partialRecord(visible, wireChange)
export type WireChanges = z.infer<typeof wireChanges>

const toldOf = (to: number, lines: readonly WireLine[]): z.infer<typeof told>[] => {
  const moments: z.infer<typeof told>[] = []
  let last: WireLine | undefined
  for (const line of lines) {
    const { n, event, ...when } = line
    const moment = moments.at(-1)
    const same = last?.n === n && last.at === line.at && last.by === line.by && last.as === line.as
    if (same && moment !== undefined) moment.events.push(event)
    else moments.push({ ...(n === to ? {} : { n }), ...when, events: [event] })
    last = line
  }
  return moments
}

export const packChange = ({ from, to, patches, events }: Change): WireChange => {
  const packed = [...packPatches(patches)]
  const told = toldOf(to, events)
  if (from !== to - 1) return [to, packed, told, from]
  return told.length > 0 ? [to, packed, told] : [to, packed]
}

/** @throws where its patches make no sense */
export const unpackChange = ([to, packed, told = [], from = to - 1]: WireChange): Change => ({
  from,
  to,
  patches: unpackPatches(packed),
  events: told.flatMap(({ events, n = to, ...when }) => events.map((event) => ({ n, ...when, event }))),
})

const each = <From, To>(all: { readonly [C in Visible]?: From }, make: (one: From) => To): { [C in Visible]?: To } =>
  Object.fromEntries(Object.entries(all).map(([compartment, one]) => [compartment, make(one as From)]))

export const packChanges = (changes: Changes): WireChanges => each(changes, packChange)

/** @throws where any patches make no sense */
export const unpackChanges = (changes: WireChanges): Changes => each(changes, unpackChange)

/** A whole view: each compartment of the viewer as it stands. */
export const view = z.partialRecord(visible, z.record(z.string(), z.json()))
export type WireView = z.infer<typeof view>
