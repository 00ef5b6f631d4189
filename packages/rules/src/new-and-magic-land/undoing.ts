/** What taking back leaves as it is in *New and Magic Land*, and what rests on what. */
import type { Undoing } from '../contract/undoing.ts'
import { newStep, newTerms } from './drafted.ts'
import type { NmlPlays } from './state.ts'

type Place = readonly (string | number)[]

/** The numbers of windows (D13). */
const isNumber = ([, part, a]: Place): boolean =>
  (part === 'turn' && a === 'turn') || (part === 'conflict' && a === 'step')

/** In a conflict one thing leads to another, but dice are gathered side by side. */
const isBundle = ([, , a, , c]: Place): boolean => a === 'sides' && c === 'bundles'

export const undoing: Undoing<NmlPlays> = {
  stays(compartment, [, path, was]) {
    const [, part, key] = path
    if (compartment === 'gm') return part === 'season' && key === 'sealedRolls'
    if (compartment !== 'table') return false
    // What a roll has shown of the Conflict Pool (D1) everybody knows by now.
    return isNumber(path) || (part === 'season' && key === 'known' && was === null)
  },
  slight: (compartment, [, [, part, a, , c]]) =>
    compartment === 'table' &&
    part === 'conflict' &&
    (a === 'rests' || (a === 'sides' && (c === 'ready' || c === 'accepted'))),
  /** D2: a Past that was secret. */
  unveils: ({ table = [] }) =>
    table.some(([, path, was]) => path[1] === 'settlers' && path.at(-1) === 'past' && was === null),
  rests(later, earlier) {
    const [, part] = later
    const [, on, , key] = earlier
    if (part === 'scene') return on === 'turn'
    if (part !== 'conflict') return false
    if (on === 'conflict') return !(isBundle(later) && isBundle(earlier))
    if (on === 'settlers') return key === undefined || key === 'stage'
    return on === 'scene' || on === 'turn' || on === 'phase' || on === 'season'
  },
  after({ table: { play } }, puts) {
    const { conflict, turn } = play
    if (turn !== null && puts.some(([, path]) => path[1] === 'turn')) turn.turn += 1
    if (conflict === null || !puts.some(([, path]) => path[1] === 'conflict')) return
    if (conflict.stage === 'stakes') newTerms(conflict)
    else newStep(conflict)
    if (conflict.stage === 'result') conflict.rests = { first: false, second: false }
  },
}
