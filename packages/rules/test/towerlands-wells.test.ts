/** Wells (T-R10, T-R14, TA2). */
import { describe, expect, it } from 'vitest'
import type { Call } from '../src/towerlands/state.ts'
import type { TlOptions } from '../src/towerlands/options.ts'
import { asks, given, kindOf, trait } from './towerlands-calling.ts'
import { bothReady, gm, isolt, ISOLT, atRoll, rolled, round, type ShortCommand } from './towerlands-play.ts' // prettier-ignore

describe('Wells (T-R10, TA2)', () => {
  const well = (wells: TlOptions['wells'], options: Partial<TlOptions> = {}) => given({ wells, ...options }, { before: kindOf('t1', 'well') }) // prettier-ignore
  const pours = (dice: number): Call => ({ kind: 'well', trait: 't1', dice, how: 'x' })

  it('call T-R14: before anything was compared all dice are kept anew, ties too; later only a 20 and ties are', () => {
    const before = well('call').do(isolt, asks(pours(2)), [14, 14])
    expect(before.piles('first')).toEqual({ kept: [14, 14, 14], unkept: [13, 8, 6] })
    const after = round(well('call')).do(isolt, asks(pours(2)), [13, 14])
    expect(after.piles('first')).toEqual({ kept: [13, 13], unkept: [14, 8, 6] })
    after.do(isolt, { type: 'swap-piles', side: 'first', pairs: [[after.die('first', 13), after.die('first', 14)]] })
  })

  it('call: a die that was given up does not come back by a Well, since keeping is not judged anew then', () => {
    const play = bothReady(rolled({ before: kindOf('t1', 'well') }, [18, 13, 8, 6], [14, 13, 2]))
    const less = play.do(isolt, { type: 'sacrifice-die', burden: 'x' })
    expect(less.do(isolt, asks(pours(2)), [12, 11]).piles('first')).toEqual({ kept: [13], unkept: [12, 11, 8, 6] })
  })

  it('pool: what was given is gone, in the next conflict as well; the GM fills it between conflicts', () => {
    const play = well('pool', { calls: 'perRound' })
    const some = play.do(isolt, asks(pours(1)), [20])
    expect(some.piles('first').kept).toEqual([20, 14, 13])
    expect(some.hero(ISOLT).sheet?.traits['t1']).toMatchObject({ rating: 2, spent: 1 })
    const off = some.do(isolt, { type: 'call-off', side: 'first', off: true }).do(gm, { type: 'call-off', side: 'second', off: true }) // prettier-ignore
    expect(off.hero(ISOLT).sheet?.traits['t1']?.spent).toBe(1)
    const path = ['play', 'heroes', ISOLT, 'sheet', 'traits', 't1', 'spent']
    off.do(gm, { type: 'edit', in: 'table', path, base: 1, value: 0 } as ShortCommand)
    play.refused(isolt, asks(pours(3)), 'not-allowed')
  })

  it('start: nothing to call; the Well of somebody whom a player can’t see gives its dice all the same, and is known then', () => {
    const hidden = { kind: 'well' as const, name: 'The crypt', note: '', rating: 3, spent: 0 }
    const play = atRoll({
      options: { wells: 'start' },
      before: (state) => {
        kindOf('t1', 'well')(state)
        const domains = { physical: 0, mental: 1, social: 0, emotional: 0, spiritual: 0 }
        const sheet = { name: 'The abbot', about: '', note: '', influence: 2, domains, traits: { crypt: hidden } }
        Object.assign(state.gm.play.others, { abbot: sheet })
      },
    }).do(isolt, { type: 'roll' }, [14, 13, 2, 1, 3, 3, 12, 11, 3, 20, 2, 1])
    expect(Object.keys(play.conflict.sides.second.dice)).toHaveLength(6)
    expect(play.piles('second').kept).toEqual([20, 12, 11])
    expect(play.table.others['abbot']?.traits['crypt']).toEqual(hidden)
    expect(Object.keys(play.conflict.sides.first.dice)).toHaveLength(6)
    play.refused(isolt, asks(pours(2)), 'not-allowed')
  })

  it('off: nothing at all', () => {
    const play = well('off')
    play.refused(isolt, asks(pours(2)), 'not-allowed')
    play.refused(isolt, asks(trait(play, 't1', 8)), 'not-allowed')
  })
})
