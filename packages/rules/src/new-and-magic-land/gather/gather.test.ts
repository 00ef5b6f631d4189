import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ANNA, RUTH, SILAS, agreed, anna, bear, eventOf, gm, gmFor, quarrel, ruth, silas, thrown, typesOf } from '../../../test/given.ts' // prettier-ignore
import type { Play } from '../../../test/given.ts'
import { vector } from '../../../test/vectors.ts'
import type { NmlOptions } from '../options.ts'

const atBear = (options: Partial<NmlOptions> = {}) => agreed(bear(options))
const atQuarrel = (options: Partial<NmlOptions> = {}) => agreed(quarrel(options))
const rated = (play: Play, seat: typeof RUTH, tie: string, rating: number) =>
  play.with(seat, ({ relationships }) => {
    const relationship = relationships[tie]
    if (relationship) relationship.rating = rating
  })
const withVictory = (play: Play, dice: number) =>
  play.with(RUTH, (settler) => {
    settler.victoryDice = dice
  })

describe('a settler’s own dice', () => {
  it('NML-R24 one die for each Aspect, each once', () => {
    const play = atBear().do(ruth, { type: 'call-aspect', aspect: '1' }).do(ruth, { type: 'call-aspect', aspect: '2' })
    expect(play.diceOn('first')).toBe(3)
    play.refused(ruth, { type: 'call-aspect', aspect: '1' }, 'not-now')
    play.refused(anna, { type: 'call-aspect', aspect: '1' }, 'not-yours')
    play.refused(gm, { type: 'call-aspect', aspect: '1' }, 'not-yours')
    expect(play.do(gmFor(RUTH), { type: 'call-aspect', aspect: '3' }).diceOn('first')).toBe(4)
  })

  it('NML-R25 a Relationship gives as many dice as its rating, once', () => {
    const play = atBear().do(ruth, { type: 'call-relationship', relationship: 'r2' })
    expect(play.bundles('first', 'relationship')).toMatchObject([{ dice: 2, why: { name: 'Old Tom', rating: 2 } }])
    play.refused(ruth, { type: 'call-relationship', relationship: 'r2' }, 'not-now')
    play.refused(ruth, { type: 'call-relationship', relationship: 'r9' }, 'not-found')
    play.refused(ruth, { type: 'call-relationship', relationship: '__proto__' }, 'not-found')
  })

  it('NML-R25 a tie to a settler is called by that settler’s name', () => {
    const play = atBear().do(ruth, { type: 'call-relationship', relationship: 'r1' })
    expect(play.bundles('first', 'relationship')).toMatchObject([{ dice: 3, why: { name: 'Silas' } }])
  })

  it('NA6 relationshipDiceCap: 3 — a higher rating gives three dice', () => {
    const play = rated(atBear(), RUTH, 'r2', 5).do(ruth, { type: 'call-relationship', relationship: 'r2' })
    expect(play.bundles('first', 'relationship')).toMatchObject([{ dice: 3, why: { rating: 5 } }])
    const helped = rated(atBear(), ANNA, 'r3', 4).do(anna, { type: 'help', side: 'first', relationship: 'r3' })
    expect(helped.bundles('first', 'help')).toMatchObject([{ dice: 3 }])
  })

  it('NA6 relationshipDiceCap: none — a rating of five gives five dice', () => {
    const play = rated(atBear({ relationshipDiceCap: 'none' }), RUTH, 'r2', 5)
    expect(play.do(ruth, { type: 'call-relationship', relationship: 'r2' }).diceOn('first')).toBe(6)
  })

  it('NA6 a broken tie gives nothing', () => {
    rated(atBear(), RUTH, 'r2', 0).refused(ruth, { type: 'call-relationship', relationship: 'r2' }, 'not-allowed')
    rated(atBear(), ANNA, 'r3', 0).refused(anna, { type: 'help', side: 'first', relationship: 'r3' }, 'not-allowed')
  })

  it('NA7 relationshipsPerConflict: any — all that matter', () => {
    const play = atBear()
      .do(ruth, { type: 'call-relationship', relationship: 'r1' })
      .do(ruth, { type: 'call-relationship', relationship: 'r2' })
      .do(ruth, { type: 'call-relationship', relationship: 'r3' })
    expect(play.diceOn('first')).toBe(7)
  })

  it('NA7 relationshipsPerConflict: one — a second is refused', () => {
    const play = atBear({ relationshipsPerConflict: 'one' }).do(ruth, { type: 'call-relationship', relationship: 'r1' })
    play.refused(ruth, { type: 'call-relationship', relationship: 'r2' }, 'not-allowed')
  })

  it('NML-R26 NA8 each burned Victory Die gives a die and is gone; the GM owes a complication for each', () => {
    const play = withVictory(atBear(), 2).do(ruth, { type: 'burn-victory' }).do(ruth, { type: 'burn-victory' })
    expect(play.diceOn('first')).toBe(3)
    expect(play.settler(RUTH).victoryDice).toBe(0)
    expect(Object.values(play.conflict.complications)).toEqual([
      { seat: RUTH, text: '' },
      { seat: RUTH, text: '' },
    ])
    play.refused(ruth, { type: 'burn-victory' }, 'not-allowed')
    play.refused(anna, { type: 'burn-victory' }, 'not-yours')
  })

  it('D3 the GM writes the complication before the roll or after it, once', () => {
    const play = withVictory(atBear(), 1).do(ruth, { type: 'burn-victory' })
    const [complication] = Object.keys(play.conflict.complications)
    const write = { type: 'write-complication', complication: complication ?? '', text: 'hail' } as const
    play.refused(ruth, write, 'not-yours')
    play.refused(gm, { ...write, complication: 'none' }, 'not-found')
    expect(Object.values(play.do(gm, write).conflict.complications)).toEqual([{ seat: RUTH, text: 'hail' }])
    play.do(gm, write).refused(gm, write, 'not-now')
    expect(thrown(play, 5, 4, 1).do(gm, write).conflict.stage).toBe('result')
  })
})

