import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { RUTH, SILAS, agreed, anna, bear, eventOf, gm, quarrel, ruth, silas, thrown, typesOf, type Play } from '../../../test/given.ts' // prettier-ignore
import { vector } from '../../../test/vectors.ts'
import { scriptedDice } from '../../dice/dice.ts'
import type { NmlOptions } from '../options.ts'
import { current } from '../sides.ts'
import { explode, leaderOf, sum, throwSide } from './throw-side.ts'

const atBear = (options: Partial<NmlOptions> = {}) => agreed(bear(options))
const atQuarrel = (options: Partial<NmlOptions> = {}) => agreed(quarrel(options))
const spent = (play: Play, seat: typeof RUTH, pool: 'grit' | 'heart', points: number) =>
  play.with(seat, (settler) => {
    settler[pool].spent = points
  })
const bundlesOf = (...counts: number[]) => ({
  bundles: Object.fromEntries(
    counts.map((dice, i) => [
      `b${i}`,
      { dice, why: { kind: 'always' as const }, by: RUTH, order: i + 1, thrown: false },
    ]),
  ),
})

describe('exploding dice', () => {
  const shape = z.object({ raw: z.array(z.number()), value: z.number() })
  it.each(['N6', 'N7', 'N8'])('%s NML-R35 sixes are thrown again and added', (id) => {
    const { raw, value } = vector(id, shape)
    const dice = scriptedDice([...raw, 4])
    const chain = explode(dice.die(0, 6))
    expect(chain).toEqual(raw)
    expect(sum(chain)).toBe(value)
  })

  it('H27 NML-R35 a chain is one die, every six in it explodes, and no other face does', () => {
    const side = throwSide(scriptedDice([6, 6, 1, 5, 2]), 0, bundlesOf(3), 0)
    expect(side.dice.map(({ faces }) => faces)).toEqual([[6, 6, 1], [5], [2]])
    for (let face = 1; face <= 5; face++) expect(explode(scriptedDice([face, 6]).die(0, 6))).toEqual([face])
  })

  it('H27 6 and 12 can’t come up', () => {
    for (const faces of [[6, 1], [6, 6, 1], [6, 6, 6, 5]]) {
      const value = sum(explode(scriptedDice(faces).die(0, 6)))
      expect(value % 6).not.toBe(0)
    } // prettier-ignore
  })

  it('NML-R36 the highest single die counts; two that tie for it count once', () => {
    expect(throwSide(scriptedDice([5, 5, 3]), 0, bundlesOf(2, 1), 4)).toMatchObject({ best: 5, pool: 4, total: 9 })
  })
})

describe('the verdict', () => {
  const side = z.object({
    pool: z.number(),
    dice: z.array(z.array(z.number())),
    best: z.number().optional(),
    total: z.number(),
  })
  it.each(['N9', 'N10'])(
    '%s NML-R36 NML-R37 NML-R38 highest die and pool; the higher total leads, equal ones tie',
    (id) => {
      const { A, B, winner } = vector(id, z.object({ A: side, B: side, winner: z.enum(['A', 'B']).nullable() }))
      const dice = scriptedDice([...A.dice.flat(), ...B.dice.flat()])
      const a = throwSide(dice, 0, bundlesOf(A.dice.length), A.pool)
      const b = throwSide(dice, A.dice.length, bundlesOf(B.dice.length), B.pool)
      expect([a.total, b.total]).toEqual([A.total, B.total])
      if (A.best !== undefined) expect(a.best).toBe(A.best)
      expect(leaderOf(a.total, b.total)).toBe(winner === null ? null : winner === 'A' ? 'first' : 'second')
    },
  )

  it('NML-R4 NML-R36 what is spent doesn’t count', () => {
    const play = thrown(spent(atQuarrel(), RUTH, 'heart', 2), 3, 1)
    expect(play.conflict.roll?.sides).toMatchObject({ first: { pool: 3, total: 6 }, second: { pool: 6, total: 7 } })
    expect(play.conflict).toMatchObject({ stage: 'result', lower: 'first' })
  })

  it('NML-R21 the GM’s side counts the Conflict Pool', () => {
    expect(thrown(atBear(), 5, 1).conflict.roll?.sides.second).toMatchObject({ pool: 4, total: 5 })
  })

  it('H29 NML-R22 NML-R34 every die thrown is in the roll, each with its bundle, and its number in the throw', () => {
    const ready = atBear()
      .do(ruth, { type: 'call-relationship', relationship: 'r1' })
      .do(gm, { type: 'spend-drama', side: 'second', aspect: 'x' })
      .do(ruth, { type: 'ready', side: 'first' })
    const rolled = ready.when(gm, { type: 'ready', side: 'second' }, [1, 2, 3, 6, 4, 5, 2])
    const { roll, whys } = eventOf(rolled, 'rolled')
    const dice = [roll.sides.first, roll.sides.second].flatMap((side) => (side.hidden ? [] : side.dice))
    expect(dice.map(({ die, faces }) => [die, faces])).toEqual([[0, [1]], [1, [2]], [2, [3]], [3, [6, 4]], [4, [5]], [5, [2]]]) // prettier-ignore
    for (const { bundle } of dice) expect(whys[bundle]).toBeDefined()
    expect(ready.diceOn('first') + ready.diceOn('second')).toBe(dice.length)
  })
})

