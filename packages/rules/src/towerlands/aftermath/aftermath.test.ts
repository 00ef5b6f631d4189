import { describe, expect, it } from 'vitest'
import { gm, isolt, ISOLT, marrec, MARREC, playing, rolled, round, seated, written, type Given, type Play } from '../../../test/towerlands-play.ts' // prettier-ignore
import type { TlOptions } from '../options.ts'
import { chancesBefore, chancesOfCall } from '../odds/standing.ts'

/** Isolt keeps 19 18, the abbot 7 6 with an unkept 3: she wins both rounds. */
const won = (options: Partial<TlOptions> = {}, more: Given = {}): Play =>
  round(round(rolled({ ...more, options: { lastChance: 'off', ...options } }, [19, 18], [7, 6, 3])))
const done = (play: Play): Play =>
  play.do(isolt, { type: 'tell', side: 'first', text: '' }).do(gm, { type: 'accept-result', side: 'second' })
const abbot = (play: Play) => Object.values(play.table.others['abbot']?.burdens ?? {})

describe('the last chance (TA8)', () => {
  it('on: a side out of dice calls, and a 20 brings it back; off: it has lost it', () => {
    const out = round(round(rolled({}, [9, 8], [12, 10, 10])))
    expect(out.conflict).toMatchObject({ stage: 'chance', side: 'first' })
    const none = out.when(isolt, {
      type: 'call',
      side: 'first',
      call: { kind: 'trait', trait: 't1', dice: ['f1'], how: 'x' },
    })
    expect(none.refusal?.code).toBe('not-found')
    const declined = out.do(isolt, { type: 'decline-chance' })
    expect(declined.conflict).toMatchObject({ stage: 'burden', side: 'second' })

    const spare = round(round(rolled({}, [9, 8, 4], [12, 10, 10])))
    const twenty = spare.do(isolt, { type: 'call', side: 'first', call: { kind: 'trait', trait: 't1', dice: [spare.die('first', 4)], how: 'x' } }, [20]) // prettier-ignore
    expect(twenty.stage).toBe('window')
    const lower = spare.do(isolt, { type: 'call', side: 'first', call: { kind: 'trait', trait: 't1', dice: [spare.die('first', 4)], how: 'x' } }, [19]) // prettier-ignore
    expect(lower.stage).toBe('burden')

    expect(round(round(rolled({ options: { lastChance: 'off' } }, [9, 8], [12, 10, 10]))).stage).toBe('burden')
  })
})

describe('burdens at the end', () => {
  for (const [leftoverBurdens, count] of [
    ['one', 1],
    ['perDie', 2],
  ] as const)
    // prettier-ignore
    it(`TA7 leftoverBurdens ${leftoverBurdens}`, () => {
      let play = round(round(rolled({ options: { leftoverBurdens, lastChance: 'off' } }, [20, 20, 20, 9], [7, 6])))
      for (let i = 0; play.stage === 'burden'; i++)
        play = play.do(isolt, { type: 'write-burden', name: `mark ${i}`, text: '' }).do(gm, { type: 'tell', side: 'second', text: '' })
      expect(abbot(play).map(({ value }) => value)).toEqual([20, 9].slice(0, count))
    })

  it('TA7 the winner may refrain, and wins nonetheless', () => {
    const play = round(round(rolled({ options: { lastChance: 'off' } }, [20, 19, 9], [7, 6]))).do(isolt, {
      type: 'refrain',
    })
    expect(play.conflict).toMatchObject({ stage: 'aftermath', winner: 'first' })
    expect(abbot(play)).toEqual([])
  })

  for (const [goalBurden, values] of [
    ['lastWinningDie', [18]],
    ['leftoverOnly', []],
  ] as const)
    // prettier-ignore
    it(`TA13 goalBurden ${goalBurden}`, () => {
      const play = done(won({ goalBurden }, { goal: 'Laughed at' }))
      expect(play.table.conflict).toBeNull()
      expect(abbot(play).map(({ value }) => value)).toEqual(values)
    })

  it('TA16 a burden at 1 is overcome by its bearer, at the latest when a conflict ends', () => {
    const play = rolled({ burdens: [{ value: 1 }, { value: 2 }], theirs: [{ value: 1 }] }, [19, 18], [7, 6])
    play.refused(
      isolt,
      { type: 'overcome-burden', of: { kind: 'hero', seat: ISOLT }, burden: 'b2', story: '' },
      'not-allowed',
    )
    play.refused(
      marrec,
      { type: 'overcome-burden', of: { kind: 'hero', seat: ISOLT }, burden: 'b1', story: '' },
      'not-yours',
    )
    const early = play.do(isolt, {
      type: 'overcome-burden',
      of: { kind: 'hero', seat: ISOLT },
      burden: 'b1',
      story: 'At last.',
    })
    expect(Object.keys(early.hero(ISOLT).burdens)).toEqual(['b2'])
    const late = done(won({}, { burdens: [{ value: 1 }, { value: 2 }], theirs: [{ value: 1 }] }))
    expect([Object.keys(late.hero(ISOLT).burdens), abbot(late)]).toEqual([['b2'], []])
  })
})

