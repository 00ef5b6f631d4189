/** How burdens come, and how they go (T-R17, T-R44 to T-R50, T-R63 to T-R68, TA7, TA13, TA16, TA18, TA19). */
import { describe, expect, it } from 'vitest'
import type { TlOptions } from '../src/towerlands/options.ts'
import { bothReady, gm, ISOLT, isolt, marrec, MARREC, playing, rolled, round, type Given, type Play, type ShortCommand } from './towerlands-play.ts' // prettier-ignore

const NO_CHANCE = { lastChance: 'off' } as const
const burdens = (play: Play) => Object.values(play.table.others['abbot']?.burdens ?? {}).map(({ name, value }) => [name, value]) // prettier-ignore
const mine = (play: Play) => Object.values(play.hero(ISOLT).burdens).map(({ name, value }) => [name, value])
/** The abbot accepts, and Isolt tells. */
const done = (play: Play): Play =>
  play.do(gm, { type: 'accept-result', side: 'second' }).do(isolt, { type: 'tell', side: 'first', text: '' })
const written = (play: Play, name = 'Shamed'): Play =>
  play.do(isolt, { type: 'write-burden', name, text: '' }).do(gm, { type: 'tell', side: 'second', text: '' })
/** Isolt loses both rounds and has a 13 left. */
const debate = (more: Given = {}): Play =>
  round(round(rolled({ ...more, options: { ...NO_CHANCE, ...more.options } }, [17, 13, 13], [19, 15, 2])))

describe('dice left over', () => {
  it('T-R44 T-R47 T-R48 T-R49 TA7 the highest that is left, of the conflict’s domain; it is out then, and the rest is nothing', () => {
    const left = round(round(rolled({ options: NO_CHANCE }, [20, 20, 18, 12, 5], [9, 8])))
    expect(left.piles('first').kept).toEqual([18, 12])
    const play = written(left)
    expect(burdens(play)).toEqual([['Shamed', 18]])
    expect(Object.values(play.table.others['abbot']?.burdens ?? {})[0]?.domain).toBe('mental')
    expect([play.piles('first').kept, play.stage]).toEqual([[12], 'aftermath'])
  })

  it('T-R50 the inflicter tells before the victim responds', () => {
    const play = debate()
    play.refused(gm, { type: 'tell', side: 'second', text: 'No!' }, 'not-now')
    const after = play.do(isolt, { type: 'write-burden', name: 'Shamed', text: 'All laugh.' })
    expect(after.conflict).toMatchObject({ stage: 'answer', side: 'second' })
    after.refused(isolt, { type: 'tell', side: 'first', text: 'Ha' }, 'not-yours')
  })

  it('T-R47 TA20 the GM gives a burden that does not fit another name, at any time; nobody else does', () => {
    const play = written(debate())
    const [burden = ''] = Object.keys(play.table.others['abbot']?.burdens ?? {})
    const reword: ShortCommand = { type: 'reword-burden', of: { kind: 'other', other: 'abbot' }, burden, name: 'Hushed' } // prettier-ignore
    play.refused(isolt, reword, 'not-yours')
    expect(burdens(play.do(gm, reword))).toEqual([['Hushed', 13]])
    expect(burdens(done(play).do(gm, reword))).toEqual([['Hushed', 13]])
  })
})