describe('helpers', () => {
  it('N19 NML-R30 a helper adds dice equal to the Relationship', () => {
    const { relationship, dice } = vector('N19', z.object({ relationship: z.number(), dice: z.number() }))
    const play = atBear().do(silas, { type: 'help', side: 'first', relationship: 'r2' })
    expect(play.bundles('first', 'help')).toMatchObject([
      { dice, by: SILAS, why: { rating: relationship, name: 'Ruth' } },
    ])
  })

  it('NA9 helperRelationship: either — love of the one or hatred of the other, for either side', () => {
    const play = atQuarrel()
    expect(play.do(anna, { type: 'help', side: 'first', relationship: 'r1' }).diceOn('first')).toBe(4)
    expect(play.do(anna, { type: 'help', side: 'second', relationship: 'r3' }).diceOn('second')).toBe(2)
  })

  it('NA9 helperRelationship: helpedSide — only for whom the tie is to', () => {
    const play = atQuarrel({ helperRelationship: 'helpedSide' })
    play.refused(anna, { type: 'help', side: 'first', relationship: 'r1' }, 'not-allowed')
    expect(play.do(anna, { type: 'help', side: 'second', relationship: 'r1' }).diceOn('second')).toBe(4)
    const npc = atBear({ helperRelationship: 'helpedSide' })
    npc.refused(anna, { type: 'help', side: 'first', relationship: 'r2' }, 'not-allowed')
    expect(npc.do(anna, { type: 'help', side: 'second', relationship: 'r2' }).diceOn('second')).toBe(3)
  })

  it('NML-R30 a tie to an NPC helps where the GM is a side, and only there', () => {
    expect(atBear().do(anna, { type: 'help', side: 'first', relationship: 'r2' }).diceOn('first')).toBe(3)
    atQuarrel().refused(anna, { type: 'help', side: 'first', relationship: 'r2' }, 'not-allowed')
    atBear().refused(anna, { type: 'help', side: 'first', relationship: 'r1' }, 'not-allowed')
  })

  it('NA9 any number of helpers, one Relationship and one side each; a principal doesn’t help', () => {
    const play = atBear()
      .do(anna, { type: 'help', side: 'first', relationship: 'r3' })
      .do(silas, { type: 'help', side: 'second', relationship: 'r1' })
    play.refused(anna, { type: 'help', side: 'first', relationship: 'r2' }, 'not-now')
    play.refused(anna, { type: 'help', side: 'second', relationship: 'r2' }, 'not-now')
    play.refused(ruth, { type: 'help', side: 'first', relationship: 'r2' }, 'not-allowed')
    play.refused(gm, { type: 'help', side: 'first', relationship: 'r2' }, 'not-yours')
  })
})

