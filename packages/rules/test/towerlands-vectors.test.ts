/** The worked examples of the text, and those that follow from it, through the whole game: dice are laid as they say. */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { verdictOf } from '../src/towerlands/dice/compare.ts'
import { conflictChances } from '../src/towerlands/odds/conflict.ts'
import type { Dice, Die } from '../src/towerlands/dice/die.ts'
import { firstKeep } from '../src/towerlands/dice/keep.ts'
import { otherSide, type Burden, type SideName } from '../src/towerlands/state.ts'
import { gm, ISOLT, isolt, playing, rolled, round, type Given, type Play } from './towerlands-play.ts'
import { vector, vectorIds } from './towerlands-vectors.ts'

const faces = z.array(z.number())
const piles = z.object({ kept: faces, unkept: faces })
const side = z.object({ influence: z.number(), dice: faces })
type Piles = z.infer<typeof piles>

const laid = ({ kept, unkept }: Piles, prefix: string): Dice => {
  const die = (pile: Die['pile']) => (value: number, i: number): [string, Die] => [`${prefix}${pile[0]}${i}`, { value, pile, swapped: false, was: null }] // prettier-ignore
  return Object.fromEntries([...kept.map(die('kept')), ...unkept.map(die('unkept'))])
}
/** A conflict in whose first window the dice lie like this. */
const lying = (first: Piles, second: Piles, given: Given = {}): Play =>
  rolled({ ...given, options: { lastChance: 'off', ...given.options } }, [2, 1], [2, 1]).with(({ table }) => {
    const { conflict } = table.play
    if (conflict === null) return
    conflict.sides.first.dice = laid(first, 'f')
    conflict.sides.second.dice = laid(second, 's')
  })
const thrown = (dice: readonly number[]): Dice => laid({ kept: [], unkept: [...dice] }, 'x')
const who = (one: SideName) => (one === 'first' ? isolt : gm)
const burdensOf = (play: Play, one: SideName): Burden[] =>
  Object.values((one === 'first' ? play.hero(ISOLT) : play.table.others['abbot'])?.burdens ?? {})
const done = (play: Play): Play => {
  const { conflict } = play
  if (conflict.stage !== 'aftermath' || conflict.winner === null) throw new Error(`at ${conflict.stage}`)
  const loser = otherSide(conflict.winner)
  return play
    .do(who(loser), { type: 'accept-result', side: loser })
    .do(who(conflict.winner), { type: 'tell', side: conflict.winner, text: '' })
}

