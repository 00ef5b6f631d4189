/** What taking back leaves as it is in *Towerlands*, and what rests on what. */
import type { Undoing } from '../contract/undoing.ts'
import type { Patch } from '../table/patch.ts'
import { newStep, newTerms } from './drafted.ts'
import type { TlPlays } from './state.ts'

/** A trait of somebody’s that came out, by a call or by the dice that it gave. */
const shownOfOther = ([op, path]: Patch): boolean =>
  op === '-' && path[1] === 'others' && path[3] === 'traits' && path.length === 5

export const undoing: Undoing<TlPlays> = {
  /** The number of the window (D13). */
  stays: (compartment, [, [, part, a]]) => compartment === 'table' && part === 'conflict' && a === 'step',
  slight: (compartment, [, [, part, a, , c]]) =>
    compartment === 'table' &&
    part === 'conflict' &&
    a === 'sides' &&
    (c === 'ready' || c === 'accepted' || c === 'callsOff'),
  /** Traits of those whom the GM plays, and those of heroes with private sheets. */
  unveils: ({ table = [], ...others }) =>
    table.some(shownOfOther) ||
    (table.some(([op, path]) => op === '-' && path[1] === 'heroes' && path[4] === 'traits') &&
      Object.keys(others).some((compartment) => compartment.startsWith('between:'))),
  rests(later, earlier) {
    if (later[1] !== 'conflict') return false
    const [, on, , key] = earlier
    if (on === 'heroes') return key === undefined || key === 'stage' || key === 'sheet'
    return on === 'conflict' || on === 'phase'
  },
  after({ table: { play } }, puts) {
    const { conflict } = play
    if (conflict === null || !puts.some(([, path]) => path[1] === 'conflict')) return
    if (conflict.stage === 'stakes') newTerms(conflict)
    else newStep(conflict)
    for (const side of [conflict.sides.first, conflict.sides.second]) side.callsOff = false
  },
}
