import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ANNA, RUTH, SILAS, agreed, anna, bear, eventOf, gm, gmFor, quarrel, ruth, silas, thrown, typesOf, type Play } from '../../../test/given.ts' // prettier-ignore
import { vector } from '../../../test/vectors.ts'
import type { NmlOptions } from '../options.ts'

const rating = (play: Play, seat: typeof RUTH, tie: string) => play.settler(seat).relationships[tie]?.rating
const atBear = (options: Partial<NmlOptions> = {}) => agreed(bear(options))
/** Ruth leans on Old Tom (2), Silas helps her (2), Anna helps the bear (2). */
const crowded = (options: Partial<NmlOptions> = {}) =>
  atBear(options)
    .do(ruth, { type: 'call-relationship', relationship: 'r2' })
    .do(silas, { type: 'help', side: 'first', relationship: 'r2' })
    .do(anna, { type: 'help', side: 'second', relationship: 'r2' })
const won = (options: Partial<NmlOptions> = {}) =>
  thrown(crowded(options), 5, 1, 1, 1, 1, 1, 1, 1).do(gm, { type: 'concede', side: 'second' })
const lost = (options: Partial<NmlOptions> = {}) =>
  thrown(crowded(options), 1, 1, 1, 1, 1, 5, 1, 1).do(ruth, { type: 'concede', side: 'first' })
const spent = (play: Play, seat: typeof RUTH, points: number) =>
  play.with(seat, (settler) => {
    settler.grit.spent = points
  })

describe('losing and winning', () => {
  it('NML-R45 NML-R30 N19 the losers’ ties that were used fall by one, helpers’ too; the others’ don’t', () => {
    const { onLoss } = vector('N19', z.object({ onLoss: z.number() }))
    const play = lost()
    expect(rating(play, RUTH, 'r2')).toBe(1)
    expect(rating(play, SILAS, 'r2')).toBe(onLoss)
    expect(rating(play, ANNA, 'r2')).toBe(2)
    expect(rating(play, RUTH, 'r1')).toBe(3)
  })

  it('NA14 once, however many rolls there were', () => {
    const play = thrown(crowded(), 1, 1, 1, 1, 1, 5, 1, 1)
      .do(ruth, { type: 'escalate', side: 'first', stakes: 'x' })
    expect(rating(thrown(play, 1, 1, 1, 1, 1, 5, 1, 1).do(ruth, { type: 'concede', side: 'first' }), RUTH, 'r2')).toBe(1)
  }) // prettier-ignore

  it('NA6 a tie at 1 that is lost is broken', () => {
    const play = thrown(atBear().do(ruth, { type: 'call-relationship', relationship: 'r3' }), 1, 1, 5)
    expect(rating(play.do(ruth, { type: 'concede', side: 'first' }), RUTH, 'r3')).toBe(0)
  })

  it('N19 NML-R46 each winner may raise one tie that was used, or none', () => {
    const play = won()
    play.refused(silas, { type: 'raise-relationship', relationship: 'r1' }, 'not-allowed', 'relationship')
    play.refused(anna, { type: 'raise-relationship', relationship: 'r2' }, 'not-yours')
    const raised = play.do(silas, { type: 'raise-relationship', relationship: 'r2' })
    expect(rating(raised, SILAS, 'r2')).toBe(3)
    raised.refused(silas, { type: 'raise-relationship', relationship: 'r2' }, 'not-yours')
    expect(rating(play.do(ruth, { type: 'raise-relationship', relationship: null }), RUTH, 'r2')).toBe(2)
    expect(rating(play.do(gmFor(RUTH), { type: 'raise-relationship', relationship: 'r2' }), RUTH, 'r2')).toBe(3)
  })

  it('NML-R47 NA15 victoryDice: side — everyone on the winning side earns one, an NPC’s helpers too', () => {
    expect([won().settler(RUTH), won().settler(SILAS), won().settler(ANNA)].map((s) => s.victoryDice)).toEqual([
      1, 1, 0,
    ])
    expect(lost().settler(ANNA).victoryDice).toBe(1)
  })

  it('NA15 victoryDice: principal — only whose conflict it was', () => {
    const play = won({ victoryDice: 'principal' })
    expect([play.settler(RUTH).victoryDice, play.settler(SILAS).victoryDice]).toEqual([1, 0])
    expect(lost({ victoryDice: 'principal' }).settler(ANNA).victoryDice).toBe(0)
  })

  const stalemate = (options: Partial<NmlOptions>) =>
    // Grit: Ruth 5, the GM 4.
    thrown(crowded(options), 1, 1, 1, 1, 1, 2, 1, 1)
      .do(ruth, { type: 'let-rest', side: 'first' })
      .do(gm, { type: 'let-rest', side: 'second' })

  it('NA14 stalemateIsLoss: off — a stalemate costs and gives nothing', () => {
    const play = stalemate({ stalemateIsLoss: 'off' })
    expect([rating(play, RUTH, 'r2'), rating(play, SILAS, 'r2'), rating(play, ANNA, 'r2')]).toEqual([2, 2, 2])
    expect(play.settler(RUTH).victoryDice).toBe(0)
    expect(play.conflict).toMatchObject({ gains: {} })
  })

  it('NA14 stalemateIsLoss: on — used ties fall on both sides', () => {
    const play = stalemate({ stalemateIsLoss: 'on' })
    expect([rating(play, RUTH, 'r2'), rating(play, SILAS, 'r2'), rating(play, ANNA, 'r2')]).toEqual([1, 1, 1])
  })
})

