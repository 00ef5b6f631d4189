import { describe, expect, it } from 'vitest'
import { seatId } from '../../table/ids.ts'
import { bothReady, gm, isolt, ISOLT, MARREC, marrec, playing, rolled, round, type Play, type ShortCommand } from '../../../test/towerlands-play.ts' // prettier-ignore
import type { TlOptions } from '../options.ts'
import type { Call } from '../state.ts'

const call = (play: Play, made: Call, faces?: number[]): Play => play.do(isolt, { type: 'call', side: 'first', call: made }, faces) // prettier-ignore
const asCall = (made: Call): ShortCommand => ({ type: 'call', side: 'first', call: made })
const trait = (play: Play, id: string, ...values: number[]): Call => ({
  kind: 'trait',
  trait: id,
  dice: values.map((value) => play.die('first', value)),
  how: 'She knows the place.',
})
/** Isolt 14 13 | 8 6 against 14 13 | 2. */
const given = (options: Partial<TlOptions> = {}, more: Parameters<typeof rolled>[0] = {}) =>
  rolled({ ...more, options }, [14, 13, 8, 6], [14, 13, 2])

describe('calling a trait', () => {
  it('TC2 T-R51 to T-R53 reroll two dice, swap one for one, until ready', () => {
    let play = given()
    play.refused(
      isolt,
      { type: 'swap-piles', side: 'first', pairs: [[play.die('first', 13), play.die('first', 8)]] },
      'not-now',
    )
    play = call(play, trait(play, 't1', 8, 6), [18, 9])
    expect(play.piles('first')).toEqual({ kept: [14, 13], unkept: [18, 9] })
    play = play.do(isolt, {
      type: 'swap-piles',
      side: 'first',
      pairs: [[play.die('first', 13), play.die('first', 18)]],
    })
    expect(play.piles('first')).toEqual({ kept: [18, 14], unkept: [13, 9] })
    play = play.do(isolt, { type: 'ready', side: 'first' })
    play.refused(
      isolt,
      { type: 'swap-piles', side: 'first', pairs: [[play.die('first', 14), play.die('first', 13)]] },
      'not-now',
    )
    play.refused(isolt, asCall(trait(play, 't2', 9)), 'not-allowed')
  })

  it('T-R51 a rerolled die says what it was, until dice are compared', () => {
    const play = call(given(), trait(given(), 't1', 8, 6), [10, 3])
    const marks = (at: Play) => Object.values(at.conflict.sides.first.dice).map(({ value, was }) => [value, was])
    expect(marks(play)).toEqual([[14, null], [13, null], [10, 8], [3, 6]]) // prettier-ignore
    expect(marks(round(play)).every(([, was]) => was === null)).toBe(true)
  })

  it('TA21 D13 a call takes the other’s "ready" back and raises the step', () => {
    const play = given().do(gm, { type: 'ready', side: 'second' })
    const after = call(play, trait(play, 't1', 8), [3])
    expect(after.conflict.sides.second.ready).toBe(false)
    expect(after.conflict.step).toBeGreaterThan(play.conflict.step)
  })

  it('TA10 TA11 no more dice than the rating, each once, none that is out, none of a trait that is not there', () => {
    const play = given()
    play.refused(isolt, asCall(trait(play, 't3', 8, 6)), 'not-allowed')
    play.refused(isolt, asCall(trait(play, 't1', 8, 8)), 'not-allowed')
    play.refused(isolt, asCall(trait(play, 'nothing', 8)), 'not-found')
    play.refused(isolt, asCall({ kind: 'trait', trait: 't1', dice: ['gone'], how: 'x' }), 'not-found')
  })

  it('TA4 every hero calls the Kingdom', () => {
    const play = given()
    expect(call(play, trait(play, 'kingdom', 8, 6), [1, 2]).piles('first').unkept).toEqual([2, 1])
  })

  for (const [domainCalls, code] of [
    ['off', 'not-found'],
    ['on', null],
  ] as const)
    // prettier-ignore
    it(`TA10 domainCalls ${domainCalls}: Influence and the domain`, () => {
      const play = given({ domainCalls })
      const { refusal } = play.when(isolt, asCall(trait(play, 'domain', 8)))
      expect(refusal?.code ?? null).toBe(code)
    })

  it('TA9 calls perConflict: one; perRound: one in each round, each trait once', () => {
    const once = round(call(given(), trait(given(), 't1', 8), [3]))
    once.refused(isolt, asCall(trait(once, 't2', 6)), 'not-allowed')
    const each = call(given({ calls: 'perRound' }), trait(given(), 't1', 8), [3])
    each.refused(isolt, asCall(trait(each, 't2', 6)), 'not-allowed')
    const next = round(each)
    next.refused(isolt, asCall(trait(next, 't1', 6)), 'not-allowed')
    call(next, trait(next, 't2', 6), [5])
  })

  for (const [tieAfterReroll, kept] of [
    ['on', 3],
    ['off', 2],
  ] as const)
    // prettier-ignore
    it(`TA12 tieAfterReroll ${tieAfterReroll}`, () => {
      expect(call(given({ tieAfterReroll }), trait(given(), 't1', 8), [13]).piles('first').kept).toHaveLength(kept)
    })

  it('TA20 gmApproval on: the GM lets a call pass, or strikes it, before its dice fall', () => {
    const play = given({ gmApproval: 'on' })
    const asked = call(play, trait(play, 't1', 8))
    expect(asked.conflict).toMatchObject({ stage: 'approval', name: 'isolt t1' })
    asked.refused(isolt, { type: 'approve-call' }, 'not-yours')
    expect(asked.do(gm, { type: 'approve-call' }, [20]).piles('first').kept).toEqual([20, 14, 13])
    const struck = asked.do(gm, { type: 'strike-call' })
    expect(struck.conflict).toMatchObject({ stage: 'window', sides: { first: { calls: 0 } } })
  })

  it('1.4 somebody whom the GM plays shows a trait by calling it; its sheet stays hers', () => {
    const play = given({}, { before: (state) => {
      const sheet = { name: 'The abbot', about: '', note: 'lies', influence: 2, domains: { physical: 0, mental: 1, social: 0, emotional: 0, spiritual: 0 } }
      const made = (name: string) => ({ kind: 'loyalty' as const, name, note: '', rating: 2, spent: 0 })
      Object.assign(state.gm.play.others, { abbot: { ...sheet, traits: { a: made('The abbey'), b: made('His cellar') } } })
    } }) // prettier-ignore
    const after = play.do(gm, { type: 'call', side: 'second', call: { kind: 'trait', trait: 'a', dice: [play.die('second', 2)], how: 'x' } }, [4]) // prettier-ignore
    expect(Object.values(after.table.others['abbot']?.traits ?? {}).map(({ name }) => name)).toEqual(['The abbey'])
  })

  for (const privateSheets of ['off', 'on'] as const)
    it(`privateSheets ${privateSheets}: a hero’s traits are ${privateSheets === 'on' ? 'closed until called' : 'open'}`, () => {
      const play = given({ privateSheets })
      const open = (at: Play) => Object.keys(at.hero(ISOLT).sheet?.traits ?? {})
      expect(open(play)).toHaveLength(privateSheets === 'on' ? 0 : 6)
      expect(open(call(play, trait(play, 't1', 8), [2]))).toHaveLength(privateSheets === 'on' ? 1 : 6)
      const between = play.state[`between:${seatId.parse('isolt')}`]?.play.traits ?? {}
      expect(Object.keys(between)).toHaveLength(privateSheets === 'on' ? 6 : 0)
    })
})

