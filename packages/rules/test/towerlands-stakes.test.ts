/** Stakes, sides, domains, rolls and telling (T-R26 to T-R32, T-R39 to T-R46, TA5, TA6, TA20, TA22, 1.4). */
import { describe, expect, it } from 'vitest'
import { viewOf } from '../src/authority.ts'
import { DOMAINS } from '../src/towerlands/state.ts'
import { atRoll, bothReady, gm, ISOLT, isolt, MARREC, marrec, playing, rolled, round, seated, watcher, type Play, type ShortCommand } from './towerlands-play.ts' // prettier-ignore

const proposal = (more: object = {}): ShortCommand => ({ type: 'propose-conflict', first: ISOLT, second: 'gm', other: null, opposition: 'A crow', win: 'a', lose: 'b', goal: '', ...more }) as ShortCommand // prettier-ignore
const stakes = (side: 'first' | 'second', more: object = {}): ShortCommand => ({ type: 'write-stakes', side, win: 'w', lose: 'l', goal: '', ...more }) as ShortCommand // prettier-ignore
const agreed = (play: Play): Play => play.do(isolt, { type: 'accept-stakes', side: 'first' }).do(gm, { type: 'accept-stakes', side: 'second' }) // prettier-ignore
const proposed = (): Play => playing().do(isolt, proposal())

describe('who stands against whom (T-R27, TA5)', () => {
  it('anybody proposes a conflict of their own, the GM any; two different sides, one conflict at a time, once play is open', () => {
    const play = playing()
    play.refused(marrec, proposal(), 'not-yours')
    play.refused(watcher, proposal(), 'not-yours')
    play.refused(isolt, proposal({ second: ISOLT }), 'not-allowed')
    play.refused(gm, proposal({ first: 'gm' }), 'not-allowed')
    play.refused(isolt, proposal({ opposition: '' }), 'not-allowed')
    play.refused(isolt, proposal({ other: 'nobody' }), 'not-found')
    const theirs = play.do(gm, proposal({ second: MARREC }))
    expect(theirs.conflict).toMatchObject({ proposedBy: ISOLT, stage: 'stakes' })
    play.do({ ...gm, as: ISOLT }, proposal())
    proposed().refused(marrec, proposal({ first: MARREC }), 'not-now')
    seated().refused(isolt, proposal(), 'not-now')
    const draft = playing().with(({ table }) => Object.assign(table.play.heroes[MARREC] ?? {}, { stage: 'submitted' }))
    draft.refused(gm, proposal({ second: MARREC }), 'not-allowed')
  })

  it('the GM says who it is that she plays, until the domain is chosen; a mere name leaves no trace', () => {
    const play = proposed().do(gm, { type: 'prepare-other', name: 'The abbot' })
    const [abbot = ''] = Object.keys(play.state.gm.play.others)
    play.refused(isolt, { type: 'cast-other', other: abbot }, 'not-yours')
    play.refused(gm, { type: 'cast-other', other: 'nobody' }, 'not-found')
    const cast = play.do(gm, { type: 'cast-other', other: abbot })
    expect([cast.conflict.sides.second.name, Object.keys(cast.table.others)]).toEqual(['The abbot', [abbot]])
    playing()
      .do(gm, proposal({ second: MARREC }))
      .refused(gm, { type: 'cast-other', other: abbot }, 'not-allowed')
    atRoll().refused(gm, { type: 'cast-other', other: 'abbot' }, 'not-now')
  })
})

describe('what is at stake (T-R26, T-R28)', () => {
  it('both sides write, and agree to what stands there: a change takes the agreement back', () => {
    const play = proposed()
    play.refused(isolt, { type: 'accept-stakes', side: 'first' }, 'not-allowed')
    play.refused(isolt, stakes('second'), 'not-yours')
    const one = play.do(gm, stakes('second')).do(isolt, { type: 'accept-stakes', side: 'first' })
    one.refused(isolt, { type: 'accept-stakes', side: 'first' }, 'not-now')
    const changed = one.do(gm, stakes('second', { goal: 'Afraid' }))
    expect(changed.conflict).toMatchObject({ sides: { first: { accepted: false }, second: { goal: 'Afraid' } } })
    changed.refused(isolt, { type: 'accept-stakes', side: 'first', step: one.conflict.step }, 'stale')
    expect(agreed(changed).stage).toBe('domain')
  })

  it('whoever proposed it withdraws it before the roll, or the GM; she may also decide without dice', () => {
    for (const play of [proposed(), agreed(proposed().do(gm, stakes('second')))]) {
      play.refused(marrec, { type: 'withdraw' }, 'not-yours')
      play.refused(isolt, { type: 'settle-freely', text: 'So be it.' }, 'not-yours')
      for (const over of [
        play.do(isolt, { type: 'withdraw' }),
        play.do(gm, { type: 'withdraw' }),
        play.do(gm, { type: 'settle-freely', text: 'So be it.' }),
      ])
        // prettier-ignore
        expect([over.table.conflict, over.state.table.chapter]).toEqual([null, null])
    }
    atRoll().refused(isolt, { type: 'withdraw' }, 'not-now')
  })
})