describe('the GM’s dice', () => {
  const gmGather = z.object({ drama: z.number(), past: z.boolean(), dice: z.number() })
  it('N4 NML-R28 two Drama Dice with two Aspects: three dice, and the supply falls by two', () => {
    const { dice } = vector('N4', gmGather)
    const { aspects } = vector('N4', z.object({ aspects: z.array(z.string()) }))
    const play = aspects.reduce((now, aspect) => now.do(gm, { type: 'spend-drama', side: 'second', aspect }), atBear())
    expect(play.diceOn('second')).toBe(dice)
    expect(play.gmSeason.supply - play.gmSeason.left).toBe(2)
    expect(play.bundles('second', 'drama').map(({ why }) => why)).toMatchObject(aspects.map((text) => ({ text })))
  })

  it('N5 NML-R29 with the Past two dice more, not paid for', () => {
    const { drama, dice } = vector('N5', gmGather)
    const play = ['Ferocious', 'Full of Claws'].slice(0, drama).reduce(
      (now, aspect) => now.do(gm, { type: 'spend-drama', side: 'second', aspect }),
      atBear().do(gm, { type: 'call-past', seat: RUTH, how: 'the husband' }),
    ) // prettier-ignore
    expect(play.diceOn('second')).toBe(dice)
    expect(play.gmSeason.left).toBe(play.gmSeason.supply - 2)
  })

  it('NA20 a Past once a conflict, of whoever stands against the GM, and never between settlers', () => {
    const play = atBear().do(gm, { type: 'call-past', seat: RUTH, how: 'x' })
    play.refused(gm, { type: 'call-past', seat: RUTH, how: 'x' }, 'not-now')
    atBear().refused(gm, { type: 'call-past', seat: ANNA, how: 'x' }, 'not-allowed')
    atBear().refused(ruth, { type: 'call-past', seat: RUTH, how: 'x' }, 'not-yours')
    const helped = atBear().do(anna, { type: 'help', side: 'first', relationship: 'r3' })
    expect(helped.do(gm, { type: 'call-past', seat: ANNA, how: 'x' }).diceOn('second')).toBe(3)
    const against = atBear().do(anna, { type: 'help', side: 'second', relationship: 'r2' })
    against.refused(gm, { type: 'call-past', seat: ANNA, how: 'x' }, 'not-allowed')
    atQuarrel().refused(gm, { type: 'call-past', seat: RUTH, how: 'x' }, 'not-allowed')
  })

  it('NML-R31 NA21 between settlers the GM gives Drama Dice to one side only', () => {
    const play = atQuarrel().do(gm, { type: 'spend-drama', side: 'second', aspect: 'the crowd likes him' })
    expect(play.conflict.gift).toBe('second')
    play.refused(gm, { type: 'spend-drama', side: 'first', aspect: 'x' }, 'not-allowed')
    expect(play.do(gm, { type: 'spend-drama', side: 'second', aspect: 'y' }).diceOn('second')).toBe(3)
    atBear().refused(gm, { type: 'spend-drama', side: 'first', aspect: 'x' }, 'not-allowed')
    atBear().refused(ruth, { type: 'spend-drama', side: 'first', aspect: 'x' }, 'not-yours')
  })
})

