/** Windows and turns: the last chance, the GM’s word, ready and stale (TA8, TA20, TA21, D13). */
import { describe, expect, it } from 'vitest'
import type { SideName } from '../src/towerlands/state.ts'
import type { TlOptions } from '../src/towerlands/options.ts'
import { asks, burden, given, kindOf, own, trait } from './towerlands-calling.ts'
import { bothReady, gm, isolt, ISOLT, rolled, round, type Play, type ShortCommand, type Who } from './towerlands-play.ts' // prettier-ignore

describe('the last chance (TA8)', () => {
  /** Both run out in the second round, which `last` wins; all have an unkept 4 and a call. */
  const out = (last: SideName | null, options: Partial<TlOptions> = {}): Play => {
    const [first, second] = last === null ? [[9, 9, 4], [9, 9, 4]] : last === 'first' ? [[9, 8, 4], [10, 7, 4]] : [[10, 7, 4], [9, 8, 4]] // prettier-ignore
    return round(round(rolled({ options }, first ?? [], second ?? [])))
  }

  it('T-R46 both out: first whoever did not win the last won round, then the other, then it is decided', () => {
    for (const [last, order] of [
      ['first', ['second', 'first']],
      ['second', ['first', 'second']],
      [null, ['first', 'second']],
    ] as const) {
      // prettier-ignore
      let play = out(last)
      for (const side of order) {
        expect(play.conflict).toMatchObject({ stage: 'chance', side })
        const [turn, wait]: [Who, Who] = side === 'first' ? [isolt, gm] : [gm, isolt]
        play.refused(wait, { type: 'decline-chance' }, 'not-yours')
        play = play.do(turn, { type: 'decline-chance' })
      }
      expect(play.conflict).toMatchObject({ stage: 'aftermath', winner: last })
    }
  })

  it('a 20 of the first leaves the other its chance; without one it has lost, with one they go on', () => {
    const play = out('second')
    const twenty = play.do(isolt, asks(trait(play, 't1', 4)), [20])
    expect(twenty.conflict).toMatchObject({ stage: 'chance', side: 'second' })
    expect(twenty.do(gm, { type: 'decline-chance' }).conflict).toMatchObject({ stage: 'burden', side: 'first' })
  })

  it('a call that brings no 20 is spent, and the other side has its own', () => {
    const play = out('second')
    const missed = play.do(isolt, asks(trait(play, 't1', 4)), [19])
    expect(missed.conflict).toMatchObject({ stage: 'chance', side: 'second', sides: { first: { calls: 1 } } })
    expect(missed.do(gm, { type: 'decline-chance' }).conflict).toMatchObject({ stage: 'aftermath', winner: 'second' })
  })

  it('a Well helps with a 20, and a burden only where virtual20 is on; one’s own burden does not, and is not called', () => {
    for (const virtual20 of ['on', 'off'] as const) {
      const play = round(round(rolled({ options: { virtual20 }, theirs: [{ value: 20 }], burdens: [{}] }, [9, 8, 4], [12, 10, 10]))) // prettier-ignore
      play.refused(isolt, asks(own('b1')), 'not-allowed')
      expect(play.do(isolt, asks(burden(play, 'o1', 4))).stage).toBe(virtual20 === 'on' ? 'window' : 'burden')
    }
    const dry = round(round(rolled({ before: kindOf('t1', 'well') }, [9, 8], [12, 10, 10])))
    const call = asks({ kind: 'well', trait: 't1', dice: 2, how: 'x' })
    expect([dry.do(isolt, call, [20, 4]).stage, dry.do(isolt, call, [19, 4]).stage]).toEqual(['window', 'burden'])
  })

  it('TA9 a side that has called has no chance, but in a new round with calls perRound', () => {
    const called = (calls: TlOptions['calls']) => {
      const play = rolled({ options: { calls } }, [9, 8, 4], [12, 10, 10])
      return round(round(play.do(isolt, asks(trait(play, 't1', 4)), [3]))).stage
    }
    expect([called('perConflict'), called('perRound')]).toEqual(['burden', 'chance'])
  })

  it('TA22 a side that keeps nothing of its first roll begins with its last chance', () => {
    const play = rolled({}, [9, 8], [12, 10]).with(({ table: { play: { conflict } } }) => {
      if (conflict) Object.assign(conflict, { stage: 'roll' })
      if (conflict) Object.assign(conflict.sides.second, { influence: 0, rating: 2, dice: {} })
    }) // prettier-ignore
    expect(play.do(gm, { type: 'roll' }, [9, 8, 19, 18]).conflict).toMatchObject({ stage: 'chance', side: 'second' })
    expect(play.do(gm, { type: 'roll' }, [9, 8, 20, 18]).conflict).toMatchObject({ stage: 'window' })
  })

  it('off: out is out', () => {
    expect(out('first', { lastChance: 'off' }).conflict).toMatchObject({ stage: 'aftermath', winner: 'first' })
  })
})