describe('a burden as the goal (T-R65, TA13)', () => {
  const goal = 'Laughed at'
  it('takes the die that won the winner the last round that they won', () => {
    const play = round(round(rolled({ goal, options: NO_CHANCE }, [19, 7], [9, 7])))
    expect(play.conflict).toMatchObject({ winner: 'first', tied: true })
    expect(burdens(done(play))).toEqual([[goal, 19]])
  })

  it('where the winner has won no round: the highest die that was left, whether it became a burden as well or not', () => {
    expect(burdens(done(written(debate({ goal }))))).toEqual([['Shamed', 13], [goal, 13]]) // prettier-ignore
    expect(burdens(done(debate({ goal }).do(isolt, { type: 'refrain' })))).toEqual([[goal, 13]])
    const gives = rolled({ goal }, [17, 9], [15, 8]).do(gm, { type: 'concede', side: 'second' })
    expect(burdens(done(gives.do(isolt, { type: 'refrain' })))).toEqual([[goal, 17]])
  })

  it('with one for each die the first is the highest', () => {
    let play = debate({ goal, options: { leftoverBurdens: 'perDie' } }).with(({ table }) => {
      const dice = table.play.conflict?.sides.first.dice
      if (dice) dice['x'] = { value: 3, pile: 'kept', swapped: false, was: null }
    })
    play = written(written(play, 'One'), 'Two')
    expect(burdens(done(play))).toEqual([['One', 13], ['Two', 3], [goal, 13]]) // prettier-ignore
  })

  it('is the winner’s alone, and comes beside what is left over; with leftoverOnly it never comes', () => {
    const lost = round(round(rolled({ goal, options: NO_CHANCE }, [9, 8], [19, 18])))
    const over = lost.do(isolt, { type: 'accept-result', side: 'first' }).do(gm, { type: 'tell', side: 'second', text: '' }) // prettier-ignore
    expect([burdens(over), mine(over)]).toEqual([[], []])
    expect(burdens(done(written(debate({ goal, options: { goalBurden: 'leftoverOnly' } }))))).toEqual([['Shamed', 13]])
    expect(burdens(done(debate({ goal, options: { goalBurden: 'leftoverOnly' } }).do(isolt, { type: 'refrain' })))).toEqual([]) // prettier-ignore
  })

  it('TA16 one that is written with a 1 is overcome as it ends', () => {
    const ones = rolled({ goal }, [1, 1], [15, 8]).do(gm, { type: 'concede', side: 'second' }).do(isolt, { type: 'refrain' }) // prettier-ignore
    expect(burdens(done(ones))).toEqual([])
  })
})

describe('the sacrifice (T-R64, TA18)', () => {
  const ready = (play: Play): Play => bothReady(play)
  it('again and again while the highest is strictly higher; a tie is just compared', () => {
    let play = ready(rolled({ options: NO_CHANCE }, [20, 20, 19, 12], [18, 12, 11]))
    for (const value of [20, 20, 19]) {
      expect(play.conflict).toMatchObject({ stage: 'victory', side: 'first' })
      play = play.do(isolt, { type: 'sacrifice-die', burden: `a ${value}` })
      expect(play.conflict).toMatchObject({ stage: 'window', round: 1, lastWon: null })
      play = ready(play)
    }
    expect(burdens(play)).toEqual([['a 20', 20], ['a 20', 20], ['a 19', 19]]) // prettier-ignore
    expect(play.conflict).toMatchObject({ stage: 'victory', side: 'second' })
    expect(ready(rolled({}, [14, 9], [14, 8])).stage).toBe('narrate')
  })

  it('whoever gives up the last kept die is out, and the other side may burden in turn', () => {
    const last = round(rolled({ options: NO_CHANCE }, [19, 12], [18, 9, 9]))
    const play = ready(last).do(isolt, { type: 'sacrifice-die', burden: 'Stung' })
    expect(play.conflict).toMatchObject({ stage: 'burden', side: 'second', how: 'left' })
    expect(burdens(play)).toEqual([['Stung', 12]])
    const chance = round(rolled({}, [19, 12, 4], [18, 9, 9]))
    expect(ready(chance).do(isolt, { type: 'sacrifice-die', burden: 'x' }).conflict).toMatchObject({ stage: 'chance', side: 'first' }) // prettier-ignore
  })

  it('C3 wins no round: the last one that was won decides, and a goal burden takes no sacrificed die', () => {
    const play = ready(rolled({ goal: 'Goal', options: NO_CHANCE }, [20, 15, 14], [19, 13])).do(isolt, { type: 'sacrifice-die', burden: 'x' }) // prettier-ignore
    expect(play.conflict).toMatchObject({ lastWon: null, sides: { first: { lastDie: null } } })
    expect(burdens(done(round(round(play))))).toEqual([['x', 20], ['Goal', 14]]) // prettier-ignore
  })
})

describe('giving in, and ending it (TA19)', () => {
  it('before any comparison; with one for each die it costs as many burdens as dice', () => {
    const play = rolled({ options: { leftoverBurdens: 'perDie' } }, [17, 9], [15, 8])
    const given = play.do(gm, { type: 'concede', side: 'second' })
    expect(burdens(written(written(given, 'a'), 'b'))).toEqual([['a', 17], ['b', 9]]) // prettier-ignore
    bothReady(play).refused(gm, { type: 'concede', side: 'second' }, 'not-now')
    play.refused(marrec, { type: 'concede', side: 'second' }, 'not-yours')
  })

  it('both agree to end it: nothing comes of it, no goal burden either; one may take it back', () => {
    const one = rolled({ goal: 'x' }, [17, 9], [15, 8]).do(isolt, { type: 'call-off', side: 'first', off: true })
    const back = one.do(isolt, { type: 'call-off', side: 'first', off: false })
    expect(back.do(gm, { type: 'call-off', side: 'second', off: true }).stage).toBe('window')
    const off = one.do(gm, { type: 'call-off', side: 'second', off: true })
    expect([off.table.conflict, burdens(off), off.state.table.chapter]).toEqual([null, [], null])
  })
})