describe('going on', () => {
  it('N11 NML-R40 NML-R41 the loser of the roll pays one of the pool at risk', () => {
    const { poolBefore, poolAfter } = vector('N11', z.object({ poolBefore: z.number(), poolAfter: z.number() }))
    const play = thrown(atQuarrel(), 1, 5)
    expect(current(play.settler(RUTH).heart)).toBe(poolBefore)
    const on = play.do(ruth, { type: 'escalate', side: 'first', stakes: 'his farm' })
    expect(current(on.settler(RUTH).heart)).toBe(poolAfter)
    expect(on.settler(RUTH).grit.spent).toBe(0)
    expect(on.conflict).toMatchObject({ stage: 'gather', raised: 1, sides: { first: { stakes: 'his farm' } } })
  })

  it('NML-R39 only the side behind goes on; whoever is ahead waits', () => {
    const play = thrown(atQuarrel(), 1, 5)
    play.refused(silas, { type: 'escalate', side: 'second', stakes: 'x' }, 'not-allowed')
    play.refused(anna, { type: 'escalate', side: 'first', stakes: 'x' }, 'not-yours')
    atQuarrel().refused(ruth, { type: 'escalate', side: 'first', stakes: 'x' }, 'not-now')
  })

  it('NML-R42 NML-R43 NA12 the same dice are thrown again, with the reduced pool', () => {
    const on = thrown(atQuarrel().do(ruth, { type: 'call-aspect', aspect: '1' }), 1, 1, 5)
      .do(ruth, { type: 'escalate', side: 'first', stakes: 'x' })
    expect(on.bundles('first', 'aspect')).toMatchObject([{ thrown: true }])
    const again = thrown(on, 2, 4, 1)
    expect(again.conflict.roll?.sides.first).toMatchObject({ best: 4, pool: 4, total: 8 })
    expect(again.conflict).toMatchObject({ rolls: 2, lower: 'second' })
  }) // prettier-ignore

  it('NA12 escalationDice: add — more may be added before the next roll', () => {
    const on = thrown(atQuarrel(), 1, 5).do(ruth, { type: 'escalate', side: 'first', stakes: 'x' })
    expect(on.do(ruth, { type: 'call-aspect', aspect: '1' }).diceOn('first')).toBe(2)
    expect(on.do(silas, { type: 'call-aspect', aspect: '1' }).diceOn('second')).toBe(2)
  })

  it('NA12 escalationDice: locked — the dice stay as they were thrown', () => {
    const on = thrown(atQuarrel({ escalationDice: 'locked' }), 1, 5).do(ruth, {
      type: 'escalate',
      side: 'first',
      stakes: 'x',
    })
    on.refused(ruth, { type: 'call-aspect', aspect: '1' }, 'not-now')
    on.refused(anna, { type: 'help', side: 'first', relationship: 'r1' }, 'not-now')
    on.refused(gm, { type: 'spend-drama', side: 'first', aspect: 'x' }, 'not-now')
    expect(thrown(on, 2, 2).conflict.rolls).toBe(2)
  })

  it('NA13 at 0 a settler can’t go on; nor can the GM', () => {
    thrown(spent(atQuarrel(), RUTH, 'heart', 5), 1, 5).refused(
      ruth,
      { type: 'escalate', side: 'first', stakes: 'x' },
      'not-allowed',
    )
    const last = thrown(agreed(bear({}, 1)), 5, 1).do(gm, { type: 'escalate', side: 'second', stakes: 'x' })
    const at0 = thrown(last, 5, 1)
    expect(at0.conflict.roll?.sides.second).toMatchObject({ pool: 0, total: 1 })
    at0.refused(gm, { type: 'escalate', side: 'second', stakes: 'x' }, 'not-allowed')
  })

  it('NA13 conflictPoolResets: season — what the GM spends stays spent', () => {
    expect(foughtOnce({ conflictPoolResets: 'season' }).gmSeason.pool).toEqual({ score: 4, spent: 1 })
  })

  it('NA13 conflictPoolResets: conflict — the pool is full again when the conflict closes', () => {
    const play = foughtOnce({ conflictPoolResets: 'conflict' })
    expect(play.gmSeason.pool).toEqual({ score: 4, spent: 0 })
    expect(play.table.season?.known.pool).toBe(4)
    expect(foughtOnce({ conflictPoolResets: 'conflict', dramaDice: 'sealed' }).table.season?.known.pool).toBeNull()
  })

  const foughtOnce = (options: Partial<NmlOptions>) =>
    thrown(thrown(atBear(options), 5, 1).do(gm, { type: 'escalate', side: 'second', stakes: 'x' }), 5, 1)
      .do(gm, { type: 'concede', side: 'second' })
      .do(ruth, { type: 'narrate', text: 'It trots off.' })
})

