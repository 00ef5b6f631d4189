import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ANNA, RUTH, SILAS, agreed, anna, bear, eventOf, gm, gmFor, quarrel, ruth, silas, thrown, typesOf, type Play } from '../../../test/given.ts' // prettier-ignore
import { vector } from '../../../test/vectors.ts'

const holding = (play: Play, ...seats: (typeof RUTH)[]) =>
  seats.reduce(
    (now, seat) =>
      now.with(seat, (settler) => {
        settler.harvestDice += 1
      }),
    play,
  )
const burn = { type: 'burn-harvest', side: 'first', deed: 'she sets the barn on fire' } as const
const vectorOf = (id: string) => vector(id, z.object({ burn: z.literal('A'), counter: z.enum(['B']).nullable() }))

describe('burning a Harvest Die', () => {
  it('N20 NML-R32 where nobody can answer it stands at once: a win, with no going on', () => {
    expect(vectorOf('N20').counter).toBeNull()
    const burned = holding(agreed(quarrel()), RUTH).when(ruth, burn)
    expect(typesOf(burned)).toEqual(['harvest-burned', 'conflict-won'])
    expect(eventOf(burned, 'conflict-won')).toMatchObject({
      outcome: { how: 'harvest', winner: 'first' },
      victoryDice: [RUTH],
    })
    expect(burned.next.settler(RUTH).harvestDice).toBe(0)
    expect(burned.next.conflict.stage).toBe('rewards')
  })

  it('N21 NML-R33 a settler on the other side counters: both dice are gone and the conflict goes on', () => {
    expect(vectorOf('N21').counter).toBe('B')
    const burned = holding(thrown(agreed(quarrel()), 1, 5), RUTH, SILAS).do(ruth, burn)
    expect(burned.conflict).toMatchObject({ stage: 'counter', waiting: { [SILAS]: true }, back: 'result' })
    const { step } = burned.conflict
    const countered = burned.do(silas, { type: 'counter' })
    expect([countered.settler(RUTH).harvestDice, countered.settler(SILAS).harvestDice]).toEqual([0, 0])
    expect(countered.conflict).toMatchObject({ stage: 'result', lower: 'first' })
    expect(countered.conflict.step).toBeGreaterThan(step)
    countered.refused(silas, { type: 'counter', step }, 'stale')
    expect(countered.do(ruth, { type: 'escalate', side: 'first', stakes: 'x' }).conflict.stage).toBe('gather')
  })

  it('NA10 from agreed stakes to the end, by the settler whose conflict it is', () => {
    holding(quarrel(), RUTH).refused(ruth, burn, 'not-now')
    agreed(quarrel()).refused(ruth, burn, 'not-allowed')
    holding(agreed(quarrel()), ANNA).refused(anna, burn, 'not-yours')
    agreed(bear()).refused(gm, { ...burn, side: 'second' }, 'not-allowed')
    holding(agreed(quarrel()), RUTH).refused(silas, burn, 'not-yours')
  })

  it('NA10 D4 helpers on the other side may answer too; it stands when all let it', () => {
    const helped = agreed(quarrel()).do(anna, { type: 'help', side: 'second', relationship: 'r1' })
    const burned = holding(helped, RUTH, SILAS, ANNA).do(ruth, burn)
    expect(burned.conflict).toMatchObject({
      stage: 'counter',
      waiting: { [SILAS]: true, [ANNA]: true },
      back: 'gather',
    })
    burned.refused(ruth, { type: 'let-stand' }, 'not-yours')
    const one = burned.do(silas, { type: 'let-stand' })
    expect(one.conflict.stage).toBe('counter')
    one.refused(silas, { type: 'counter' }, 'not-yours')
    const all = one.when(anna, { type: 'let-stand' })
    expect(eventOf(all, 'conflict-won').outcome).toEqual({ how: 'harvest', winner: 'first' })
    expect(burned.do(anna, { type: 'counter' }).conflict.stage).toBe('gather')
  })

  it('NA10 after a counter another may be burned, and countered', () => {
    const two = holding(agreed(quarrel()), SILAS, RUTH, RUTH)
    const again = two.do(ruth, burn).do(silas, { type: 'counter' }).when(ruth, burn)
    expect(typesOf(again)).toEqual(['harvest-burned', 'conflict-won'])
  })

  it('D12 the GM answers for someone who is away', () => {
    const burned = holding(agreed(quarrel()), RUTH, SILAS).do(ruth, burn)
    burned.refused(gm, { type: 'let-stand' }, 'not-yours')
    expect(burned.do(gmFor(SILAS), { type: 'let-stand' }).conflict.stage).toBe('rewards')
    expect(burned.do(gmFor(SILAS), { type: 'counter' }).conflict.stage).toBe('gather')
  })
})