describe('escalation (TA8)', () => {
  it('newDomain: the first result waits, the domain is another, burdens count as earlier', () => {
    const lost = won({}, { goal: 'Laughed at' })
    lost.refused(isolt, { type: 'escalate', side: 'first', win: 'a', lose: 'b' }, 'not-allowed')
    let play = lost.do(gm, { type: 'escalate', side: 'second', win: 'her life', lose: 'his' })
    expect(play.conflict).toMatchObject({
      stage: 'stakes',
      suspended: { winner: 'first', domains: ['mental'], goal: { value: 18 } },
    })
    expect(play.conflict.id).not.toBe(lost.conflict.id)
    play = play.do(isolt, { type: 'accept-stakes', side: 'first' }).do(gm, { type: 'accept-stakes', side: 'second' })
    play.refused(gm, { type: 'choose-domain', domain: 'mental', influence: 2, rating: 2 }, 'not-allowed')
    play = play.do(gm, { type: 'choose-domain', domain: 'physical', influence: 2, rating: 0 }).do(gm, { type: 'roll' }, [9, 8, 1, 1, 20, 19]) // prettier-ignore
    play = round(round(play))
    expect(play.conflict).toMatchObject({ stage: 'aftermath', winner: 'second' })
    play = play.do(isolt, { type: 'accept-result', side: 'first' }).do(gm, { type: 'tell', side: 'second', text: '' })
    expect([play.table.conflict, abbot(play)]).toEqual([null, []])
  })

  it('raised stakes that are not agreed leave what was decided, the goal burden too', () => {
    const play = won({}, { goal: 'Laughed at' }).do(gm, { type: 'escalate', side: 'second', win: 'a', lose: 'b' })
    play.refused(marrec, { type: 'withdraw' }, 'not-yours')
    const left = play.do(isolt, { type: 'withdraw' })
    expect(left.table.conflict).toBeNull()
    expect(abbot(left)).toMatchObject([{ name: 'Laughed at', value: 18, domain: 'mental' }])
  })

  it('off: what is decided is decided', () => {
    won({ escalation: 'off' }).refused(gm, { type: 'escalate', side: 'second', win: 'a', lose: 'b' }, 'not-allowed')
  })
})

describe('healing (T-R69 to T-R73, TA14)', () => {
  const scene = (options: Partial<TlOptions>, values: number[], faces: number[]): Play =>
    playing(options)
      .with((state) => {
        const hero = state.table.play.heroes[ISOLT]
        const made = values.map((value, i) => [`b${i + 1}`, { name: `burden ${i + 1}`, domain: 'mental' as const, value, from: null }]) // prettier-ignore
        Object.assign(hero?.burdens ?? {}, Object.fromEntries(made))
        if (hero?.sheet) Object.assign(hero.sheet, { influence: 3, domains: { ...hero.sheet.domains, mental: 3 } })
      })
      .do(isolt, { type: 'ask-healing', burden: 'b1' })
      .do(gm, { type: 'open-healing', domain: 'mental' })
      .do(gm, { type: 'roll' }, faces)

  it('TC5 TK10 TK11 the hero wins every round, and the burden is gone', () => {
    let play = scene({ lastChance: 'off' }, [11], [6, 8, 12, 15, 15, 20, 11, 12, 17])
    expect(play.hero(ISOLT).storyPoints).toBe(0)
    expect(play.piles('first')).toEqual({ kept: [20, 15, 15, 12], unkept: [8, 6] })
    expect(play.piles('second')).toEqual({ kept: [17, 12, 11, 11], unkept: [] })
    for (let i = 0; i < 4; i++) play = round(play)
    expect(play.conflict).toMatchObject({ stage: 'aftermath', winner: 'first' })
    play = play.do(gm, { type: 'accept-result', side: 'second' }).do(isolt, { type: 'tell', side: 'first', text: '' })
    expect(play.hero(ISOLT).burdens).toEqual({})
  })

  it('TC6 lost: the hero chooses an unkept die, which the burden becomes; every burden lay there', () => {
    let play = scene({ lastChance: 'off', healingNewBurdens: 'forbidden' }, [11, 20], [9, 8, 7, 6, 2, 1, 11, 12, 17])
    expect(play.piles('second').kept).toContain(20)
    while (play.stage === 'window') play = round(play)
    expect(play.conflict).toMatchObject({ stage: 'aftermath', winner: 'second' })
    play.refused(isolt, { type: 'accept-result', side: 'first' }, 'not-now')
    const six = play.do(isolt, { type: 'pick-loss', die: play.die('first', 6) }).do(gm, { type: 'tell', side: 'second', text: '' }) // prettier-ignore
    expect(six.hero(ISOLT).burdens['b1']?.value).toBe(6)
    const one = play.do(gm, { type: 'tell', side: 'second', text: '' }).do(isolt, { type: 'pick-loss', die: play.die('first', 1) }) // prettier-ignore
    expect(Object.keys(one.hero(ISOLT).burdens)).toEqual(['b2'])
  })

  for (const [healingNewBurdens, stage] of [
    ['allowed', 'burden'],
    ['forbidden', 'aftermath'],
  ] as const)
    // prettier-ignore
    it(`TA14 healingNewBurdens ${healingNewBurdens}`, () => {
      let play = scene({ lastChance: 'off', healingNewBurdens }, [20], [9, 8, 7, 1, 2, 3, 11, 12, 17])
      while (play.stage === 'window' || play.stage === 'victory')
        play = play.stage === 'victory' ? play.do(gm, { type: 'play-die' }) : round(play)
      expect(play.stage).toBe(stage)
    })

  it('TA14 the GM calls the hero’s own traits, each of them once between the two; burdens are not called', () => {
    let play = scene({}, [11], [6, 8, 12, 15, 15, 20, 11, 12, 17])
    play = play.do(gm, { type: 'call', side: 'second', call: { kind: 'trait', trait: 't1', dice: [play.die('second', 17)], how: 'x' } }, [3]) // prettier-ignore
    play.refused(
      isolt,
      { type: 'call', side: 'first', call: { kind: 'trait', trait: 't1', dice: ['f1'], how: 'x' } },
      'not-allowed',
    )
    play.refused(isolt, { type: 'call', side: 'first', call: { kind: 'own', burden: 'b1', how: 'x' } }, 'not-allowed')
  })

  it('T-R69 it costs a Story Point', () => {
    const play = playing({ storyPointsStart: '0' })
    play.with((state) => { Object.assign(state.table.play.heroes[ISOLT]?.burdens ?? {}, { b1: { name: 'x', domain: 'mental', value: 4, from: null } }) })
      .refused(isolt, { type: 'ask-healing', burden: 'b1' }, 'not-allowed') // prettier-ignore
  })
})

