/** Stakes that are raised (T-R46, TA8): what waits, for whom, and what becomes of it. */
import { describe, expect, it } from 'vitest'
import type { Domain, SideName } from '../src/towerlands/state.ts'
import { bothReady, gm, isolt, marrec, rolled, round, type Given, type Play } from './towerlands-play.ts'

const NO_CHANCE = { lastChance: 'off' } as const
const who = (side: SideName) => (side === 'first' ? isolt : gm)

/** Isolt wins both rounds, the last with an 18, and has a burden as her goal. */
const won = (more: Given = {}): Play =>
  round(round(rolled({ goal: 'Laughed at', ...more, options: { ...NO_CHANCE, ...more.options } }, [19, 18], [7, 6])))
const raise = (play: Play, side: SideName): Play =>
  play.do(who(side), { type: 'escalate', side, win: `more for ${side}`, lose: 'all' })

/** The raised conflict is agreed, of this domain, and rolled: two dice a side. */
const fought = (play: Play, domain: Domain, faces: readonly [number, number, number, number]): Play => {
  const agreed = play
    .do(isolt, { type: 'accept-stakes', side: 'first' })
    .do(gm, { type: 'accept-stakes', side: 'second' })
    .with(({ table }) => {
      const sheet = Object.values(table.play.heroes)[0]?.sheet
      if (sheet) sheet.domains[domain] = 0
    })
    .do(gm, { type: 'choose-domain', domain, influence: 2, rating: 0 })
  return round(round(agreed.do(isolt, { type: 'roll' }, faces)))
}
const LOSES = [3, 2, 9, 8] as const
const WINS = [9, 8, 3, 2] as const
const TIES = [9, 8, 9, 8] as const

/** The loser accepts, and the winner tells; after a stalemate the first accepts. */
const closed = (play: Play): Play => {
  const { conflict } = play
  if (conflict.stage !== 'aftermath') throw new Error(`at ${conflict.stage}`)
  const { winner } = conflict
  if (winner === null) return play.do(isolt, { type: 'accept-result', side: 'first' })
  const loser = winner === 'first' ? 'second' : 'first'
  return play
    .do(who(winner), { type: 'tell', side: winner, text: '' })
    .do(who(loser), { type: 'accept-result', side: loser })
}
const burdens = (play: Play) => Object.values(play.table.others['abbot']?.burdens ?? {}).map(({ name, value, domain }) => [name, value, domain]) // prettier-ignore
const GOAL = ['Laughed at', 18, 'mental']