describe('the domain and the roll (T-R11 to T-R13, T-R15, T-R16, T-R29 to T-R32)', () => {
  it('there are five; the GM chooses, and a hero rolls Influence and the dice of it, none where it has none', () => {
    const play = agreed(proposed().do(gm, stakes('second')))
    expect(DOMAINS).toHaveLength(5)
    play.refused(isolt, { type: 'choose-domain', domain: 'mental', influence: 1, rating: 1 }, 'not-yours')
    for (const domain of DOMAINS) {
      const none = play.with(({ table }) => Object.assign(table.play.heroes[ISOLT]?.sheet?.domains ?? {}, { physical: 0 })) // prettier-ignore
      const at = none.do(gm, { type: 'choose-domain', domain, influence: 2, rating: 1 })
      at.refused(marrec, { type: 'roll' }, 'not-yours')
      at.refused(isolt, { type: 'roll', step: 0 }, 'stale')
      const dice = at.do(isolt, { type: 'roll' }).conflict.sides
      const rating = none.hero(ISOLT).sheet?.domains[domain] ?? 0
      expect([Object.keys(dice.first.dice).length, Object.keys(dice.second.dice).length]).toEqual([2 + rating, 3])
    }
  })
})

it('TA23 all dice are open: whoever watches sees each, with its pile, on both sides', () => {
  const play = rolled({}, [18, 9, 4], [14, 8, 4])
  const seen = viewOf(play.state, watcher.viewer).table.play.conflict
  expect(seen?.sides.first.dice).toEqual(play.conflict.sides.first.dice)
  expect(Object.values(seen?.sides.second.dice ?? {}).map(({ value, pile }) => [value, pile])).toEqual([
    [14, 'kept'],
    [8, 'kept'],
    [4, 'unkept'],
  ])
})

describe('telling (T-R39 to T-R43, TA6)', () => {
  it('both compared dice are out, whatever happened; the winner tells, the loser responds, or passes', () => {
    const play = bothReady(rolled({}, [18, 9, 4], [14, 8, 4])).do(isolt, { type: 'play-die' })
    expect([play.piles('first'), play.piles('second')]).toEqual([{ kept: [9], unkept: [4] }, { kept: [8], unkept: [4] }]) // prettier-ignore
    play.refused(gm, { type: 'tell', side: 'second', text: 'x' }, 'not-now')
    const told = play.do(isolt, { type: 'tell', side: 'first', text: 'I lean in.' })
    told.refused(isolt, { type: 'tell', side: 'first', text: 'more' }, 'not-now')
    expect(told.do(gm, { type: 'tell', side: 'second', text: '' }).conflict).toMatchObject({ stage: 'window', round: 2 }) // prettier-ignore
  })

  it('after a tie between two players either tells first', () => {
    const tied = bothReady(rolled({ against: MARREC }, [14, 9], [14, 8]), marrec)
    const second = tied.do(marrec, { type: 'tell', side: 'second', text: 'x' })
    expect(second.do(isolt, { type: 'tell', side: 'first', text: '' }).stage).toBe('window')
    tied.do(isolt, { type: 'tell', side: 'first', text: '' }).do(marrec, { type: 'tell', side: 'second', text: '' })
  })

  it('T-R45 T-R46 whoever lost accepts, and whoever won tells what lasts, in either order; then it is over', () => {
    const won = round(round(rolled({ options: { lastChance: 'off' } }, [19, 18], [7, 6])))
    won.refused(isolt, { type: 'accept-result', side: 'first' }, 'not-allowed')
    won.refused(gm, { type: 'tell', side: 'second', text: '' }, 'not-yours')
    const told = won.do(isolt, { type: 'tell', side: 'first', text: 'So it is.' })
    told.refused(isolt, { type: 'tell', side: 'first', text: 'And more.' }, 'not-now')
    expect(told.do(gm, { type: 'accept-result', side: 'second' }).table.conflict).toBeNull()
    const accepted = won.do(gm, { type: 'accept-result', side: 'second' })
    accepted.refused(gm, { type: 'escalate', side: 'second', win: 'a', lose: 'b' }, 'not-now')
    expect(accepted.do(isolt, { type: 'tell', side: 'first', text: '' }).table.conflict).toBeNull()
  })
})

describe('the end of it all (T-R25, TA4)', () => {
  it('the GM opens play with a hero, and closes it between conflicts', () => {
    seated().refused(gm, { type: 'open-play' }, 'not-allowed')
    const play = playing()
    play.refused(gm, { type: 'open-play' }, 'not-now')
    play.refused(isolt, { type: 'end-play' }, 'not-yours')
    rolled({}, [9, 8], [7, 6]).refused(gm, { type: 'end-play' }, 'not-now')
    const over = play.do(gm, { type: 'end-play' })
    over.refused(isolt, proposal(), 'table-ended')
  })
})
