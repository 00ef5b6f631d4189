/** Bring a held view up to date: next, known, or gap. */
import {
  unpackChanges,
  type Change,
  type Changes,
  type Cursor,
  type WireChanges,
  type WireView,
} from '@homestake/protocol'
import { patched } from './patched.ts'

/** `next`: apply · `known`: we have been here · `gap`: something between is missing. */
export const placeOf = (change: Change, have: number | undefined): 'next' | 'known' | 'gap' => {
  if (have === undefined) return change.from === 0 ? 'next' : 'gap'
  if (change.to <= have) return 'known'
  return change.from === have ? 'next' : 'gap'
}

export interface Held {
  readonly view: WireView
  readonly cursor: Cursor
}

/**
 * All changes of one message, or none: a command that changes two compartments is seen as one.
 * @returns `gap` where any part of it can't follow what is held
 */
export const follow = (held: Held, changes: Changes): Held | 'gap' => {
  const view: { [compartment: string]: object | undefined } = { ...held.view }
  const cursor: { [compartment: string]: number | undefined } = { ...held.cursor }
  for (const [compartment, change] of Object.entries(changes) as [string, Change][]) {
    const place = placeOf(change, cursor[compartment])
    if (place === 'gap') return 'gap'
    if (place === 'known') continue
    try {
      view[compartment] = patched(view[compartment] ?? {}, change.patches)
    } catch {
      return 'gap'
    }
    cursor[compartment] = change.to
  }
  return { view: view as WireView, cursor: cursor as Cursor }
}

/** The same for changes as they came, with the changes that were in them. */
export const followPacked = (held: Held, packed: WireChanges): (Held & { readonly changes: Changes }) | 'gap' => {
  try {
    const changes = unpackChanges(packed)
    const next = follow(held, changes)
    return next === 'gap' ? 'gap' : { ...next, changes }
  } catch {
    return 'gap'
  }
}
