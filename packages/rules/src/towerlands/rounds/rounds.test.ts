import { describe, expect, it } from 'vitest'
import { atRoll, bothReady, gm, isolt, marrec, rolled, round, ISOLT, MARREC, watcher, type Play } from '../../../test/towerlands-play.ts' // prettier-ignore

const winnerOf = (play: Play) => (play.conflict.stage === 'aftermath' ? play.conflict.winner : 'not decided')
/** Isolt 17 14 13 with 8 6 against 19 15: she loses two rounds and has a 13 left. Her Influence is 2, so a 13 is kept by a tie. */
const debate = () => rolled({ options: { lastChance: 'off' } }, [17, 13, 13], [19, 15, 2])

describe('stakes and the roll', () => {
  it('T-R28 nobody agrees before both sides have written what they win and lose', () => {
    const play = atRoll()
    expect(play.conflict.sides.first.win).toBe('the bell')
    expect(play.stage).toBe('roll')
  })

  it('T-R30 to T-R37 both roll, the piles are kept, the dice have a seed from the proposal to the end', () => {
    const play = debate()
    expect(play.piles('first')).toEqual({ kept: [17, 13, 13], unkept: [] })
    expect(play.piles('second')).toEqual({ kept: [19, 15], unkept: [2] })
    expect(play.state.table.chapter?.thrown).toBe(1)
  })

  it('T-R40 D13 who watches does nothing; a step of the past is stale', () => {
    const play = debate()
    play.refused(watcher, { type: 'ready', side: 'first' }, 'not-yours')
    play.refused(marrec, { type: 'ready', side: 'first' }, 'not-yours')
    play.refused(isolt, { type: 'ready', side: 'first', step: play.conflict.step - 1 }, 'stale')
    play.do({ ...gm, as: ISOLT }, { type: 'ready', side: 'first' })
  })
})

describe('rounds', () => {
  it('TC1 T-R39 to T-R44 the debate: two rounds are lost, the conflict is won, and a 13 becomes a burden', () => {
    let play = round(round(debate()))
    expect(play.stage).toBe('burden')
    play.refused(gm, { type: 'write-burden', name: 'x', text: '' }, 'not-yours')
    play = play.do(isolt, { type: 'write-burden', name: 'Deaf to young gods', text: 'She smiles.' })
    expect(Object.values(play.table.others['abbot']?.burdens ?? {})).toMatchObject([
      { name: 'Deaf to young gods', domain: 'mental', value: 13 },
    ])
    play = play.do(gm, { type: 'tell', side: 'second', text: 'He frowns.' })
    expect(winnerOf(play)).toBe('first')
    play.refused(isolt, { type: 'accept-result', side: 'first' }, 'not-allowed')
    play = play.do(gm, { type: 'accept-result', side: 'second' })
    expect(play.stage).toBe('aftermath')
    play = play.do(isolt, { type: 'tell', side: 'first', text: 'The bell is hers.' })
    expect(play.table.conflict).toBeNull()
    expect(play.state.table.chapter).toBeNull()
  })

  it('T-R40 T-R41 the winner tells first, then the loser', () => {
    let play = bothReady(debate())
    expect(play.conflict).toMatchObject({ stage: 'victory', side: 'second' })
    play = play.do(gm, { type: 'play-die' })
    play.refused(isolt, { type: 'tell', side: 'first', text: 'No!' }, 'not-now')
    play = play.do(gm, { type: 'tell', side: 'second', text: 'Ha.' })
    play.refused(gm, { type: 'tell', side: 'second', text: 'Ha.' }, 'not-now')
    expect(play.do(isolt, { type: 'tell', side: 'first', text: '' }).conflict).toMatchObject({
      stage: 'window',
      round: 2,
    })
  })

  it('TA6 a tie is nobody’s round: both tell, the GM last', () => {
    const play = bothReady(rolled({}, [14, 9], [14, 8]))
    expect(play.conflict).toMatchObject({ stage: 'narrate', winner: null, lastWon: null })
    play.refused(gm, { type: 'tell', side: 'second', text: '' }, 'not-now')
    play.do(isolt, { type: 'tell', side: 'first', text: '' }).do(gm, { type: 'tell', side: 'second', text: '' })
  })

  it('TC3 T-R64 TA18 a higher die is given up for a burden: no round is won, the other’s highest stays', () => {
    const play = bothReady(rolled({ options: { lastChance: 'off' } }, [15, 12], [18, 14, 14]))
    play.refused(isolt, { type: 'sacrifice-die', burden: 'x' }, 'not-yours')
    const after = play.do(gm, { type: 'sacrifice-die', burden: 'Distracted' })
    expect(Object.values(after.hero(ISOLT).burdens)).toMatchObject([{ name: 'Distracted', value: 18 }])
    expect(after.conflict).toMatchObject({ stage: 'window', round: 1, lastWon: null })
    expect([after.piles('first').kept, after.piles('second').kept]).toEqual([[15, 12], [14, 14]]) // prettier-ignore
    const end = round(round(after))
    expect(winnerOf(end)).toBe('second')
  })

  for (const [finalTie, winner] of [
    ['lastWon', 'first'],
    ['stalemate', null],
  ] as const)
    // prettier-ignore
    it(`TA6 finalTie ${finalTie}: after a won and a tied round`, () => {
      const play = round(round(rolled({ options: { finalTie, lastChance: 'off' } }, [18, 9], [14, 9])))
      expect(winnerOf(play)).toBe(winner)
    })

  it('TC7 TA6 nothing but ties: nobody gets the stakes, and either side may close', () => {
    const play = round(round(rolled({ options: { lastChance: 'off' } }, [14, 9], [14, 9])))
    expect(play.conflict).toMatchObject({ stage: 'aftermath', winner: null, how: 'stalemate' })
    expect(play.do(isolt, { type: 'accept-result', side: 'first' }).table.conflict).toBeNull()
  })

  it('TA19 concede on: the other side may write a burden with its highest kept die, and wins', () => {
    const play = debate().do(gm, { type: 'concede', side: 'second' })
    expect(play.conflict).toMatchObject({ stage: 'burden', side: 'first', how: 'concession' })
    const end = play.do(isolt, { type: 'write-burden', name: 'Ashamed', text: '' })
    expect(Object.values(end.table.others['abbot']?.burdens ?? {})[0]?.value).toBe(17)
  })

  it('TA19 concede off: it is played to the end', () => {
    rolled({ options: { concede: 'off' } }, [9, 8], [7, 6]).refused(
      isolt,
      { type: 'concede', side: 'first' },
      'not-allowed',
    )
  })

  it('TA19 both may end it without a result', () => {
    const play = debate().do(isolt, { type: 'call-off', side: 'first', off: true })
    expect(play.stage).toBe('window')
    expect(play.do(gm, { type: 'call-off', side: 'second', off: true }).table.conflict).toBeNull()
  })

  it('TA5 two players stand against each other', () => {
    let play = rolled({ against: MARREC, options: { lastChance: 'off' } }, [19, 18], [7, 6])
    play = round(round(play, marrec), marrec)
    expect(play.conflict).toMatchObject({ stage: 'aftermath', winner: 'first', how: 'last' })
    play = play.do(isolt, { type: 'tell', side: 'first', text: '' })
    expect(play.do(marrec, { type: 'accept-result', side: 'second' }).table.conflict).toBeNull()
  })
})