describe('telling and closing', () => {
  it('NML-R37 the winner narrates; the GM may for whoever is away (D12)', () => {
    const play = won()
    play.refused(silas, { type: 'narrate', text: 'x' }, 'not-yours')
    expect(play.do(ruth, { type: 'narrate', text: 'x' }).conflict).toMatchObject({ narrated: true })
    expect(play.do(gm, { type: 'narrate', text: 'x' }).conflict).toMatchObject({ narrated: true })
    expect(play.do(gmFor(RUTH), { type: 'narrate', text: 'x' }).conflict).toMatchObject({ narrated: true })
    play.do(ruth, { type: 'narrate', text: 'x' }).refused(ruth, { type: 'narrate', text: 'y' }, 'not-now')
    lost().refused(ruth, { type: 'narrate', text: 'x' }, 'not-yours')
  })

  it('closes in the same command that settles the last thing owed', () => {
    const play = won()
      .do(ruth, { type: 'raise-relationship', relationship: null })
      .do(ruth, { type: 'narrate', text: 'x' })
    const last = play.when(silas, { type: 'raise-relationship', relationship: 'r2' })
    expect(typesOf(last)).toEqual(['relationship-raised', 'conflict-closed'])
    expect(last.next.table.conflict).toBeNull()
  })

  it('D3 a complication that is owed keeps the conflict open', () => {
    const owing = atBear().with(RUTH, (settler) => {
      settler.victoryDice = 1
    })
    const told = thrown(owing.do(ruth, { type: 'burn-victory' }), 5, 1, 1)
      .do(gm, { type: 'concede', side: 'second' })
      .do(ruth, { type: 'narrate', text: 'x' })
    const [complication] = Object.keys(told.conflict.complications)
    const written = told.when(gm, { type: 'write-complication', complication: complication ?? '', text: 'hail' })
    expect(typesOf(written)).toEqual(['complication-written', 'conflict-closed'])
  })
})

describe('the last point', () => {
  it('NML-R44 NML-R5 NA13 at 0 a settler may still win, and then the story ends', () => {
    const last = spent(thrown(atBear(), 1, 5), RUTH, 4).do(ruth, { type: 'escalate', side: 'first', stakes: 'x' })
    const rolled = thrown(last, 6, 5, 1)
    expect(rolled.conflict.roll).toMatchObject({ leads: 'first', sides: { first: { pool: 0, total: 11 } } })
    const over = rolled.do(gm, { type: 'concede', side: 'second' })
    expect(over.conflict).toMatchObject({ endings: { [RUTH]: true } })
    const told = over.do(ruth, { type: 'narrate', text: 'x' })
    expect(told.settler(RUTH).stage).toBe('playing')
    told.refused(silas, { type: 'tell-ending', text: 'x' }, 'not-yours')
    const ended = told.do(ruth, { type: 'tell-ending', text: 'She lies under the oak.' })
    expect(ended.table.conflict).toBeNull()
    expect(ended.settler(RUTH)).toMatchObject({ stage: 'out', ending: 'She lies under the oak.', harvestDice: 0 })
    ended.refused(ruth, { type: 'set-goal', goal: 'x' }, 'not-allowed')
    expect(told.do(gmFor(RUTH), { type: 'tell-ending', text: 'x' }).settler(RUTH).stage).toBe('out')
  })

  it('NA13 a settler at 0 who gives in was beaten by the roll', () => {
    const play = spent(thrown(atBear(), 1, 5), RUTH, 5)
    const over = play.when(ruth, { type: 'concede', side: 'first' })
    expect(eventOf(over, 'conflict-won').outcome).toEqual({ how: 'roll', winner: 'second' })
    expect(
      eventOf(thrown(atBear(), 1, 5).when(ruth, { type: 'concede', side: 'first' }), 'conflict-won').outcome.how,
    ).toBe('concession')
    play.refused(gm, { type: 'concede', side: 'second' }, 'not-allowed')
    agreed(quarrel()).refused(ruth, { type: 'concede', side: 'first' }, 'not-now')
  })
})