describe('worked examples', () => {
  it('there are twenty-five, and each is looked at here or where dice are kept', () => {
    const seen = ['TC1', 'TC2', 'TC3', 'TC4', 'TC5', 'TC6', 'TC7', 'TC8', 'TC9', ...vectorIds('TK')]
    expect([...seen].sort()).toEqual(vectorIds('T').sort())
    expect(seen).toHaveLength(25)
  })

  for (const id of vectorIds('TK'))
    it(`${id} is what a roll keeps`, () => {
      const given = vector(id, z.object({ influence: z.number(), dice: faces, kept: faces, unkept: faces }))
      const play = rolled({}, [2, 1], [2, 1])
      const dice = firstKeep(given.influence, thrown(given.dice), play.state.table.options)
      const values = (pile: Die['pile']) => Object.values(dice).filter((die) => die.pile === pile).map(({ value }) => value) // prettier-ignore
      expect([values('kept').sort(), values('unkept').sort()]).toEqual([[...given.kept].sort(), [...given.unkept].sort()]) // prettier-ignore
    })

  it('T-R66 C1 C3 more Influence keeps more dice, and so wins mostly, though the other side has more dice', () => {
    const { firstLeft, firstLast, secondLeft } = conflictChances({ influence: 3, dice: 5 }, { influence: 2, dice: 6 })
    expect(firstLeft + firstLast).toBeCloseTo(0.786546, 5)
    expect(secondLeft).toBeCloseTo(0.049924, 5)
  })

  it('TC1 the debate: two rounds lost, a 13 left, a Mental burden, and the conflict won', () => {
    const { A, B, rounds, burden, leftUnkept } = vector('TC1', z.object({ A: side, B: side, rounds: z.array(z.object({ a: z.number(), b: z.number(), winner: z.string() })), burden: z.object({ name: z.string(), value: z.number() }), leftUnkept: z.object({ A: faces, B: faces }) })) // prettier-ignore
    let play = rolled(
      {
        options: { lastChance: 'off' },
        before: ({ table }) => {
          const sheet = table.play.heroes[ISOLT]?.sheet
          if (sheet) sheet.influence = A.influence
        },
      },
      A.dice,
      B.dice,
    )
    for (const { a, b, winner } of rounds) {
      expect([play.piles('first').kept[0], play.piles('second').kept[0]]).toEqual([a, b])
      play = round(play)
      expect(play.conflict.lastWon).toBe(winner === 'A' ? 'first' : 'second')
    }
    expect(play.conflict).toMatchObject({ stage: 'burden', side: 'first' })
    play = play.do(isolt, { type: 'write-burden', name: burden.name, text: '' }).do(gm, { type: 'tell', side: 'second', text: '' }) // prettier-ignore
    expect(burdensOf(play, 'second')).toMatchObject([{ name: burden.name, domain: 'mental', value: burden.value }])
    expect([play.piles('first').unkept, play.piles('second').unkept]).toEqual([leftUnkept.A, leftUnkept.B])
    expect(play.conflict).toMatchObject({ stage: 'aftermath', winner: 'first', how: 'left' })
  })

  it('TC2 the reroll: two dice, one swap, and the last round that anybody won is the caller’s', () => {
    const given = vector('TC2', z.object({ before: piles, reroll: z.array(z.object({ from: z.number(), to: z.number() })), swap: z.array(z.object({ kept: z.number(), unkept: z.number() })), after: piles, opponentKept: faces })) // prettier-ignore
    const before = lying(given.before, { kept: given.opponentKept, unkept: [] })
    expect(round(round(before)).conflict).toMatchObject({ winner: 'second' })
    const dice = given.reroll.map(({ from }) => before.die('first', from))
    let play = before.do(isolt, { type: 'call', side: 'first', call: { kind: 'trait', trait: 't1', dice, how: 'x' } }, given.reroll.map(({ to }) => to)) // prettier-ignore
    const pairs = given.swap.map(({ kept, unkept }): [string, string] => [play.die('first', kept), play.die('first', unkept)]) // prettier-ignore
    play = play.do(isolt, { type: 'swap-piles', side: 'first', pairs })
    expect(play.piles('first')).toEqual(given.after)
    expect(round(round(play)).conflict).toMatchObject({ winner: 'first', tied: true })
  })

  it('TC3 the sacrifice: an 18 is given up for a burden, and the sacrificer wins the last round', () => {
    const given = vector('TC3', z.object({ A: z.object({ kept: faces }), B: z.object({ kept: faces }), die: z.number(), burden: z.object({ name: z.string(), value: z.number() }), after: z.object({ A: faces, B: faces }), derivedRest: z.object({ rounds: z.array(z.object({ winner: z.string() })) }) })) // prettier-ignore
    let play = lying({ kept: given.A.kept, unkept: [] }, { kept: given.B.kept, unkept: [] })
    play = play.do(isolt, { type: 'ready', side: 'first' }).do(gm, { type: 'ready', side: 'second' })
    expect(play.conflict).toMatchObject({ stage: 'victory', side: 'second' })
    play = play.do(gm, { type: 'sacrifice-die', burden: given.burden.name })
    expect(burdensOf(play, 'first')).toMatchObject([given.burden])
    expect([play.piles('first').kept, play.piles('second').kept]).toEqual([given.after.A, given.after.B])
    for (const { winner } of given.derivedRest.rounds) {
      play = round(play)
      expect(play.conflict.lastWon).toBe(winner === 'A' ? 'first' : 'second')
    }
    expect(play.conflict).toMatchObject({ stage: 'aftermath', winner: 'second' })
  })

  it('TC4 the burden called: 11 for 18, then 18 for the kept 13', () => {
    const given = vector('TC4', z.object({ burden: z.object({ before: z.number(), after: z.number() }), A: piles, B: z.object({ before: piles, give: z.number(), after: piles }) })) // prettier-ignore
    const before = lying(given.A, given.B.before, { burdens: [{ value: given.burden.before }] })
    let play = before.do(gm, { type: 'call', side: 'second', call: { kind: 'burden', burden: 'b1', die: before.die('second', given.B.give), how: 'x' } }) // prettier-ignore
    expect(play.hero(ISOLT).burdens['b1']?.value).toBe(given.burden.after)
    play = play.do(gm, { type: 'swap-piles', side: 'second', pairs: [[play.die('second', 13), play.die('second', 18)]] }) // prettier-ignore
    expect(play.piles('second')).toEqual(given.B.after)
    for (const one of [before, play]) expect(round(round(one)).conflict).toMatchObject({ winner: 'second' })
  })

  it('TC5 healing: every round is the hero’s, and the burden is gone', () => {
    const { A, B } = vector('TC5', z.object({ A: side, B: side }))
    let play = healing([11], A.influence, [...A.dice, ...B.dice])
    for (let i = 1; i <= 4; i++) {
      play = round(play)
      expect(play.conflict.lastWon).toBe('first')
    }
    expect(done(play).hero(ISOLT).burdens).toEqual({})
  })

  it('TC6 healing lost: the burden becomes an unkept die of the hero’s choice; a 1 removes it; without one it stays', () => {
    const { unkept, burdenBefore, choices } = vector('TC6', z.object({ unkept: faces, burdenBefore: z.number(), choices: faces })) // prettier-ignore
    const lost = (left: readonly number[]): Play => {
      let play = healing([burdenBefore], 3, [3, 3, 3, 2, 2, 1, 17, 17, 17])
        .with(({ table }) => {
          if (table.play.conflict) table.play.conflict.sides.first.dice = laid({ kept: [4], unkept: [...left] }, 'f')
        })
      while (play.stage === 'window') play = round(play)
      return play
    } // prettier-ignore
    for (const value of choices) {
      const play = lost(unkept)
      play.refused(isolt, { type: 'pick-loss', die: play.die('second', 17) }, 'not-allowed')
      play.refused(isolt, { type: 'accept-result', side: 'first' }, 'not-now')
      const after = play.do(isolt, { type: 'pick-loss', die: play.die('first', value) })
      expect(after.hero(ISOLT).burdens['b1']?.value).toBe(value)
    }
    const one = lost([1]).do(gm, { type: 'tell', side: 'second', text: '' })
    expect(one.do(isolt, { type: 'pick-loss', die: one.die('first', 1) }).hero(ISOLT).burdens).toEqual({})
    expect(done(lost([])).hero(ISOLT).burdens['b1']?.value).toBe(burdenBefore)
  })

  it('TC7 nothing but ties: nobody wins', () => {
    const { A, B } = vector('TC7', z.object({ A: faces, B: faces }))
    const play = round(round(lying({ kept: A, unkept: [] }, { kept: B, unkept: [] })))
    expect(play.conflict).toMatchObject({ stage: 'aftermath', winner: null, how: 'stalemate' })
    expect(verdictOf(A, B).winner).toBeNull()
  })

  it('TC8 it is the burden that holds the good die, and the rolled one that goes', () => {
    expect(vector('TC8', z.object({ type: z.string() })).type).toBe('textSlip')
    const play = lying({ kept: [15, 13], unkept: [11, 6] }, { kept: [16, 12], unkept: [] }, { theirs: [{ value: 18 }] })
    const after = play.do(isolt, { type: 'call', side: 'first', call: { kind: 'burden', burden: 'o1', die: play.die('first', 11), how: 'x' } }) // prettier-ignore
    expect([after.piles('first').unkept, burdensOf(after, 'second')[0]?.value]).toEqual([[18, 6], 11])
  })

  it('TC9 D9 a value that is swapped in was not thrown: no tie follows it, in a conflict either', () => {
    const given = vector('TC9', z.object({ B: z.object({ before: piles, give: z.number(), after: piles }), burden: z.object({ before: z.number(), after: z.number() }) })) // prettier-ignore
    const play = lying({ kept: [9], unkept: [] }, given.B.before, { burdens: [{ value: given.burden.before }] })
    const after = play.do(gm, { type: 'call', side: 'second', call: { kind: 'burden', burden: 'b1', die: play.die('second', given.B.give), how: 'x' } }) // prettier-ignore
    expect(after.piles('second')).toEqual(given.B.after)
    expect(after.hero(ISOLT).burdens['b1']?.value).toBe(given.burden.after)
  })
})

/** A healing scene of Isolt's, of this Influence and as many dice of the domain: her faces first. */
const healing = (values: readonly number[], influence: number, fallen: readonly number[]): Play =>
  playing({ lastChance: 'off', healingNewBurdens: 'forbidden' })
    .with(({ table }) => {
      const hero = table.play.heroes[ISOLT]
      const made = values.map((value, i) => [`b${i + 1}`, { name: 'x', domain: 'mental', value, from: null }] as const)
      Object.assign(hero?.burdens ?? {}, Object.fromEntries(made))
      if (hero?.sheet) Object.assign(hero.sheet, { influence, domains: { ...hero.sheet.domains, mental: influence } })
    })
    .do(isolt, { type: 'ask-healing', burden: 'b1' })
    .do(gm, { type: 'open-healing', domain: 'mental' })
    .do(gm, { type: 'roll' }, fallen)
