/** Healing scenes (T-R69 to T-R74, TA14). */
import { describe, expect, it } from 'vitest'
import type { TlOptions } from '../src/towerlands/options.ts'
import { asks, burden, own, trait } from './towerlands-calling.ts'
import { bothReady, gm, ISOLT, isolt, marrec, playing, round, type Play } from './towerlands-play.ts'

/** Isolt has Influence 3, Mental 3 and these burdens, of different domains, and asks for the first. */
const asked = (values: readonly number[], options: Partial<TlOptions> = {}): Play => {
  const domains = ['mental', 'social', 'physical'] as const
  return playing({ lastChance: 'off', ...options })
    .with(({ table }) => {
      const hero = table.play.heroes[ISOLT]
      const made = values.map((value, i) => [`b${i + 1}`, { name: `burden ${i + 1}`, domain: domains[i % 3] ?? 'mental', value, from: null }] as const) // prettier-ignore
      Object.assign(hero?.burdens ?? {}, Object.fromEntries(made))
      if (hero?.sheet) Object.assign(hero.sheet, { influence: 3, domains: { ...hero.sheet.domains, mental: 3, social: 1 } }) // prettier-ignore
    })
    .do(isolt, { type: 'ask-healing', burden: 'b1' })
}
const scene = (values: readonly number[], faces: readonly number[], options: Partial<TlOptions> = {}): Play =>
  asked(values, options).do(gm, { type: 'open-healing', domain: 'mental' }).do(gm, { type: 'roll' }, faces)
const WINS = [19, 18, 17, 8, 7, 6, 5, 4, 3] as const
const LOSES = [5, 4, 3, 2, 2, 2, 19, 18, 17] as const
const decided = (play: Play): Play => {
  let at = play
  while (at.stage === 'window' || at.stage === 'victory')
    at = at.stage === 'victory' ? at.do(gm, { type: 'play-die' }) : round(at)
  return at
}

describe('how it begins', () => {
  it('T-R69 is asked for by the bearer, outside of conflicts, for a burden above 1; the point is paid as the GM opens it', () => {
    const play = asked([11])
    expect([play.hero(ISOLT).storyPoints, play.stage]).toEqual([1, 'setup'])
    expect(play.do(isolt, { type: 'withdraw' }).hero(ISOLT).storyPoints).toBe(1)
    play.refused(marrec, { type: 'withdraw' }, 'not-yours')
    play.refused(isolt, { type: 'open-healing', domain: 'mental' }, 'not-yours')
    expect(play.do(gm, { type: 'open-healing', domain: 'mental' }).hero(ISOLT).storyPoints).toBe(0)
    const table = playing()
    table.refused(isolt, { type: 'ask-healing', burden: 'none' }, 'not-found')
    table.refused(gm, { type: 'ask-healing', burden: 'none' }, 'not-yours')
    scene([11], WINS).refused(isolt, { type: 'ask-healing', burden: 'b1' }, 'not-now')
    const one = asked([11]).do(isolt, { type: 'withdraw' }).with(({ table: { play: at } }) => Object.assign(at.heroes[ISOLT]?.burdens['b1'] ?? {}, { value: 1 })) // prettier-ignore
    one.refused(isolt, { type: 'ask-healing', burden: 'b1' }, 'not-allowed')
  })

  it('T-R70 T-R72 the burden has the hero’s Influence and no domain dice; the GM chooses the domain', () => {
    const mental = asked([11]).do(gm, { type: 'open-healing', domain: 'mental' })
    expect(mental.conflict.sides).toMatchObject({ first: { influence: 3, rating: 3 }, second: { influence: 3, rating: 0, principal: 'gm' } }) // prettier-ignore
    const social = asked([11]).do(gm, { type: 'open-healing', domain: 'social' })
    expect(social.conflict).toMatchObject({ domain: 'social', sides: { first: { rating: 1 } } })
  })

  it('T-R71 D9 every burden lies there as a die that counts as thrown: ties and twenties are kept', () => {
    const play = scene([11, 20, 12], [6, 5, 4, 3, 2, 1, 11, 12, 17])
    expect(play.piles('second')).toEqual({ kept: [20, 17, 12, 12], unkept: [11, 11] })
  })
})

