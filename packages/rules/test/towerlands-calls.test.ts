/** What is called, and how often (T-R51 to T-R62, TA3, TA9 to TA12, TA15, TA17, D9), in whole conflicts. */
import { describe, expect, it } from 'vitest'
import { TRAIT_KINDS } from '../src/towerlands/state.ts'
import { asks, burden, given, kindOf, own, trait } from './towerlands-calling.ts'
import { gm, isolt, ISOLT, marrec, MARREC, rolled, round, type ShortCommand } from './towerlands-play.ts' // prettier-ignore

describe('what is called', () => {
  for (const kind of TRAIT_KINDS.filter((one) => one !== 'well'))
    it(`T-R9 T-R18 to T-R24 T-R51 TA10 a ${kind} rerolls, and somebody else’s does not`, () => {
      const play = given({}, { before: kindOf('t1', kind) })
      expect(play.do(isolt, asks(trait(play, 't1', 8)), [11]).piles('first').unkept).toEqual([11, 6])
      const theirs = given({}, { against: MARREC, before: ({ table }) => {
        const traits = table.play.heroes[MARREC]?.sheet?.traits
        if (traits) traits['own'] = { kind, name: 'x', note: '', rating: 2, spent: 0 }
      } }) // prettier-ignore
      theirs.refused(isolt, asks(trait(theirs, 'own', 8)), 'not-found')
    })

  it('TA10 no dice in it, no call; TA11 up to its rating, from either pile or both; the new roll stands (TA3)', () => {
    const none = given({}, { before: kindOf('t1', 'friend', 0) })
    none.refused(isolt, asks(trait(none, 't1', 8)), 'not-allowed')
    const play = given({}, { before: kindOf('t1', 'friend', 3) })
    const after = play.do(isolt, asks(trait(play, 't1', 14, 8)), [2, 3])
    expect(after.piles('first')).toEqual({ kept: [13, 2], unkept: [6, 3] })
  })

  it('T-R38 TA11 a die that is out is not rerolled, not swapped and not given for a burden', () => {
    const play = given({}, { theirs: [{}], burdens: [{}] })
    const gone = play.die('first', 14)
    const next = round(play)
    next.refused(isolt, asks({ kind: 'trait', trait: 't1', dice: [gone], how: 'x' }), 'not-found')
    next.refused(isolt, asks({ kind: 'burden', burden: 'o1', die: gone, how: 'x' }), 'not-found')
    const picks = next.do(gm, asks({ kind: 'burden', burden: 'b1', die: next.die('second', 2), how: 'x' }, 'second'))
    picks.refused(gm, { type: 'swap-piles', side: 'second', pairs: [[play.die('second', 14), picks.die('second', 11)]] }, 'not-allowed') // prettier-ignore
  })

  it('T-R54 each call says how it applies', () => {
    const play = given()
    expect(() => play.when(isolt, asks({ ...trait(play, 't1', 8), how: ' ' }))).toThrow()
  })

  it('T-R56 TA12 a kept die that becomes a 20 leaves its place to the highest unkept; a kept 20 that falls stays kept', () => {
    const play = given()
    expect(play.do(isolt, asks(trait(play, 't1', 13)), [20]).piles('first')).toEqual({ kept: [20, 14, 8], unkept: [6] })
    const free = rolled({}, [20, 13, 8, 6], [14, 13, 2])
    expect(free.piles('first').kept).toEqual([20, 13, 8])
    const fell = free.do(isolt, asks(trait(free, 't1', 20)), [5])
    expect(fell.piles('first')).toEqual({ kept: [13, 8, 5], unkept: [6] })
  })

  it('TA12 T-R53 one for one, any number, a 20 stays kept, and a swap brings no tie', () => {
    const play = rolled({}, [20, 14, 13, 6, 6], [14, 13, 2])
    const at = play.do(isolt, asks(trait(play, 't1', 6)), [5])
    const swap = (...pairs: [number, number][]): ShortCommand => ({ type: 'swap-piles', side: 'first', pairs: pairs.map(([a, b]): [string, string] => [at.die('first', a), at.die('first', b)]) }) // prettier-ignore
    at.refused(isolt, swap([20, 6]), 'not-allowed')
    at.refused(isolt, swap([14, 6], [14, 5]), 'not-allowed')
    at.refused(isolt, swap([6, 14]), 'not-allowed')
    expect(at.do(isolt, swap([14, 6], [13, 5])).piles('first')).toEqual({ kept: [20, 6, 5], unkept: [14, 13] })
    expect(
      at
        .do(isolt, swap([14, 6]))
        .do(isolt, swap([13, 5]))
        .piles('first').kept,
    ).toEqual([20, 6, 5])
  })
})

