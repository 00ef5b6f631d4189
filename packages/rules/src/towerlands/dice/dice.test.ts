import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { vector, vectorIds } from '../../../test/towerlands-vectors.ts'
import { verdictOf } from './compare.ts'
import { pileOf, topOf, valuesOf, type Dice, type Die, type DiceRules } from './die.ts'
import { firstKeep } from './keep.ts'
import { added, bestSwapped, maySwap, pilesSwapped, rerolled, valueSwapped } from './settle.ts'

const RULES: DiceRules = { virtual20: 'off', tieAfterReroll: 'on' }
const faces = z.array(z.number())
const piles = z.object({ kept: faces, unkept: faces })

const diceOf = (kept: readonly number[], unkept: readonly number[] = []): Dice =>
  Object.fromEntries(
    (
      [
        ['kept', kept],
        ['unkept', unkept],
      ] as const
    ).flatMap(([pile, values]) =>
      values.map((value, i): [string, Die] => [`${pile[0]}${i}`, { value, pile, swapped: false, was: null }]),
    ),
  )
const thrown = (values: readonly number[]): Dice => diceOf([], values)
const both = (dice: Dice) => ({ kept: valuesOf(dice, 'kept'), unkept: valuesOf(dice, 'unkept') })
const idOf = (dice: Dice, pile: 'kept' | 'unkept', value: number): string => {
  const found = pileOf(dice, pile).find((die) => die.value === value)
  if (found === undefined) throw new Error(`no ${pile} ${value}`)
  return found.id
}
const descending = (values: readonly number[]): number[] => [...values].sort((a, b) => b - a)

describe('the first keep', () => {
  for (const id of vectorIds('TK'))
    it(`${id} T-R32 to T-R36 keeps what the text keeps`, () => {
      const given = vector(id, z.object({ influence: z.number(), dice: faces, kept: faces, unkept: faces }))
      expect(both(firstKeep(given.influence, thrown(given.dice), RULES))).toEqual({
        kept: descending(given.kept),
        unkept: descending(given.unkept),
      })
    })

  it('TA12b a twenty that was swapped in counts against Influence, unless the table says otherwise', () => {
    const dice: Dice = { ...thrown([5, 9]), x: { value: 20, pile: 'unkept', swapped: true, was: null } }
    expect(both(firstKeep(1, dice, RULES)).kept).toEqual([20])
    expect(both(firstKeep(1, dice, { virtual20: 'on' })).kept).toEqual([20, 9])
  })
})