describe('a chain of raised stakes (TA8)', () => {
  it('the loser raises, in a domain that is not used yet, until none is left', () => {
    let play = won()
    play.refused(isolt, { type: 'escalate', side: 'first', win: 'a', lose: 'b' }, 'not-allowed')
    play.refused(marrec, { type: 'escalate', side: 'second', win: 'a', lose: 'b' }, 'not-yours')
    const used: Domain[] = ['mental']
    for (const domain of ['physical', 'social', 'emotional', 'spiritual'] as const) {
      play = raise(play, 'second')
      expect(play.conflict.suspended?.domains).toEqual(used)
      const agreed = play.do(isolt, { type: 'accept-stakes', side: 'first' }).do(gm, { type: 'accept-stakes', side: 'second' }) // prettier-ignore
      for (const old of used)
        agreed.refused(gm, { type: 'choose-domain', domain: old, influence: 2, rating: 0 }, 'not-allowed')
      play = fought(play, domain, WINS)
      used.push(domain)
    }
    play.refused(gm, { type: 'escalate', side: 'second', win: 'a', lose: 'b' }, 'not-allowed')
    expect(burdens(closed(play))).toEqual([['Laughed at', 8, 'spiritual']])
  })

  it('whoever wins the last link has all of it: the first winner gets nothing then', () => {
    const play = fought(raise(won(), 'second'), 'physical', LOSES)
    expect(play.conflict).toMatchObject({ stage: 'aftermath', winner: 'second' })
    expect(burdens(closed(play))).toEqual([])
  })

  it('T-R65 whoever wins again has what waited too, though the raised stakes named no burden', () => {
    const raised = raise(won(), 'second').do(isolt, { type: 'write-stakes', side: 'first', win: 'w', lose: 'l', goal: '' }) // prettier-ignore
    expect(burdens(closed(fought(raised, 'physical', WINS)))).toEqual([GOAL])
  })

  for (const [what, end] of [
    ['is a stalemate', (play: Play) => closed(fought(play, 'physical', TIES))],
    [
      'is called off by both',
      (play: Play) => {
        const at = play
          .do(isolt, { type: 'accept-stakes', side: 'first' })
          .do(gm, { type: 'accept-stakes', side: 'second' })
          .do(gm, { type: 'choose-domain', domain: 'physical', influence: 2, rating: 0 })
          .do(isolt, { type: 'roll' })
        return at
          .do(isolt, { type: 'call-off', side: 'first', off: true })
          .do(gm, { type: 'call-off', side: 'second', off: true })
      },
    ],
    ['is withdrawn', (play: Play) => play.do(isolt, { type: 'withdraw' })],
    ['is withdrawn by the GM, who may not want it', (play: Play) => play.do(gm, { type: 'withdraw' })],
  ] as const)
    // prettier-ignore
    it(`where the raised conflict ${what}, the first result stands, with its own stakes and goal`, () => {
      const raised = raise(won(), 'second').do(isolt, { type: 'write-stakes', side: 'first', win: 'the moon', lose: 'l', goal: 'Else' }) // prettier-ignore
      const last = end(raised)
      expect([last.table.conflict, burdens(last)]).toEqual([null, [GOAL]])
    })

  it('what is said then is what was decided, not what was raised', () => {
    const raised = raise(won(), 'second').do(isolt, { type: 'write-stakes', side: 'first', win: 'the moon', lose: 'l', goal: '' }) // prettier-ignore
    const { events } = raised.when(isolt, { type: 'withdraw' })
    expect(events.map(({ event }) => event)).toContainEqual(
      expect.objectContaining({ type: 'conflict-ended', winner: 'first', win: 'the bell', waited: true }),
    )
  })

  it('TA6 after a stalemate either side raises; what waited from before it goes on waiting', () => {
    const tied = fought(raise(won(), 'second'), 'physical', TIES)
    expect(tied.conflict).toMatchObject({ stage: 'aftermath', winner: null })
    const again = raise(tied, 'first')
    expect(again.conflict.suspended).toMatchObject({ winner: 'first', domains: ['mental', 'physical'], goal: { value: 18, domain: 'mental' } }) // prettier-ignore
    expect(burdens(again.do(gm, { type: 'withdraw' }))).toEqual([GOAL])
    const fresh = raise(round(round(rolled({ options: NO_CHANCE }, [9, 8], [9, 8]))), 'second')
    expect(fresh.conflict.suspended).toMatchObject({ winner: null, how: 'stalemate', goal: null })
    expect(fresh.do(isolt, { type: 'withdraw' }).table.conflict).toBeNull()
  })

  it('both roll afresh and may call again; what was gained before counts as earlier; what is at 1 falls away', () => {
    let play = bothReady(rolled({ theirs: [{ value: 1 }], options: NO_CHANCE }, [19, 12, 12], [7, 6]))
    play = play.do(isolt, { type: 'sacrifice-die', burden: 'Shamed' })
    play = round(round(play))
    const raised = raise(play, 'second')
    expect(burdens(raised)).toEqual([['Shamed', 19, 'mental']])
    const at = raised.do(isolt, { type: 'accept-stakes', side: 'first' }).do(gm, { type: 'accept-stakes', side: 'second' })
      .do(gm, { type: 'choose-domain', domain: 'physical', influence: 2, rating: 0 }).do(isolt, { type: 'roll' }, [3, 2, 2, 2, 9, 8]) // prettier-ignore
    const [shamed = ''] = Object.keys(at.table.others['abbot']?.burdens ?? {})
    const call = { kind: 'burden' as const, burden: shamed, die: at.die('first', 2), how: 'It shows.' }
    const after = at.do(isolt, { type: 'call', side: 'first', call })
    expect([...after.piles('first').kept, ...after.piles('first').unkept]).toContain(19)
    expect(at.conflict.sides.first).toMatchObject({ calls: 0, used: {}, lastDie: null })
  })

  it('a new conflict is another matter: the result stands', () => {
    const over = closed(won())
    expect(burdens(over)).toEqual([GOAL])
    over.do(gm, { type: 'propose-conflict', first: 'gm', second: isolt.viewer.seat ?? 'gm', other: 'abbot', opposition: '', win: 'a', lose: 'b', goal: '' }) // prettier-ignore
  })
})