describe('burdens at 1 (T-R67, TA16)', () => {
  const overcome = (burden: string, story = 'At last.'): ShortCommand => ({ type: 'overcome-burden', of: { kind: 'hero', seat: ISOLT }, burden, story }) // prettier-ignore
  const at = (more: Given = {}, options: Partial<TlOptions> = {}) => rolled({ burdens: [{ value: 1 }, { value: 2 }], ...more, options: { ...NO_CHANCE, ...options } }, [19, 18, 3], [7, 6, 2]) // prettier-ignore

  it('goes at once by its bearer’s word, at any stage, in anybody’s conflict; a 2 does not', () => {
    const window = at()
    for (const play of [window, bothReady(window), bothReady(window).do(isolt, { type: 'play-die' })]) {
      expect(Object.keys(play.do(isolt, overcome('b1')).hero(ISOLT).burdens)).toEqual(['b2'])
      play.refused(isolt, overcome('b2'), 'not-allowed')
      play.refused(marrec, overcome('b1'), 'not-yours')
      play.refused(gm, overcome('b1'), 'not-yours')
    }
    window.do({ ...gm, as: ISOLT }, overcome('b1', ''))
    const theirs = at({ against: MARREC }).with(({ table }) => Object.assign(table.play.others, { crow: { name: 'A crow', traits: {}, burdens: { c: { name: 'x', domain: 'social', value: 1, from: null } } } })) // prettier-ignore
    theirs.do(gm, { type: 'overcome-burden', of: { kind: 'other', other: 'crow' }, burden: 'c', story: '' })
    theirs.refused(isolt, { type: 'overcome-burden', of: { kind: 'other', other: 'crow' }, burden: 'c', story: '' }, 'not-yours') // prettier-ignore
  })

  it('who was quicker: once it is gone nobody calls it; once it is called with a 6 it is a 6', () => {
    const play = at()
    const call: ShortCommand = { type: 'call', side: 'second', call: { kind: 'burden', burden: 'b1', die: play.die('second', 6), how: 'x' } } // prettier-ignore
    play.do(isolt, overcome('b1')).refused(gm, call, 'not-found')
    const called = play.do(gm, call)
    expect(called.hero(ISOLT).burdens['b1']?.value).toBe(6)
    called.refused(isolt, overcome('b1'), 'not-allowed')
  })

  it('goes by itself when a conflict of its bearer ends, however it ends', () => {
    const ends: ((play: Play) => Play)[] = [
      (play) => done(round(round(play))),
      (play) => play.do(isolt, { type: 'call-off', side: 'first', off: true }).do(gm, { type: 'call-off', side: 'second', off: true }), // prettier-ignore
      (play) => done(play.do(gm, { type: 'concede', side: 'second' }).do(isolt, { type: 'refrain' })),
    ]
    for (const end of ends) expect(Object.keys(end(at()).hero(ISOLT).burdens)).toEqual(['b2'])
  })

  it('T-R63 the GM gives and takes burdens between conflicts, to heroes in play and to her own people', () => {
    const give = (to: object): ShortCommand => ({ type: 'give-burden', to, name: 'x', domain: 'social', value: 4 }) as ShortCommand // prettier-ignore
    const play = playing().do(gm, give({ kind: 'hero', seat: ISOLT }))
    const [burden = ''] = Object.keys(play.hero(ISOLT).burdens)
    expect(play.do(gm, { type: 'take-burden', from: { kind: 'hero', seat: ISOLT }, burden }).hero(ISOLT).burdens).toEqual({}) // prettier-ignore
    play.refused(isolt, give({ kind: 'hero', seat: ISOLT }), 'not-yours')
    play.refused(gm, give({ kind: 'draft' }), 'not-allowed')
    play.refused(gm, give({ kind: 'other', other: 'nobody' }), 'not-found')
    at().refused(gm, give({ kind: 'hero', seat: ISOLT }), 'not-now')
  })
})
