import { describe, expect, it } from 'vitest'
import { ANNA, RUTH, agreed, anna, bear, eventOf, gm, gmFor, inScene, playing, quarrel, ruth, silas, thrown, typesOf, watcher } from '../../../test/given.ts' // prettier-ignore

const declared = {
  type: 'declare-conflict',
  first: RUTH,
  second: 'gm',
  pool: 'grit',
  stakes: 's',
  opposition: '',
} as const

describe('declaring', () => {
  it('NML-R19 NA22 a settler or the GM declares, in a season, one conflict at a time', () => {
    const play = inScene()
    expect(play.do(ruth, declared).conflict).toMatchObject({ stage: 'stakes', declaredBy: RUTH, step: 1, scene: 1 })
    expect(play.do(gm, { ...declared, first: 'gm', second: ANNA }).conflict.declaredBy).toBe('gm')
    expect(play.do(gmFor(RUTH), declared).conflict.declaredBy).toBe(RUTH)
    play.refused(silas, declared, 'not-yours', 'first')
    play.refused(gm, declared, 'not-yours', 'first')
    play.refused(watcher, declared, 'not-yours')
    play.refused(ruth, { ...declared, second: RUTH }, 'not-allowed', 'second')
    playing().refused(ruth, declared, 'not-now')
    play.do(ruth, declared).refused(silas, { ...declared, first: silas.viewer.seat ?? 'gm' }, 'not-now')
  })

  it('NML-R5 only settlers in play stand in a conflict', () => {
    const out = inScene().with(ANNA, (settler) => {
      settler.stage = 'out'
    })
    out.refused(ruth, { ...declared, second: ANNA }, 'not-allowed', 'second')
    out.refused(anna, { ...declared, first: ANNA }, 'not-allowed', 'first')
  })

  it('NML-R21 the opposition has a name, which the GM may change', () => {
    const play = bear()
    expect(play.conflict.sides.second.name).toBe('Grizzly')
    expect(play.do(gm, { type: 'name-opposition', name: 'Old Ephraim' }).conflict.sides.second.name).toBe('Old Ephraim')
    play.refused(ruth, { type: 'name-opposition', name: 'x' }, 'not-yours')
    quarrel().refused(gm, { type: 'name-opposition', name: 'x' }, 'not-allowed')
  })
})

describe('agreeing', () => {
  it('NML-R20 NA29 nothing is agreed before both sides have stakes and both accept them', () => {
    const bare = inScene().do(ruth, declared)
    bare.refused(ruth, { type: 'accept-stakes', side: 'first' }, 'not-allowed')
    const one = bear().do(ruth, { type: 'accept-stakes', side: 'first' })
    expect(one.conflict.stage).toBe('stakes')
    one.refused(ruth, { type: 'accept-stakes', side: 'first' }, 'not-now')
    one.refused(ruth, { type: 'accept-stakes', side: 'second' }, 'not-yours')
    const both = one.when(gm, { type: 'accept-stakes', side: 'second' })
    expect(typesOf(both)).toEqual(['stakes-accepted', 'stakes-agreed'])
    expect(both.next.conflict.stage).toBe('gather')
  })

  it('NML-R23 NML-R27 each side starts with one die', () => {
    const play = agreed(bear())
    expect(play.bundles('first', 'always')).toMatchObject([{ dice: 1, by: RUTH }])
    expect(play.bundles('second', 'always')).toMatchObject([{ dice: 1, by: 'gm' }])
  })

  it('D13 accepting raises no step, so two who accept at once both count', () => {
    const play = bear()
    const { step } = play.conflict
    const both = play
      .do(ruth, { type: 'accept-stakes', side: 'first', step })
      .do(gm, { type: 'accept-stakes', side: 'second', step })
    expect(both.conflict.stage).toBe('gather')
  })

  it('D13 other stakes or another pool take back both consents, and an older step is stale', () => {
    const one = bear().do(ruth, { type: 'accept-stakes', side: 'first' })
    const { step } = one.conflict
    const reworded = one.do(gm, { type: 'write-stakes', side: 'second', stakes: 'both her arms' })
    expect(reworded.conflict.sides.first.accepted).toBe(false)
    reworded.refused(gm, { type: 'accept-stakes', side: 'second', step }, 'stale')
    const other = one.do(ruth, { type: 'choose-pool', pool: 'heart' })
    expect(other.conflict).toMatchObject({ pool: 'heart', sides: { first: { accepted: false } } })
    expect(other.conflict.step).toBeGreaterThan(step)
  })

  it('the same words again change nothing', () => {
    const one = bear().do(ruth, { type: 'accept-stakes', side: 'first' })
    expect(one.when(gm, { type: 'write-stakes', side: 'second', stakes: 'her arm' }).events).toEqual([])
    expect(one.when(gm, { type: 'choose-pool', pool: 'grit' }).events).toEqual([])
  })

  it('NA19 either principal or the GM chooses the pool, others don’t', () => {
    const play = quarrel()
    for (const who of [ruth, silas, gm])
      expect(play.do(who, { type: 'choose-pool', pool: 'grit' }).conflict.pool).toBe('grit')
    play.refused(anna, { type: 'choose-pool', pool: 'grit' }, 'not-yours')
    agreed(play).refused(gm, { type: 'choose-pool', pool: 'grit' }, 'not-now')
  })

  it('each side writes its own stakes, and only while they are open', () => {
    quarrel().refused(ruth, { type: 'write-stakes', side: 'second', stakes: 'x' }, 'not-yours')
    quarrel().refused(gm, { type: 'write-stakes', side: 'second', stakes: 'x' }, 'not-yours')
    agreed(quarrel()).refused(ruth, { type: 'write-stakes', side: 'first', stakes: 'x' }, 'not-now')
    const raised = thrown(agreed(quarrel()), 5, 1).do(silas, { type: 'escalate', side: 'second', stakes: 'her house' })
    const answered = raised.when(ruth, { type: 'write-stakes', side: 'first', stakes: 'his name' })
    expect(eventOf(answered, 'stakes-written').name).toBe('Ruth')
    expect(answered.next.conflict.sides.first.stakes).toBe('his name')
  })
})

describe('dropping', () => {
  it('NA29 the declarer while the stakes are open, the GM until the first roll', () => {
    expect(bear().do(ruth, { type: 'drop-conflict' }).table.conflict).toBeNull()
    expect(quarrel().do(gm, { type: 'drop-conflict' }).table.conflict).toBeNull()
    quarrel().refused(silas, { type: 'drop-conflict' }, 'not-yours')
    agreed(bear()).refused(ruth, { type: 'drop-conflict' }, 'not-yours')
    expect(agreed(bear()).do(gm, { type: 'drop-conflict' }).table.conflict).toBeNull()
    thrown(agreed(bear()), 5, 1).refused(gm, { type: 'drop-conflict' }, 'not-now')
    const again = thrown(agreed(bear()), 5, 1).do(gm, { type: 'escalate', side: 'second', stakes: 'x' })
    again.refused(gm, { type: 'drop-conflict' }, 'not-now')
  })

  it('D13 a command for a conflict that is over is stale', () => {
    const { id } = bear().conflict
    const over = bear().do(gm, { type: 'drop-conflict' })
    over.refused(ruth, { type: 'accept-stakes', conflict: id, step: 1, side: 'first' }, 'stale')
    over
      .do(silas, { ...declared, first: silas.viewer.seat ?? 'gm' })
      .refused(ruth, { type: 'write-stakes', conflict: id, side: 'first', stakes: 'x' }, 'stale')
  })
})
