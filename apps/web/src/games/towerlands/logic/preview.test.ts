import { bestSwapped, maySwap, pilesSwapped, rerolled, valueSwapped, valuesOf, verdictOf, type Dice, type SideName } from '@homestake/rules/towerlands' // prettier-ignore
import { describe, expect, it } from 'vitest'
import { ANNA, conflict, dice, OPTIONS, side } from '../stage/testing.ts'
import { randomDice, randomFrom } from './piles-random.ts'
import { bestSwap, burdenPreview, previewOf, standsFor, swapPreview, swapValues } from './preview.ts'
import { foreseenSaid, nextSaid, pairSaid } from './preview-said.ts'
import { forecastOf } from './verdict.ts'

const window = (first: Dice, second: Dice, more: Parameters<typeof conflict>[1] = {}) =>
  conflict({ stage: 'window' }, { ...more, sides: { first: side(ANNA, { dice: first }), second: side('gm', { dice: second }) } }) // prettier-ignore
const seeds = Array.from({ length: 60 }, (_, seed) => seed)
const SIDE: SideName = 'first'

/** The preview says of a side's dice what the rules say of them once they lie so. */
const same = (preview: ReturnType<typeof previewOf>, after: Dice, other: Dice): void => {
  expect(preview.dice).toEqual(after)
  for (const pile of ['kept', 'unkept', 'out'] as const)
    expect(preview.piles[pile].map(({ value }) => value)).toEqual(valuesOf(after, pile))
  const played = verdictOf(valuesOf(after, 'kept'), valuesOf(other, 'kept'), OPTIONS.finalTie)
  expect(preview.pairs.filter(({ left }) => left === null).map(({ winner }) => winner)).toEqual(played.rounds)
  expect(preview.verdict).toEqual(forecastOf(window(after, other), OPTIONS.finalTie))
}

describe('a preview is what the rules then do', () => {
  it.each(seeds)('T-R53 of every pair that may be swapped, seed %i', (seed) => {
    const random = randomFrom(seed)
    const [own, other] = [randomDice(random, 7), randomDice(random, 5)]
    const on = window(own, other)
    const kept = Object.keys(own).filter((id) => own[id]?.pile === 'kept')
    const unkept = Object.keys(own).filter((id) => own[id]?.pile === 'unkept')
    for (const pair of kept.flatMap((a) => unkept.map((b) => [a, b] as const))) {
      if (!maySwap(own, [pair], OPTIONS)) continue
      same(swapPreview(on, OPTIONS, SIDE, [pair]), pilesSwapped(own, [pair]), other)
    }
  })

  it.each(seeds)('T-R57 to T-R60 of a burden’s value in the place of each die, and of the best swap after it, seed %i', (seed) => {
    const random = randomFrom(seed + 500)
    const [own, other] = [randomDice(random, 6), randomDice(random, 6)]
    const value = 1 + Math.floor(random() * 20)
    for (const [id, { pile }] of Object.entries(own)) {
      if (pile === 'out') continue
      const { plain, best, pairs } = burdenPreview(window(own, other), OPTIONS, SIDE, id, value)
      const after = valueSwapped(own, id, value, OPTIONS)
      same(plain, after, other)
      same(best, bestSwapped(after, OPTIONS), other)
      expect(maySwap(after, pairs, OPTIONS)).toBe(true)
    }
  }) // prettier-ignore

  it.each(seeds)('C1 T-R53 no swap does better than the best, after a reroll too, seed %i', (seed) => {
    const random = randomFrom(seed + 900)
    const ranks = { lose: 0, stalemate: 1, win: 2 }
    const thrown = randomDice(random, 7)
    const faces = Object.fromEntries(Object.keys(thrown).slice(2, 5).map((id) => [id, 1 + Math.floor(random() * 20)])) // prettier-ignore
    const [own, other] = [rerolled(thrown, faces, OPTIONS), randomDice(random, 6)]
    const on = window(own, other)
    const best = ranks[standsFor(swapPreview(on, OPTIONS, SIDE, bestSwap(on, OPTIONS, SIDE)), SIDE)]
    const [kept, unkept] = (['kept', 'unkept'] as const).map((pile) => Object.keys(own).filter((id) => own[id]?.pile === pile)) // prettier-ignore
    for (const a of kept ?? [])
      for (const b of unkept ?? [])
        for (const c of kept ?? [])
          for (const d of unkept ?? []) {
            const pairs = a === c && b === d ? ([[a, b]] as const) : ([[a, b], [c, d]] as const) // prettier-ignore
            if (!maySwap(own, pairs, OPTIONS)) continue
            expect(ranks[standsFor(swapPreview(on, OPTIONS, SIDE, pairs), SIDE)]).toBeLessThanOrEqual(best)
          }
  })

  it('TC2 the 18 for the 13, and then the first wins', () => {
    const on = window(dice([14, 13], [18, 9]), dice([14, 14]))
    const pairs = bestSwap(on, OPTIONS, SIDE)
    expect(swapValues(on.sides.first.dice, pairs)).toEqual({ up: [18], down: [13] })
    expect(standsFor(previewOf(on, OPTIONS, SIDE), SIDE)).toBe('lose')
    expect(standsFor(swapPreview(on, OPTIONS, SIDE, pairs), SIDE)).toBe('win')
    expect(bestSwap(window(dice([18, 14], [13, 9]), dice([14, 14])), OPTIONS, SIDE)).toEqual([])
  })
})

