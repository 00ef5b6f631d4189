/** What a worker reckons for the screen: plain data goes there and comes back. It knows the odds and nothing else of the game. */
import {
  bestChoice, callChances, conflictChances, keptChances,
  type Chances, type Choice, type Choosing, type OwnChances, type Pool, type Standing,
} from '@homestake/rules/towerlands/odds' // prettier-ignore

interface Both<T> {
  readonly first: T
  readonly second: T
}

export type Asked =
  | { readonly kind: 'before'; readonly pools: Both<Pool>; readonly finalTie: 'lastWon' | 'stalemate' }
  | { readonly kind: 'calls'; readonly standing: Standing; readonly choosing: readonly Choosing[] }

export type Reckoned =
  | { readonly kind: 'before'; readonly chances: Chances; readonly kept: Both<readonly number[]> }
  | { readonly kind: 'calls'; readonly none: OwnChances; readonly choices: readonly (Choice | null)[] }

/** What a worker does. Calls that choose alike are reckoned once. */
export const reckon = (asked: Asked): Reckoned => {
  if (asked.kind === 'before') {
    const { pools, finalTie } = asked
    return {
      kind: 'before',
      chances: conflictChances(pools.first, pools.second, finalTie),
      kept: { first: keptChances(pools.first), second: keptChances(pools.second) },
    }
  }
  const known = new Map<string, Choice | null>()
  const choiceOf = (choosing: Choosing): Choice | null => {
    const key = JSON.stringify(choosing)
    const found = known.get(key)
    if (found !== undefined) return found
    const choice = bestChoice(asked.standing, choosing)
    known.set(key, choice)
    return choice
  }
  return {
    kind: 'calls',
    none: callChances(asked.standing, { kind: 'none' }),
    choices: asked.choosing.map(choiceOf),
  }
}
