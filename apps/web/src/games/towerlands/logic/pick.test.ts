import { maySwap, type Dice, type Die } from '@homestake/rules/towerlands'
import { describe, expect, it } from 'vitest'
import { OPTIONS } from '../stage/testing.ts'
import { cantPick, markOf, nextPlace, NOTHING, pressed, standing, type Picks, type Task } from './pick.ts'
import { randomDice, randomFrom } from './piles-random.ts'

const die = (value: number, pile: Die['pile'], more: Partial<Die> = {}): Die => ({
  value,
  pile,
  swapped: false,
  was: null,
  ...more,
})
const DICE: Dice = {
  a: die(20, 'kept'),
  b: die(14, 'kept'),
  c: die(13, 'kept'),
  d: die(18, 'unkept'),
  e: die(6, 'unkept'),
  f: die(9, 'out'),
}
const press = (task: Task, ...ids: string[]) =>
  ids.reduce(({ picks }, id) => pressed(task, picks, DICE, OPTIONS, id), { picks: NOTHING, no: null } as ReturnType<typeof pressed>) // prettier-ignore
const SOME = { kind: 'some', most: 2 } as const
const PAIRS = { kind: 'pairs' } as const

describe('picking dice', () => {
  it('TA11 up to as many as the trait rerolls, of either pile, each once; a press lets go again', () => {
    expect(press(SOME, 'b', 'e').picks.dice).toEqual(['b', 'e'])
    expect(press(SOME, 'b', 'e', 'b').picks.dice).toEqual(['e'])
    expect(press(SOME, 'b', 'e', 'd')).toMatchObject({ no: 'full', picks: { dice: ['b', 'e'] } })
    expect(press(SOME, 'f')).toMatchObject({ no: 'out', picks: NOTHING })
    expect(press(SOME, 'a').picks.dice).toEqual(['a'])
  })

  it('where one is asked for, another takes its place', () => {
    expect(press({ kind: 'some', most: 1 }, 'b', 'e').picks.dice).toEqual(['e'])
    expect(press({ kind: 'one', from: ['kept', 'unkept'] }, 'b', 'e').picks.dice).toEqual(['e'])
  })

  it('T-R73 only out of the piles that are asked for', () => {
    expect(press({ kind: 'one', from: ['unkept'] }, 'e', 'b')).toMatchObject({
      no: 'other-pile',
      picks: { dice: ['e'] },
    })
  })

  it('T-R53 a kept and an unkept one make a pair, in whichever order; a press on either undoes it', () => {
    expect(press(PAIRS, 'b').picks).toMatchObject({ half: 'b', pairs: [] })
    expect(press(PAIRS, 'b', 'd').picks).toMatchObject({ half: null, pairs: [['b', 'd']] })
    expect(press(PAIRS, 'd', 'b').picks.pairs).toEqual([['b', 'd']])
    expect(press(PAIRS, 'b', 'd', 'e', 'c').picks.pairs).toEqual([
      ['b', 'd'],
      ['c', 'e'],
    ])
    expect(press(PAIRS, 'b', 'd', 'd').picks.pairs).toEqual([])
    expect(press(PAIRS, 'b', 'c').picks.half).toBe('c')
    expect(press(PAIRS, 'b', 'b').picks.half).toBeNull()
  })

  it('TA12 a 20 stays where it is', () => {
    expect(press(PAIRS, 'd', 'a')).toMatchObject({ no: 'twenty', picks: { half: 'd', pairs: [] } })
    const swappedIn = { ...DICE, a: die(20, 'kept', { swapped: true }) }
    expect(cantPick(PAIRS, swappedIn, OPTIONS, 'a')).toBeNull()
  })

  it.each(Array.from({ length: 60 }, (_, seed) => seed))('T-R53 TA11 no presses lead to what the rules refuse, seed %i', (seed) => {
    const random = randomFrom(seed)
    const dice = randomDice(random, 2 + Math.floor(random() * 7))
    const task: Task = random() < 0.5 ? PAIRS : { kind: 'some', most: 1 + Math.floor(random() * 3) }
    let picks: Picks = NOTHING
    for (let i = 0; i < 20; i++) {
      const ids = Object.keys(dice)
      picks = pressed(task, picks, dice, OPTIONS, ids[Math.floor(random() * ids.length)] ?? '').picks
      expect(maySwap(dice, picks.pairs, OPTIONS)).toBe(true)
      expect(new Set(picks.dice).size).toBe(picks.dice.length)
      if (task.kind === 'some') expect(picks.dice.length).toBeLessThanOrEqual(task.most)
      expect(picks.dice.every((id) => dice[id]?.pile !== 'out')).toBe(true)
    }
    // Whatever happens to the dice meanwhile, what still stands is allowed.
    const after = Object.fromEntries(Object.entries(dice).map(([id, one]) => [id, random() < 0.4 ? { ...one, pile: (['kept', 'unkept', 'out'] as const)[Math.floor(random() * 3)] ?? 'out' } : one])) // prettier-ignore
    const { picks: left, lost } = standing(task, picks, after, OPTIONS)
    expect(maySwap(after, left.pairs, OPTIONS)).toBe(true)
    expect(left.dice.every((id) => after[id]?.pile !== 'out')).toBe(true)
    expect(lost.length === 0).toBe(left === picks)
  }) // prettier-ignore
})

describe('picks while others play', () => {
  it('stand while they are possible, whatever the dice show now', () => {
    const { picks } = press(SOME, 'b', 'e')
    const after = { ...DICE, e: die(11, 'unkept', { was: 6 }), d: die(18, 'kept') }
    expect(standing(SOME, picks, after, OPTIONS)).toEqual({ picks, lost: [] })
  })

  it('are let go, and named, where a die has left, changed its pile, or fewer are asked for', () => {
    const { picks } = press(SOME, 'b', 'e')
    expect(standing(SOME, picks, { ...DICE, b: die(14, 'out') }, OPTIONS)).toMatchObject({ picks: { dice: ['e'] }, lost: ['b'] }) // prettier-ignore
    expect(standing({ kind: 'some', most: 1 }, picks, DICE, OPTIONS).lost).toEqual(['e'])
    const pair = press(PAIRS, 'b', 'd', 'c').picks
    expect(standing(PAIRS, pair, { ...DICE, d: die(18, 'kept') }, OPTIONS)).toMatchObject({ picks: { pairs: [], half: 'c' }, lost: ['b', 'd'] }) // prettier-ignore
    expect(standing(null, pair, DICE, OPTIONS)).toMatchObject({ picks: NOTHING, lost: ['b', 'd', 'c'] })
  })

  it('every die says how it is picked', () => {
    const { picks } = press(PAIRS, 'b', 'd', 'c')
    expect(['a', 'b', 'c', 'd'].map((id) => markOf(picks, id))).toEqual([
      null,
      { kind: 'pair', number: 1, with: 'd' },
      { kind: 'half' },
      { kind: 'pair', number: 1, with: 'b' },
    ])
    expect(markOf(press(SOME, 'e').picks, 'e')).toEqual({ kind: 'picked' })
  })
})

describe('the keys within a pile', () => {
  it('arrows go round, Home and End to its ends, others lead nowhere', () => {
    expect(nextPlace('ArrowRight', 2, 3)).toBe(0)
    expect(nextPlace('ArrowLeft', 0, 3)).toBe(2)
    expect([nextPlace('Home', 2, 3), nextPlace('End', 0, 3)]).toEqual([0, 2])
    expect([nextPlace('a', 0, 3), nextPlace('ArrowRight', 0, 0)]).toEqual([null, null])
  })
})