describe('Wells (TA2)', () => {
  const well = (wells: TlOptions['wells']) =>
    given({ wells }, { before: (state) => {
      const found = state.table.play.heroes[ISOLT]?.sheet?.traits['t1']
      if (found) found.kind = 'well'
    } }) // prettier-ignore
  const of = (dice: number): Call => ({ kind: 'well', trait: 't1', dice, how: 'The spring.' })

  it('call: the whole Well is added, and kept anew before anything was compared', () => {
    const play = well('call')
    play.refused(isolt, asCall(of(1)), 'not-allowed')
    play.refused(isolt, asCall(trait(play, 't1', 8)), 'not-allowed')
    expect(call(play, of(2), [19, 3]).piles('first')).toEqual({ kept: [19, 14], unkept: [13, 8, 6, 3] })
    expect(call(round(play), of(2), [19, 20]).piles('first')).toEqual({ kept: [20, 13], unkept: [19, 8, 6] })
  })

  it('pool: some of it, until it is empty', () => {
    const play = call(well('pool'), of(1), [5])
    expect(play.hero(ISOLT).sheet?.traits['t1']?.spent).toBe(1)
    well('pool').refused(isolt, asCall(of(3)), 'not-allowed')
  })

  it('off: it gives nothing', () => {
    well('off').refused(isolt, asCall(of(2)), 'not-allowed')
  })

  it('start: its dice are thrown with the others', () => {
    let play = playing({ wells: 'start' }).with((state) => {
      const found = state.table.play.heroes[ISOLT]?.sheet?.traits['t1']
      if (found) found.kind = 'well'
    })
    play = play
      .do(isolt, { type: 'propose-conflict', first: ISOLT, second: MARREC, other: null, opposition: '', win: 'a', lose: 'b', goal: '' })
      .do(marrec, { type: 'write-stakes', side: 'second', win: 'c', lose: 'd', goal: '' })
      .do(isolt, { type: 'accept-stakes', side: 'first' })
      .do(marrec, { type: 'accept-stakes', side: 'second' })
      .do(gm, { type: 'choose-domain', domain: 'mental', influence: null, rating: null })
      .do(gm, { type: 'roll' }) // prettier-ignore
    expect(Object.keys(play.conflict.sides.first.dice)).toHaveLength(6)
    expect(Object.keys(play.conflict.sides.second.dice)).toHaveLength(4)
    play.refused(isolt, asCall(of(2)), 'not-allowed')
  })
})

