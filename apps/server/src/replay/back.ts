/** A table as it was, from how it is: the newest entries are taken back one by one. */
import { setImmediate as others } from 'node:timers/promises'
import type { Compartment, Plays, TableState } from '@homestake/rules'
import type { Entry } from '../journal/entry.ts'
import type { Journal } from '../journal/journal.ts'
import type { Waking } from '../tables/history.ts'
import { patched } from '../tables/patch.ts'
import { shapeOf } from '../tables/shape.ts'
import { entriesBetween, type Then } from './past.ts'

export interface Back {
  readonly then: Then
  /** All that came after it, oldest first. */
  readonly later: readonly Entry[]
}

/** How many entries are read for it at most: they are held in memory meanwhile. */
export const FURTHEST = 5000

const AT_ONCE = 100

type Parts = { [C in Compartment]?: object }

/** A compartment that an entry brought in has no inverse: it goes. */
const takeBack = (parts: Parts, { diffs, inverse }: Entry): Parts => {
  const before = { ...parts }
  for (const [compartment, patches] of Object.entries(inverse) as [Compartment, Parameters<typeof patched>[1]][])
    before[compartment] = patched(before[compartment], patches)
  for (const compartment of Object.keys(diffs) as Compartment[])
    if (inverse[compartment] === undefined) Reflect.deleteProperty(before, compartment)
  return before
}

/**
 * The table as it was after a version, which it has had. `null`: an entry of an older shape is among those that came later,
 * and can't be taken back from a state of today.
 * @throws `Unavailable`
 */
export const takenBackTo = async (
  journal: Pick<Journal, 'tail'>,
  { id, game, v, state }: Omit<Waking, 'cursor'>,
  to: number,
): Promise<Back | null> => {
  const read: Entry[] = []
  for await (const entry of entriesBetween(journal, id, to - 1, v)) read.push(entry)
  const [at, ...later] = read
  if (at === undefined || read.length !== v - to + 1) return null
  if (read.some((entry) => shapeOf(entry) !== game.shape)) return null
  let parts: Parts = { ...state }
  for (const [i, entry] of later.toReversed().entries()) {
    parts = takeBack(parts, entry)
    if (i % AT_ONCE === AT_ONCE - 1) await others()
  }
  return {
    then: { v: to, state: parts as unknown as TableState<Plays>, shape: game.shape, cursor: at.cursor },
    later,
  }
}