describe('what meets what, in words', () => {
  const on = window(dice([17, 14, 13]), dice([19, 15]))
  const { pairs, verdict } = previewOf(on, OPTIONS, SIDE)
  const [next, , last] = pairs
  if (next === undefined || last === undefined) throw new Error('no pairs')

  it('T-R39 the next comparison, with one’s own die first', () => {
    expect(nextSaid(on, pairs, 'first')).toBe('Next: your 17 against their 19')
    expect(nextSaid(on, pairs, 'second')).toBe('Next: your 19 against their 17')
    expect(nextSaid(on, pairs, null)).toBe('Next: Oslo’s 17 against The scholar’s 19')
    expect(nextSaid(on, [last], 'first')).toBeNull()
  })

  it('T-R43 each pair, who wins it, and what is left over', () => {
    expect(pairSaid(on, next, 'first')).toBe('Round 1: your 17 against their 19, The scholar wins it')
    expect(pairSaid(on, next, 'second')).toBe('Round 1: your 19 against their 17, you win it')
    expect(pairSaid(on, last, 'first')).toBe('You have left over: a 13')
    expect(pairSaid(on, last, null)).toBe('Oslo has left over: a 13')
    const even = window(dice([9, 8]), dice([9, 4]))
    expect(previewOf(even, OPTIONS, SIDE).pairs.map((pair) => pairSaid(even, pair, 'first'))).toEqual([
      'Round 1: your 9 against their 9, a tie',
      'Round 2: your 8 against their 4, you win it; this one decides',
    ])
  })

  it('C1 T-R44 T-R45 TA6 what comes of it, and why', () => {
    expect(foreseenSaid(on, verdict, 'first')).toBe('you win, since The scholar runs out of dice first.')
    expect(foreseenSaid(on, verdict, 'second')).toBe('Oslo wins, since you run out of dice first.')
    const said = (first: number[], second: number[], more: Parameters<typeof window>[2] = {}) => {
      const at = window(dice(first), dice(second), more)
      return foreseenSaid(at, previewOf(at, OPTIONS, SIDE).verdict, 'first')
    }
    expect(said([9, 3], [8, 4])).toBe('The scholar wins, with the last round that anybody wins.')
    expect(said([9], [9], { lastWon: 'first' })).toBe('you win, with a round won before: all that is left ties.')
    expect(said([9], [9])).toBe('nobody wins, since all that is left ties.')
  })
})