describe('settling', () => {
  it('TC2 T-R51 to T-R53 two dice rerolled, one swap', () => {
    const given = vector('TC2', z.object({ before: piles, after: piles, opponentKept: faces }))
    const before = diceOf(given.before.kept, given.before.unkept)
    const after = rerolled(before, { [idOf(before, 'unkept', 6)]: 9, [idOf(before, 'unkept', 8)]: 18 }, RULES)
    expect(both(after)).toEqual({ kept: [14, 13], unkept: [18, 9] })
    const pair = [[idOf(after, 'kept', 13), idOf(after, 'unkept', 18)]] as const
    expect(maySwap(after, pair, RULES)).toBe(true)
    const swapped = pilesSwapped(after, pair)
    expect(both(swapped)).toEqual(given.after)
    expect(both(bestSwapped(after, RULES))).toEqual(given.after)
    expect(verdictOf(given.before.kept, given.opponentKept)).toEqual({ rounds: [null, 'second'], how: 'last', winner: 'second' }) // prettier-ignore
    expect(verdictOf([18, 14], given.opponentKept)).toEqual({ rounds: ['first', null], how: 'last', winner: 'first' })
    expect(verdictOf([18, 14], given.opponentKept, 'stalemate').winner).toBeNull()
  })

  it('TC4 T-R57 to T-R60 a burden swapped in, then the piles', () => {
    const side = z.object({ before: piles, give: z.number(), take: z.number(), after: piles })
    const { B, A } = vector('TC4', z.object({ B: side, A: piles }))
    const before = diceOf(B.before.kept, B.before.unkept)
    const after = valueSwapped(before, idOf(before, 'unkept', B.give), B.take, RULES)
    expect(both(after)).toEqual({ kept: [15, 13], unkept: [18, 6] })
    const last = pilesSwapped(after, [[idOf(after, 'kept', 13), idOf(after, 'unkept', 18)]])
    expect(both(last)).toEqual(B.after)
    expect(verdictOf(A.kept, B.before.kept).rounds).toEqual(['first', 'second'])
    expect(verdictOf(A.kept, B.after.kept).rounds).toEqual(['second', 'second'])
  })

  it('TC9 D9 a value that is swapped in was not thrown: no tie follows it', () => {
    const side = z.object({ before: piles, give: z.number(), take: z.number(), after: piles })
    const { B } = vector('TC9', z.object({ B: side }))
    const before = diceOf(B.before.kept, B.before.unkept)
    const after = valueSwapped(before, idOf(before, 'kept', B.give), B.take, RULES)
    expect(both(after)).toEqual({ kept: B.after.kept, unkept: B.after.unkept })
  })

  it('TA12 an unkept die that becomes a 20 is kept, beside the others', () => {
    expect(both(rerolled(diceOf([14, 9], [3]), { u0: 20 }, RULES))).toEqual({ kept: [20, 14, 9], unkept: [] })
  })

  it('TA12 the place of a kept die that becomes a 20 is filled by the highest unkept one', () => {
    expect(both(rerolled(diceOf([14, 9], [3, 7]), { k1: 20 }, RULES))).toEqual({ kept: [20, 14, 7], unkept: [3] })
  })

  it('TA12 a reroll that ties the lowest kept die is kept, with tieAfterReroll off it is not', () => {
    const before = diceOf([14, 9], [3, 9 - 1])
    expect(both(rerolled(before, { u0: 9 }, RULES)).kept).toEqual([14, 9, 9])
    expect(both(rerolled(before, { u0: 9 }, { ...RULES, tieAfterReroll: 'off' })).kept).toEqual([14, 9])
  })

  it('TA11 a new roll stands though it is lower, and stays in its pile (TA3)', () => {
    expect(both(rerolled(diceOf([14, 9], [8]), { k0: 2 }, RULES))).toEqual({ kept: [9, 2], unkept: [8] })
  })

  it('D9 virtual20: off a swapped-in 20 stays where it is; on, it is kept free and its place is filled', () => {
    const on: DiceRules = { ...RULES, virtual20: 'on' }
    const before = diceOf([14, 9], [8, 3])
    expect(both(valueSwapped(before, 'u1', 20, RULES))).toEqual({ kept: [14, 9], unkept: [20, 8] })
    expect(both(valueSwapped(before, 'u1', 20, on))).toEqual({ kept: [20, 14, 9], unkept: [8] })
    expect(both(valueSwapped(before, 'k1', 20, on))).toEqual({ kept: [20, 14, 8], unkept: [3] })
  })

  it('TA12 a 20 may not leave the kept pile, one that counts against Influence may; each die goes once', () => {
    const dice = diceOf([20, 9], [8, 3])
    expect(maySwap(dice, [['k0', 'u0']], RULES)).toBe(false)
    expect(maySwap(valueSwapped(dice, 'k1', 20, RULES), [['k1', 'u0']], RULES)).toBe(true)
    expect(maySwap(dice, [['k1', 'u0'], ['k1', 'u1']], RULES)).toBe(false) // prettier-ignore
    expect(maySwap(dice, [['u0', 'k1']], RULES)).toBe(false)
    expect(maySwap(dice, [['k1', 'x']], RULES)).toBe(false)
  })

  it('TK1 TA2 dice added before anything was compared are judged with the others; later only 20s and ties count', () => {
    const { dice, kept } = vector('TK1', z.object({ dice: faces, kept: faces }))
    const three = firstKeep(2, thrown(dice.slice(0, 3)), RULES)
    const more = { n0: dice[3] ?? 0, n1: dice[4] ?? 0 }
    expect(both(added(three, more, 2, RULES)).kept).toEqual(kept)
    expect(both(added(three, more, null, RULES))).toEqual({ kept: [12, 5], unkept: [19, 14, 3] })
    expect(both(added(three, { n0: 20, n1: 5 }, null, RULES)).kept).toEqual([20, 12, 5, 5])
  })

  it('T-R51 T-R59 a die says what it showed before it was rerolled or took a burden’s value', () => {
    const before = diceOf([14, 9], [8, 3])
    expect(rerolled(before, { u1: 14 }, RULES)).toMatchObject({ u1: { value: 14, was: 3 }, u0: { was: null } })
    expect(valueSwapped(before, 'k1', 18, RULES)).toMatchObject({ k1: { value: 18, was: 9, swapped: true } })
    expect(added(before, { n0: 5 }, null, RULES)['n0']?.was).toBeNull()
  })

  it('T-R38 a die that is out stays out', () => {
    const dice: Dice = { ...diceOf([9], [3]), gone: { value: 20, pile: 'out', swapped: false, was: null } }
    expect(rerolled(dice, { gone: 4, u0: 20 }, RULES)['gone']).toEqual(dice['gone'])
    expect(firstKeep(5, dice, RULES)['gone']?.pile).toBe('out')
  })
})

