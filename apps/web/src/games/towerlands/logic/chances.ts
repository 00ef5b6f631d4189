/** The chances that a viewer is shown (D10): what is asked of the reckoning, and what it says. */
import type {
  Choice, Choosing, Conflict, Dice, OddsCall, SideName, TlOptions, TlTable,
} from '@homestake/rules/towerlands' // prettier-ignore
import { poolsBefore, standingOf } from '@homestake/rules/towerlands/odds'
import type { Asked } from './chances-reckon.ts'
import type { Callable, Composed } from './pick-calls.ts'

/** Before the roll; `null` where the table shows none, or what is thrown is not known. */
export const askBefore = (play: TlTable, conflict: Conflict, options: TlOptions): Asked | null => {
  const pools = options.odds === 'off' ? null : poolsBefore(play, conflict, options)
  return pools === null ? null : { kind: 'before', pools, finalTie: options.finalTie }
}

const choosingOf = (callable: Callable): Choosing => {
  switch (callable.kind) {
    case 'trait':
      return { kind: 'reroll', most: callable.trait.rating }
    case 'well':
      return { kind: 'well', least: callable.least, most: callable.most }
    case 'burden':
    case 'own':
      return { kind: callable.kind, value: callable.burden.value }
    default:
      return ((never: never) => never)(callable)
  }
}

export const askCalls = (
  conflict: Conflict,
  side: SideName,
  options: TlOptions,
  may: readonly Callable[],
): Asked | null =>
  options.odds === 'off'
    ? null
    : { kind: 'calls', standing: standingOf(conflict, side, options), choosing: may.map(choosingOf) }

/** The call as it is composed; `null` while nothing is picked for it. */
export const oddsCallOf = (callable: Callable, { dice, draws }: Pick<Composed, 'dice' | 'draws'>): OddsCall | null => {
  const [die] = dice
  switch (callable.kind) {
    case 'trait':
      return die === undefined ? null : { kind: 'reroll', dice }
    case 'well':
      return draws < 1 ? null : { kind: 'well', dice: draws }
    case 'burden':
      return die === undefined ? null : { kind: 'burden', die, value: callable.burden.value }
    case 'own':
      return { kind: 'own', value: callable.burden.value }
    default:
      return ((never: never) => never)(callable)
  }
}

/** The dice that a choice picks, and how many it draws: what the desk needs to lay it out. */
export const composedOf = ({ call }: Choice): Pick<Composed, 'dice' | 'draws'> => {
  switch (call.kind) {
    case 'reroll':
      return { dice: call.dice, draws: 0 }
    case 'well':
      return { dice: [], draws: call.dice }
    case 'burden':
      return { dice: [call.die], draws: 0 }
    case 'none':
    case 'own':
      return { dice: [], draws: 0 }
    default:
      return ((never: never) => never)(call)
  }
}

/** Calls that choose alike, with what is best of it. */
export interface Row {
  readonly calls: readonly [Callable, ...Callable[]]
  readonly choice: Choice
}

/** The most promising first; traits of the same rating stand together, since they do the same. */
export const ranked = (may: readonly Callable[], choices: readonly (Choice | null)[]): Row[] => {
  const rows = new Map<string, Row>()
  may.forEach((callable, i) => {
    const choice = choices[i]
    if (choice === null || choice === undefined) return
    const key = callable.kind === 'trait' ? `rating ${callable.trait.rating}` : callable.key
    const row = rows.get(key)
    rows.set(key, row === undefined ? { calls: [callable], choice } : { ...row, calls: [...row.calls, callable] })
  })
  return [...rows.values()].sort(
    ({ choice: { chances: a } }, { choice: { chances: b } }) => b.win - a.win || a.lose - b.lose,
  )
}

export const valuesIn = (dice: Dice, ids: readonly string[]): number[] =>
  ids.flatMap((id) => dice[id]?.value ?? []).sort((a, b) => b - a)
