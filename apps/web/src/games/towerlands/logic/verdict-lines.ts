/** What the chronicle's lines know of a conflict, and the conflict itself no longer does. */
import type { DieId, TlEvent } from '@homestake/rules/towerlands'

export type Lines = readonly { readonly event: { readonly type: string } }[]
type EventOf<T extends TlEvent['type']> = TlEvent & { readonly type: T }

const isOf =
  <T extends TlEvent['type']>(conflict: string, types: readonly T[]) =>
  (event: { readonly type: string; readonly conflict?: unknown }): event is EventOf<T> =>
    event.conflict === conflict && (types as readonly string[]).includes(event.type)

/** The newest event of this conflict that is of one of these types; `null` where no line has it. */
export const lastOf = <T extends TlEvent['type']>(
  lines: Lines,
  conflict: string,
  ...types: readonly T[]
): EventOf<T> | null => {
  const is = isOf(conflict, types)
  for (const { event } of lines.toReversed()) if (is(event)) return event
  return null
}

/** The newest throw of a conflict: its name, and which dice fell. */
export interface Thrown {
  readonly key: string
  readonly dice: readonly DieId[]
}

/** T-R30, T-R51: a roll throws every die, a reroll or a Well only its own. */
export const lastThrow = (lines: Lines, conflict: string): Thrown | null => {
  const event = lastOf(lines, conflict, 'rolled', 'trait-called')
  if (event === null) return null
  return { key: `${conflict}/${event.throw}`, dice: event.fallen.map(({ die }) => die) }
}
