import { describe, expect, it } from 'vitest'
import type { Dice, Die } from '../dice/die.ts'
import { firstKeep } from '../dice/keep.ts'
import { valuesOf } from '../dice/die.ts'
import { verdictOf } from '../dice/compare.ts'
import { added, bestSwapped, rerolled, valueSwapped } from '../dice/settle.ts'
import { callChances, type Call, type OwnChances, type Standing } from './calls.ts'

/** Numbers from 0 to below 1, the same for the same seed. */
const randomFrom = (seed: number) => () => {
  seed = (seed * 1664525 + 1013904223) >>> 0
  return seed / 2 ** 32
}

/** Dice as they may lie in a conflict: kept, then some compared away, swapped for a burden's, and changed between piles. */
const somewhere = (random: () => number, most: number): Standing => {
  const pick = (below: number): number => Math.floor(random() * below)
  const rules = {
    virtual20: (['off', 'on'] as const)[pick(2)] ?? 'off',
    tieAfterReroll: (['on', 'off'] as const)[pick(2)] ?? 'on',
    finalTie: (['lastWon', 'stalemate'] as const)[pick(2)] ?? 'lastWon',
  }
  // Few values, so that ties and twenties are many.
  const values = Array.from({ length: 4 }, () => 1 + pick(20)).concat(20)
  const side = (count: number, name: string): Dice => {
    const lie = Object.fromEntries(
      Array.from({ length: count }, (_, i): [string, Die] => [
        `${name}${i}`,
        { value: values[pick(values.length)] ?? 1, pile: 'unkept', swapped: false, was: null },
      ]),
    )
    let dice = firstKeep(pick(4), lie, rules)
    const ids = Object.keys(dice)
    if (pick(2) === 0 && ids[0] !== undefined) dice = valueSwapped(dice, ids[0], values[pick(5)] ?? 1, rules)
    if (pick(3) === 0) dice = bestSwapped(dice, rules)
    const gone = ids[1]
    if (pick(3) === 0 && gone !== undefined && dice[gone] !== undefined)
      dice = { ...dice, [gone]: { ...dice[gone], pile: 'out' } }
    return dice
  }
  return {
    own: side(1 + pick(most), 'a'),
    other: side(1 + pick(most), 'b'),
    influence: pick(2) === 0 ? null : pick(4),
    lastWon: ([null, 'own', 'other'] as const)[pick(3)] ?? null,
    rules,
  }
}

const resultOf = ({ other, lastWon, rules }: Standing, own: Dice): keyof OwnChances => {
  const [mine, theirs] = [valuesOf(own, 'kept'), valuesOf(other, 'kept')]
  const { winner } = verdictOf(mine, theirs, rules.finalTie)
  if (winner !== null) return winner === 'first' ? 'win' : 'lose'
  if (lastWon === null || (rules.finalTie === 'stalemate' && mine.length > 0)) return 'stalemate'
  return lastWon === 'own' ? 'win' : 'lose'
}

/** Every fall there is, settled by the rules and swapped at its best. */
const byHand = (standing: Standing, call: Call): OwnChances => {
  const { own, influence, rules } = standing
  const ids = call.kind === 'reroll' ? call.dice : call.kind === 'well' ? Array.from({ length: call.dice }, (_, i) => `n${i}`) : [] // prettier-ignore
  const tally = { win: 0, lose: 0, stalemate: 0 }
  for (let fall = 0; fall < 20 ** ids.length; fall++) {
    const faces = Object.fromEntries(ids.map((id, i) => [id, 1 + (Math.floor(fall / 20 ** i) % 20)]))
    const after = call.kind === 'well' ? added(own, faces, influence, rules) : rerolled(own, faces, rules)
    tally[resultOf(standing, bestSwapped(after, rules))] += 20 ** -ids.length
  }
  return tally
}

const same = (found: OwnChances, wanted: OwnChances, where: string): void => {
  for (const key of ['win', 'lose', 'stalemate'] as const) expect(found[key], `${key} ${where}`).toBeCloseTo(wanted[key], 10)
} // prettier-ignore

describe('the chances of one’s own call (D10), against every fall there is', () => {
  it.each(Array.from({ length: 150 }, (_, seed) => seed))('T-R51 TA12 a reroll, seed %i', (seed) => {
    const random = randomFrom(seed)
    const standing = somewhere(random, 6)
    const ids = Object.entries(standing.own).flatMap(([id, { pile }]) => (pile !== 'out' && random() < 0.5 ? [id] : []))
    const call = { kind: 'reroll', dice: ids.slice(0, seed % 25 === 0 ? 3 : 2) } as const
    same(callChances(standing, call), byHand(standing, call), JSON.stringify({ standing, call }))
  })

  it.each(Array.from({ length: 80 }, (_, seed) => seed))('TA2 a Well, seed %i', (seed) => {
    const standing = somewhere(randomFrom(seed + 1000), 5)
    const call = { kind: 'well', dice: 1 + (seed % 2) + Number(seed % 25 === 0) } as const
    same(callChances(standing, call), byHand(standing, call), JSON.stringify({ standing, call }))
  })

  it('T-R57 T-R61 a burden’s value is as good as the best swap makes it, on either side', () => {
    for (let seed = 0; seed < 200; seed++) {
      const random = randomFrom(seed + 2000)
      const standing = somewhere(random, 5)
      const { own, other, rules } = standing
      const value = 1 + Math.floor(random() * 20)
      const ids = (dice: Dice): string[] => Object.keys(dice).filter((id) => dice[id]?.pile !== 'out')
      const [die] = ids(own)
      if (die === undefined) continue
      const after = bestSwapped(valueSwapped(own, die, value, rules), rules)
      expect(callChances(standing, { kind: 'burden', die, value })[resultOf(standing, after)]).toBe(1)
      const theirs = ids(other).map((id) => resultOf({ ...standing, other: bestSwapped(valueSwapped(other, id, value, rules), rules) }, own)) // prettier-ignore
      if (theirs.length === 0) continue
      const worst = theirs.includes('lose') ? 'lose' : theirs.includes('stalemate') ? 'stalemate' : 'win'
      expect(callChances(standing, { kind: 'own', value })[worst]).toBe(1)
    }
  })
})