describe('how it ends', () => {
  it('T-R73 won: the burden is gone; nothing is burdened on the burden’s side, and nothing sacrificed', () => {
    const play = scene([11, 9], WINS)
    expect(bothReady(play).stage).toBe('narrate')
    const won = decided(play)
    expect(won.conflict).toMatchObject({ stage: 'aftermath', winner: 'first' })
    const over = won.do(gm, { type: 'accept-result', side: 'second' }).do(isolt, { type: 'tell', side: 'first', text: 'Light.' }) // prettier-ignore
    expect(Object.keys(over.hero(ISOLT).burdens)).toEqual(['b2'])
  })

  it('TA14 (2) a burden may come of it, or not, as the table has it: by a die left over and by a sacrifice', () => {
    for (const healingNewBurdens of ['allowed', 'forbidden'] as const) {
      const play = scene([16], LOSES, { healingNewBurdens })
      expect(bothReady(play).stage).toBe(healingNewBurdens === 'allowed' ? 'victory' : 'narrate')
      expect(decided(scene([17], LOSES, { healingNewBurdens })).stage).toBe(healingNewBurdens === 'allowed' ? 'burden' : 'aftermath') // prettier-ignore
    }
    const more = decided(scene([17], LOSES)).do(gm, { type: 'write-burden', name: 'Deeper', text: '' })
    expect(Object.values(more.hero(ISOLT).burdens).map(({ name, domain }) => [name, domain])).toContainEqual(['Deeper', 'mental']) // prettier-ignore
  })

  it('TA14 (3) lost: an unkept die of the hero’s; who has none is left with the burden as it is', () => {
    const options = { healingNewBurdens: 'forbidden' } as const
    const lost = decided(scene([16], LOSES, options))
    lost.refused(gm, { type: 'pick-loss', die: lost.die('first', 2) }, 'not-yours')
    lost.refused(isolt, { type: 'escalate', side: 'first', win: 'a', lose: 'b' }, 'not-allowed')
    expect(lost.do({ ...gm, as: ISOLT }, { type: 'pick-loss', die: lost.die('first', 2) }).hero(ISOLT).burdens['b1']?.value).toBe(2) // prettier-ignore
    const bare = lost.with(({ table: { play: { conflict } } }) => {
      for (const die of Object.values(conflict?.sides.first.dice ?? {})) die.pile = 'out'
    }) // prettier-ignore
    const over = bare.do(isolt, { type: 'accept-result', side: 'first' }).do(gm, { type: 'tell', side: 'second', text: '' }) // prettier-ignore
    expect(over.hero(ISOLT).burdens['b1']?.value).toBe(16)
  })

  it('TA14 (5) nobody wins: the burden stays, and the point is gone', () => {
    const tied = decided(scene([2], [9, 8, 7, 3, 3, 3, 9, 8, 7]))
    expect(tied.conflict).toMatchObject({ winner: null, how: 'stalemate' })
    const over = tied.do(isolt, { type: 'accept-result', side: 'first' })
    expect([over.hero(ISOLT).burdens['b1']?.value, over.hero(ISOLT).storyPoints]).toEqual([2, 0])
  })

  it('TA19 giving in is losing it, on either side', () => {
    const play = scene([16], LOSES, { healingNewBurdens: 'forbidden' })
    expect(play.do(isolt, { type: 'concede', side: 'first' }).conflict).toMatchObject({ stage: 'aftermath', winner: 'second' }) // prettier-ignore
    expect(play.do(gm, { type: 'concede', side: 'second' }).conflict).toMatchObject({ stage: 'aftermath', winner: 'first' }) // prettier-ignore
  })
})

describe('what is called in it', () => {
  it('T-R74 TA14 (1) the GM calls what the hero has and has not called, her Kingdom and her Wells too; each once between them', () => {
    const play = scene([11], WINS, { calls: 'perRound' })
    const mine = play.do(isolt, asks(trait(play, 't1', 8)), [9])
    const take = (id: string): ReturnType<typeof asks> => asks({ kind: 'trait', trait: id, dice: [play.die('second', 4)], how: 'x' }, 'second') // prettier-ignore
    mine.refused(gm, take('t1'), 'not-allowed')
    expect(mine.do(gm, take('kingdom'), [20]).piles('second').kept).toContain(20)
    const theirs = play.do(gm, take('t2'), [20])
    theirs.refused(isolt, asks(trait(theirs, 't2', 8)), 'not-allowed')
  })

  it('TA14 (1) with private sheets the GM’s call opens the trait, and no other', () => {
    const play = scene([11], WINS, { privateSheets: 'on' })
    const called = play.do(gm, asks({ kind: 'trait', trait: 't2', dice: [play.die('second', 4)], how: 'x' }, 'second'), [20]) // prettier-ignore
    expect(Object.keys(called.hero(ISOLT).sheet?.traits ?? {})).toEqual(['t2'])
  })

  it('TA14 (4) the hero’s burdens are not called, by either side', () => {
    const play = scene([11, 9], WINS)
    play.refused(isolt, asks(own('b2')), 'not-allowed')
    play.refused(gm, asks(burden(play, 'b2', 4, 'second'), 'second'), 'not-allowed')
    play.refused(isolt, { type: 'overcome-burden', of: { kind: 'hero', seat: ISOLT }, burden: 'b1', story: '' }, 'not-now') // prettier-ignore
  })
})