describe('calling burdens', () => {
  const theirs: Call = { kind: 'burden', burden: 'o1', die: '', how: 'His eyes.' }
  const at = (play: Play, value: number): Call => ({ ...theirs, die: play.die('first', value) }) as Call

  it('TC4 T-R57 to T-R60 a die for a burden’s value, then the piles', () => {
    const play = given({}, { theirs: [{ value: 18 }] })
    const after = call(play, at(play, 8))
    expect(after.piles('first')).toEqual({ kept: [14, 13], unkept: [18, 6] })
    expect(after.table.others['abbot']?.burdens['o1']?.value).toBe(8)
    const swapped = after.do(isolt, { type: 'swap-piles', side: 'first', pairs: [[after.die('first', 13), after.die('first', 18)]] }) // prettier-ignore
    expect(swapped.piles('first').kept).toEqual([18, 14])
  })

  for (const [virtual20, kept] of [
    ['off', [14, 13]],
    ['on', [20, 14, 13]],
  ] as const)
    // prettier-ignore
    it(`TA12b virtual20 ${virtual20}: a 20 out of a burden`, () => {
      const play = given({ virtual20 }, { theirs: [{ value: 20 }] })
      expect(call(play, at(play, 8)).piles('first').kept).toEqual(kept)
    })

  for (const [burdenDomainMatch, code] of [
    ['off', null],
    ['on', 'not-allowed'],
  ] as const)
    // prettier-ignore
    it(`TA15 burdenDomainMatch ${burdenDomainMatch}`, () => {
      const play = given({ burdenDomainMatch }, { theirs: [{ domain: 'physical' }] })
      expect(play.when(isolt, asCall(at(play, 8))).refusal?.code ?? null).toBe(code)
    })

  it('T-R58 a burden gained in this conflict is not called in it', () => {
    let play = bothReady(rolled({ options: { calls: 'perRound' } }, [18, 13, 13], [9, 8]))
    play = play.do(isolt, { type: 'sacrifice-die', burden: 'Fresh' })
    const fresh = Object.keys(play.table.others['abbot']?.burdens ?? {})[0] ?? ''
    play.refused(isolt, asCall({ kind: 'burden', burden: fresh, die: play.die('first', 13), how: 'x' }), 'not-allowed')
  })

  it('T-R61 TA17 one’s own burden: its die goes across, the opponent chooses which of theirs it takes, and may swap', () => {
    let play = call(given({}, { burdens: [{ value: 11 }] }), { kind: 'own', burden: 'b1', how: 'It aches.' })
    expect(play.conflict).toMatchObject({ stage: 'pick', side: 'second' })
    play.refused(isolt, { type: 'pick-die', die: play.die('second', 2) }, 'not-yours')
    play = play.do(gm, { type: 'pick-die', die: play.die('second', 2) })
    expect(play.hero(ISOLT).burdens['b1']?.value).toBe(2)
    expect(play.piles('second')).toEqual({ kept: [14, 13], unkept: [11] })
    play.do(gm, { type: 'swap-piles', side: 'second', pairs: [[play.die('second', 13), play.die('second', 11)]] })
    play.refused(isolt, asCall(trait(play, 't1', 8)), 'not-allowed')
  })
})
