/** D10: the best choice of dice for a call. */
import { pileOf, type DieId } from '../dice/die.ts'
import { callChances, type Call, type OwnChances, type Standing } from './calls.ts'

export interface Choice {
  readonly call: Call
  readonly chances: OwnChances
}

/** What may be chosen with a call: up to so many dice to reroll, some numbers of a Well's, one die for a burden's value. */
export type Choosing =
  | { readonly kind: 'reroll'; readonly most: number }
  | { readonly kind: 'well'; readonly least: number; readonly most: number }
  | { readonly kind: 'burden' | 'own'; readonly value: number }

/** With more choices than this only the lowest dice of each pile are tried. */
const MOST_CHOICES = 4096

/** The better of two: more wins, then fewer losses; the first where they are alike. */
const better = (a: Choice, b: Choice): Choice => {
  const wins = b.chances.win - a.chances.win
  if (Math.abs(wins) > 1e-12) return wins > 0 ? b : a
  return b.chances.lose < a.chances.lose - 1e-12 ? b : a
}

/** The best that can be chosen, with as few dice as that takes; `null` where there is nothing to choose. */
export const bestChoice = (standing: Standing, choosing: Choosing): Choice | null => {
  const tried = callsOf(standing, choosing).map((call) => ({ call, chances: callChances(standing, call) }))
  return tried.length === 0 ? null : tried.reduce(better)
}

const callsOf = (standing: Standing, choosing: Choosing): Call[] => {
  switch (choosing.kind) {
    case 'reroll':
      return rerolls(standing, choosing.most).map((dice) => ({ kind: 'reroll', dice }))
    case 'well':
      return numbers(choosing.least, choosing.most).map((dice) => ({ kind: 'well', dice }))
    case 'burden':
      return [...pileOf(standing.own, 'unkept'), ...pileOf(standing.own, 'kept')].map(({ id }) => ({
        kind: 'burden',
        die: id,
        value: choosing.value,
      }))
    case 'own':
      return [{ kind: 'own', value: choosing.value }]
    default:
      return ((never: never) => never)(choosing)
  }
}

const numbers = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)

/** Dice that show the same in the same pile are alike: how many of them are rerolled is all there is to choose. */
const rerolls = ({ own }: Standing, most: number): DieId[][] => {
  const groups = new Map<string, DieId[]>()
  // The last dice are tried first: of choices that are as good the lowest unkept ones stand.
  for (const pile of ['kept', 'unkept'] as const)
    for (const { id, value, swapped } of pileOf(own, pile)) {
      const key = `${pile} ${value} ${swapped}`
      groups.set(key, [...(groups.get(key) ?? []), id])
    }
  let choices: DieId[][] = [[]]
  for (const ids of groups.values()) {
    choices = choices.flatMap((chosen) =>
      numbers(0, Math.min(ids.length, most - chosen.length)).map((count) => [...chosen, ...ids.slice(0, count)]),
    )
    if (choices.length > MOST_CHOICES) return lowest(own, most)
  }
  return choices.filter((chosen) => chosen.length > 0).sort((a, b) => a.length - b.length)
}

const lowest = (own: Standing['own'], most: number): DieId[][] => {
  const [kept, unkept] = (['kept', 'unkept'] as const).map((pile) =>
    pileOf(own, pile)
      .map(({ id }) => id)
      .reverse(),
  )
  return numbers(0, kept?.length ?? 0).flatMap((a) =>
    numbers(0, unkept?.length ?? 0).flatMap((b) =>
      a + b === 0 || a + b > most ? [] : [[...(unkept?.slice(0, b) ?? []), ...(kept?.slice(0, a) ?? [])]],
    ),
  )
}