describe('sheets (TA4)', () => {
  it('creation template: a sheet off the budget is not taken; free: it is', () => {
    const strong = (options: Partial<TlOptions>) =>
      written(options).with((state) => {
        const draft = state[`seat:${ISOLT}`]?.play.draft
        if (draft) draft.domains.physical = 9
      })
    strong({}).refused(isolt, { type: 'submit-sheet' }, 'not-allowed')
    expect(strong({ creation: 'free' }).do(isolt, { type: 'submit-sheet' }).hero(ISOLT).stage).toBe('submitted')
    seated().refused(isolt, { type: 'submit-sheet' }, 'not-allowed')
    written().refused({ ...gm, as: ISOLT }, { type: 'submit-sheet' }, 'not-yours')
  })

  it('a sheet that the GM hands back is a draft again', () => {
    const play = written().do(isolt, { type: 'submit-sheet' })
    const back = play.do(gm, { type: 'return-sheet', seat: ISOLT, why: 'Who is she?' })
    expect(back.hero(ISOLT)).toMatchObject({ stage: 'draft', sheet: null })
    expect(back.do(isolt, { type: 'submit-sheet' }).hero(ISOLT).sheet?.name).toBe('isolt')
  })

  for (const storyPointsStart of ['0', '1', '2', '3'] as const)
    it(`storyPointsStart ${storyPointsStart}`, () => {
      expect(playing({ storyPointsStart }).hero(MARREC).storyPoints).toBe(Number(storyPointsStart))
    })

  it('D8 options are frozen once play is open; the GM ends the game', () => {
    const play = playing()
    play.refused(gm, { type: 'choose-option', key: 'odds', value: 'off' }, 'not-now')
    expect(play.do(gm, { type: 'end-play' }).state.table.ended).toBe(true)
  })
})

describe('chances (D10)', () => {
  for (const odds of ['on', 'off'] as const)
    it(`odds ${odds}`, () => {
      const play = playing({ odds })
        .do(isolt, { type: 'propose-conflict', first: ISOLT, second: 'gm', other: null, opposition: 'A crow', win: 'a', lose: 'b', goal: '' })
        .do(gm, { type: 'write-stakes', side: 'second', win: 'c', lose: 'd', goal: '' })
        .do(isolt, { type: 'accept-stakes', side: 'first' })
        .do(gm, { type: 'accept-stakes', side: 'second' })
        .do(gm, { type: 'choose-domain', domain: 'mental', influence: 2, rating: 2 }) // prettier-ignore
      const chances = chancesBefore(play.table, play.conflict, play.state.table.options)
      if (odds === 'off') expect(chances).toBeNull()
      else expect(chances?.firstLeft).toBeCloseTo(0.203092, 6)
      const after = play.do(gm, { type: 'roll' }, [14, 13, 2, 1, 14, 13, 9, 8])
      const call = chancesOfCall(after.conflict, 'first', { kind: 'none' }, after.state.table.options)
      expect(call).toEqual(odds === 'off' ? null : { win: 0, lose: 0, stalemate: 1 })
    })
})