describe('how often (TA9)', () => {
  it('a burden counts as a call, and as called: once a side in a conflict', () => {
    const play = given({ calls: 'perRound' }, { theirs: [{ value: 18 }] })
    const once = play.do(isolt, asks(burden(play, 'o1', 8)))
    once.refused(isolt, asks(trait(once, 't1', 6)), 'not-allowed')
    const next = round(once)
    next.refused(isolt, asks(burden(next, 'o1', 6)), 'not-allowed')
    next.do(isolt, asks(trait(next, 't1', 6)), [3])
  })

  it('T-R55 the other side answers a call with one of its own', () => {
    const play = given({}, { burdens: [{ value: 18 }] })
    const called = play.do(isolt, asks(trait(play, 't1', 8)), [9])
    called.do(gm, asks(burden(called, 'b1', 2, 'second'), 'second'))
  })
})

describe('burdens that are called', () => {
  it('T-R57 T-R59 D9 only values change places, from either pile: nothing is thrown', () => {
    const play = given({}, { theirs: [{ value: 6 }] })
    const kept = play.do(isolt, asks(burden(play, 'o1', 13)))
    expect(kept.piles('first')).toEqual({ kept: [14, 6], unkept: [8, 6] })
    expect(kept.table.others['abbot']?.burdens['o1']?.value).toBe(13)
    expect(kept.state.table.chapter?.thrown).toBe(1)
  })

  it('D9 virtual20 on: a 20 for a kept die is free, and its place is filled; off: it is a die like others', () => {
    const call = (virtual20: 'on' | 'off') => {
      const play = given({ virtual20 }, { theirs: [{ value: 20 }] })
      return play.do(isolt, asks(burden(play, 'o1', 13))).piles('first')
    }
    expect([call('on'), call('off')]).toEqual([
      { kept: [20, 14, 8], unkept: [6] },
      { kept: [20, 14], unkept: [8, 6] },
    ])
  })

  it('T-R58 TA15 the opponent’s and one’s own, gained before; burdenDomainMatch looks at both', () => {
    const play = given({ burdenDomainMatch: 'on' }, { burdens: [{ domain: 'social' }], theirs: [{ domain: 'mental' }] })
    play.refused(isolt, asks(own('b1')), 'not-allowed')
    play.do(isolt, asks(burden(play, 'o1', 8)))
    play.refused(isolt, asks(burden(play, 'b1', 8)), 'not-found')
  })

  it('T-R61 T-R68 TA17 it is the caller’s call and not the receiver’s, who picks from either pile and swaps until ready', () => {
    const at = given({}, { burdens: [{ value: 19 }] }).do(isolt, asks(own('b1')))
    for (const value of [14, 2]) {
      const picked = at.do(gm, { type: 'pick-die', die: at.die('second', value) })
      expect(picked.hero(ISOLT).burdens['b1']?.value).toBe(value)
      expect(picked.conflict.sides).toMatchObject({ first: { calls: 1, swaps: false }, second: { calls: 0, swaps: true } }) // prettier-ignore
    }
    const picked = at.do(gm, { type: 'pick-die', die: at.die('second', 2) })
    const swap: ShortCommand = { type: 'swap-piles', side: 'second', pairs: [[picked.die('second', 13), picked.die('second', 19)]] } // prettier-ignore
    expect(picked.do(gm, swap).piles('second').kept).toEqual([19, 14])
    picked.do(gm, { type: 'ready', side: 'second' }).refused(gm, swap, 'not-now')
    picked.do({ ...gm }, asks({ kind: 'burden', burden: 'b1', die: picked.die('second', 2 + 11), how: 'x' }, 'second'))
    at.refused(isolt, { type: 'pick-die', die: at.die('second', 2) }, 'not-yours')
    at.refused(isolt, { type: 'overcome-burden', of: { kind: 'hero', seat: ISOLT }, burden: 'b1', story: '' }, 'not-now') // prettier-ignore
  })

  it('T-R61 between two players the other one picks, or the chair for who is away', () => {
    const at = given({}, { against: MARREC, burdens: [{ value: 19 }] }).do(isolt, asks(own('b1')))
    at.refused(gm, { type: 'pick-die', die: at.die('second', 2) }, 'not-yours')
    at.do(marrec, { type: 'pick-die', die: at.die('second', 2) })
    at.do({ ...gm, as: MARREC }, { type: 'pick-die', die: at.die('second', 2) })
  })
})