describe('the GM’s word (TA20)', () => {
  it('gmApproval on: her own calls, and those that she makes for who is away, need none; a last chance waits for it too', () => {
    const play = given({ gmApproval: 'on' }, { burdens: [{}, { value: 1 }] })
    expect(play.do(gm, asks(burden(play, 'b1', 2, 'second'), 'second')).stage).toBe('window')
    expect(play.do({ ...gm, as: ISOLT }, asks(trait(play, 't1', 8)), [3]).stage).toBe('window')
    const out = round(round(rolled({ options: { gmApproval: 'on' } }, [9, 8, 4], [12, 10, 10])))
    const asked = out.do(isolt, asks(trait(out, 't1', 4)))
    expect(asked.do(gm, { type: 'strike-call' }).conflict).toMatchObject({ stage: 'chance', side: 'first' })
    expect(asked.do(gm, { type: 'approve-call' }, [20]).stage).toBe('window')
  })

  it('while a call waits nothing else is called; a burden at 1 goes all the same, but the one that is called', () => {
    const play = given({ gmApproval: 'on' }, { burdens: [{ value: 1 }, { value: 1 }] })
    const asked = play.do(isolt, asks(own('b1')))
    asked.refused(gm, asks(burden(play, 'b2', 2, 'second'), 'second'), 'not-now')
    const over = (id: string): ShortCommand => ({ type: 'overcome-burden', of: { kind: 'hero', seat: ISOLT }, burden: id, story: '' }) // prettier-ignore
    asked.refused(isolt, over('b1'), 'not-now')
    expect(Object.keys(asked.do(isolt, over('b2')).hero(ISOLT).burdens)).toEqual(['b1'])
  })
})

describe('windows (TA21, D13)', () => {
  it('every command of a window names the step that its sender saw: one of the past is stale', () => {
    const window = given({}, { theirs: [{}] })
    const [step, ready] = [window.conflict.step - 1, bothReady(rolled({}, [15, 13], [14, 12]))]
    const past: ShortCommand[] = [
      { type: 'ready', side: 'first', step }, { type: 'concede', side: 'first', step },
      { type: 'call-off', side: 'first', off: true, step }, { ...asks(trait(window, 't1', 8)), step } as ShortCommand,
      { type: 'swap-piles', side: 'first', pairs: [['f1', 'f2']], step },
    ] // prettier-ignore
    for (const command of past) window.refused(isolt, command, 'stale')
    for (const type of ['play-die', 'sacrifice-die'] as const)
      ready.refused(isolt, type === 'play-die' ? { type, step: 0 } : { type, burden: 'x', step: 0 }, 'stale')
    window.refused(isolt, { type: 'ready', side: 'first', conflict: 'another' }, 'stale')
  })

  it('two who press at once both count; a call and a swap take both back and raise the step', () => {
    const play = given()
    const { step } = play.conflict
    const both = play.do(isolt, { type: 'ready', side: 'first', step }).do(gm, { type: 'ready', side: 'second', step })
    expect(both.stage).toBe('narrate')
    const called = play.do(gm, { type: 'ready', side: 'second' }).do(isolt, asks(trait(play, 't1', 8)), [9])
    expect(called.conflict).toMatchObject({ step: step + 1, sides: { second: { ready: false } } })
    const swapped = called.do(gm, { type: 'ready', side: 'second' }).do(isolt, { type: 'swap-piles', side: 'first', pairs: [[called.die('first', 13), called.die('first', 9)]] }) // prettier-ignore
    expect(swapped.conflict).toMatchObject({ step: step + 2, sides: { second: { ready: false } } })
    const back = play.do(isolt, { type: 'ready', side: 'first' }).do(isolt, { type: 'unready', side: 'first' })
    expect(back.conflict.sides.first.ready).toBe(false)
    back.refused(isolt, { type: 'unready', side: 'first' }, 'not-now')
  })
})