describe('ties', () => {
  // Heart: Ruth 5, Silas 6.
  const tied = (options: Partial<NmlOptions> = {}) => thrown(atQuarrel(options), 3, 2)

  it('NML-R38 a tie that both let rest is a stalemate, told by the GM', () => {
    const one = tied().do(ruth, { type: 'let-rest', side: 'first' })
    expect(one.conflict.stage).toBe('result')
    one.refused(ruth, { type: 'let-rest', side: 'first' }, 'not-now')
    const both = one.when(silas, { type: 'let-rest', side: 'second' })
    expect(eventOf(both, 'conflict-won')).toMatchObject({
      outcome: { how: 'stalemate', winner: null },
      narrator: 'gm',
      victoryDice: [],
    })
    tied().refused(ruth, { type: 'concede', side: 'first' }, 'not-now')
    thrown(atQuarrel(), 1, 5).refused(ruth, { type: 'let-rest', side: 'first' }, 'not-now')
  })

  it('NA11 tieEscalation: chooser — whoever goes on pays, and the first to say so closes the offer', () => {
    const play = tied({ tieEscalation: 'chooser' })
    const { step } = play.conflict
    const on = play.when(silas, { type: 'escalate', side: 'second', stakes: 'x', step })
    expect(eventOf(on, 'escalated').paid).toEqual([{ seat: SILAS, name: 'Silas', pool: 'heart', left: 5 }])
    on.next.refused(ruth, { type: 'escalate', side: 'first', stakes: 'y', step }, 'stale')
  })

  it('NA11 tieEscalation: both — each side pays one', () => {
    const on = tied({ tieEscalation: 'both' }).do(silas, { type: 'escalate', side: 'second', stakes: 'x' })
    expect([current(on.settler(RUTH).heart), current(on.settler(SILAS).heart)]).toEqual([4, 5])
    const bearTie = thrown(atBear({ tieEscalation: 'both' }), 1, 2).when(ruth, {
      type: 'escalate',
      side: 'first',
      stakes: 'x',
    })
    expect(eventOf(bearTie, 'escalated')).toMatchObject({
      paid: [{ seat: RUTH, left: 4 }],
      season: { paid: true, left: 3 },
    })
    expect(bearTie.next.gmSeason.pool.spent).toBe(1)
  })

  it('NA11 tieEscalation: both — a side with nothing left is drawn in for nothing; sealed, nobody can tell', () => {
    const empty = (dramaDice: 'open' | 'sealed') => {
      const last = thrown(agreed(bear({ tieEscalation: 'both', dramaDice }, 1)), 5, 1)
      return thrown(last.do(gm, { type: 'escalate', side: 'second', stakes: 'x' }), 2, 6, 1)
    }
    for (const mode of ['open', 'sealed'] as const) {
      const tie = empty(mode) // Ruth 5 + 2, the GM 0 + 7
      const on = tie.when(ruth, { type: 'escalate', side: 'first', stakes: 'y' })
      expect(eventOf(on, 'escalated').season.paid).toBe(mode === 'sealed')
      expect(on.next.gmSeason.pool).toEqual({ score: 1, spent: 1 })
    }
  })

  it('NA11 tieEscalation: free — nobody pays', () => {
    const on = tied({ tieEscalation: 'free' }).when(silas, { type: 'escalate', side: 'second', stakes: 'x' })
    expect(eventOf(on, 'escalated')).toMatchObject({ paid: [], season: { paid: false } })
    expect(typesOf(on)).toEqual(['escalated'])
  })
})