describe('taking dice back', () => {
  it('NA24 whoever gathered them for nothing takes them back; the GM may refuse them', () => {
    const play = atBear()
      .do(ruth, { type: 'call-aspect', aspect: '1' })
      .do(anna, { type: 'help', side: 'first', relationship: 'r3' })
    const [aspect] = play.bundles('first', 'aspect')
    const [help] = play.bundles('first', 'help')
    const own = play.when(ruth, { type: 'strike-bundle', bundle: aspect?.id ?? '' })
    expect(eventOf(own, 'bundle-struck')).toMatchObject({ refused: false, name: 'Ruth' })
    expect(own.next.do(ruth, { type: 'call-aspect', aspect: '1' }).diceOn('first')).toBe(3)
    const refused = play.when(gm, { type: 'strike-bundle', bundle: help?.id ?? '' })
    expect(eventOf(refused, 'bundle-struck')).toMatchObject({ refused: true, name: 'Anna' })
    play.refused(ruth, { type: 'strike-bundle', bundle: help?.id ?? '' }, 'not-yours')
    play.refused(ruth, { type: 'strike-bundle', bundle: 'none' }, 'not-found')
  })

  it('what was paid for, the automatic die and what was thrown stay', () => {
    const play = withVictory(atBear(), 1)
      .do(ruth, { type: 'burn-victory' })
      .do(ruth, { type: 'call-aspect', aspect: '1' })
      .do(gm, { type: 'spend-drama', side: 'second', aspect: 'x' })
    for (const [side, kind] of [['first', 'victory'], ['first', 'always'], ['second', 'drama']] as const) {
      const bundle = play.bundles(side, kind)[0]?.id ?? ''
      play.refused(side === 'first' ? ruth : gm, { type: 'strike-bundle', bundle }, 'not-allowed')
    } // prettier-ignore
    const again = thrown(play, 1, 1, 1, 5, 5).do(ruth, { type: 'escalate', side: 'first', stakes: 'x' })
    again.refused(gm, { type: 'strike-bundle', bundle: again.bundles('first', 'aspect')[0]?.id ?? '' }, 'not-allowed')
  })

  it('NA20 a Past that the GM takes back may be called again', () => {
    const play = atBear().do(gm, { type: 'call-past', seat: RUTH, how: 'x' })
    const bundle = play.bundles('second', 'past')[0]?.id ?? ''
    play.refused(ruth, { type: 'strike-bundle', bundle }, 'not-yours')
    expect(play.do(gm, { type: 'strike-bundle', bundle }).conflict.pastCalled).toBe(false)
  })
})

describe('being ready', () => {
  it('NA23 D13 marking raises no step: two who press at once roll once', () => {
    const play = atBear()
    const { step } = play.conflict
    const first = play.do(ruth, { type: 'ready', side: 'first', step })
    expect(first.conflict.step).toBe(step)
    const both = first.when(gm, { type: 'ready', side: 'second', step }, [3, 2])
    expect(typesOf(both)).toEqual(['thrown', 'ready-marked', 'rolled'])
    expect(both.next.conflict.stage).toBe('result')
    both.next.refused(ruth, { type: 'ready', side: 'first', step }, 'stale')
  })

  it('NA23 dice that come to one side take back the other’s ready mark', () => {
    const play = atBear().do(ruth, { type: 'ready', side: 'first' })
    const { step } = play.conflict
    const added = play.do(gm, { type: 'spend-drama', side: 'second', aspect: 'x' })
    expect(added.conflict.sides.first.ready).toBe(false)
    expect(added.conflict.step).toBe(step + 1)
    added.refused(gm, { type: 'ready', side: 'second', step }, 'stale')
    expect(play.do(ruth, { type: 'call-aspect', aspect: '1' }).conflict.sides.first.ready).toBe(true)
  })

  it('NA23 a helper’s dice, and dice taken away, take back both', () => {
    const play = atBear().do(ruth, { type: 'ready', side: 'first' })
    expect(play.do(anna, { type: 'help', side: 'first', relationship: 'r3' }).conflict.sides.first.ready).toBe(false)
    const called = atBear().do(ruth, { type: 'call-aspect', aspect: '1' }).do(ruth, { type: 'ready', side: 'first' })
    const struck = called.do(ruth, { type: 'strike-bundle', bundle: called.bundles('first', 'aspect')[0]?.id ?? '' })
    expect(struck.conflict.sides.first.ready).toBe(false)
  })

  it('ready may be taken back; the chair may say it for whoever is away (D12)', () => {
    const play = atQuarrel().do(ruth, { type: 'ready', side: 'first' })
    play.refused(ruth, { type: 'ready', side: 'first' }, 'not-now')
    play.refused(ruth, { type: 'ready', side: 'second' }, 'not-yours')
    expect(play.do(ruth, { type: 'unready', side: 'first' }).conflict.sides.first.ready).toBe(false)
    play.refused(silas, { type: 'unready', side: 'second' }, 'not-now')
    expect(play.do(gmFor(SILAS), { type: 'ready', side: 'second' }, [2, 2]).conflict.stage).toBe('result')
  })
})