describe('rounds', () => {
  it('TC1 the debate: two rounds lost, and the conflict won with a 13 left', () => {
    const side = z.object({ influence: z.number(), dice: faces })
    const given = vector('TC1', z.object({ A: side, B: side, burden: z.object({ value: z.number() }), leftUnkept: z.object({ A: faces, B: faces }) })) // prettier-ignore
    const [a, b] = [given.A, given.B].map(({ influence, dice }) => firstKeep(influence, thrown(dice), RULES))
    if (a === undefined || b === undefined) throw new Error('no dice')
    expect(verdictOf(both(a).kept, both(b).kept)).toEqual({
      rounds: ['second', 'second'],
      how: 'left',
      winner: 'first',
    })
    expect(both(a).kept[2]).toBe(given.burden.value)
    expect([both(a).unkept, both(b).unkept]).toEqual([given.leftUnkept.A, given.leftUnkept.B])
  })

  it('TC3 the rest after a sacrifice: the last round goes to the sacrificer', () => {
    const { after } = vector('TC3', z.object({ after: z.object({ A: faces, B: faces }) }))
    expect(verdictOf(after.A, after.B)).toEqual({ rounds: ['first', 'second'], how: 'last', winner: 'second' })
  })

  it('TC5 healing: the character wins every round', () => {
    const side = z.object({ influence: z.number(), dice: faces, virtual: faces.optional() })
    const { A, B } = vector('TC5', z.object({ A: side, B: side }))
    const [a, b] = [A, B].map(({ influence, dice, virtual = [] }) => firstKeep(influence, thrown([...dice, ...virtual]), RULES)) // prettier-ignore
    if (a === undefined || b === undefined) throw new Error('no dice')
    expect(verdictOf(both(a).kept, both(b).kept)).toEqual({ rounds: ['first', 'first', 'first', 'first'], how: 'last', winner: 'first' }) // prettier-ignore
  })

  it('TC7 TA6 nothing but ties is a stalemate', () => {
    const { A, B } = vector('TC7', z.object({ A: faces, B: faces }))
    expect(verdictOf(A, B)).toEqual({ rounds: [null, null], how: 'stalemate', winner: null })
    expect(verdictOf([], []).winner).toBeNull()
  })

  it('C1 more kept dice win whatever they show', () => {
    expect(verdictOf([1, 1, 1], [20, 20]).winner).toBe('first')
    expect(topOf(diceOf([3, 7], [9]))?.value).toBe(7)
  })
})
