import { describe, expect, it } from 'vitest'
import { itOptions } from '../src/inverted-tower/options.ts'
import { blowsOf, chanceSpending, checkChance, encounterChance, expectedLoss, firstFight, hpWithPotions, monsterChances, roomChances, roomsToStairs, survivalChance, usefulDaggers } from '../src/inverted-tower/index.ts' // prettier-ignore
import { newDelver } from '../src/inverted-tower/new-run.ts'
import { d6From } from '../src/inverted-tower/testing/simulate.ts'

/** 3.5: by modifier, for 1 to 7 HP, and the HP that an encounter costs on average. */
const SURVIVAL = [
  [-1, [0.066358, 0.131944, 0.196245, 0.258759, 0.319041, 0.376718, 0.4315], 10],
  [0, [0.160494, 0.308642, 0.440329, 0.553727, 0.648834, 0.726871, 0.789734], 4],
  [1, [0.291667, 0.520833, 0.6875, 0.802083, 0.877604, 0.925781, 0.955729], 2],
  [2, [0.469136, 0.740741, 0.880658, 0.947417, 0.977595, 0.990703, 0.996223], 1],
  [3, [0.70216, 0.922068, 0.981224, 0.995728, 0.999068, 0.999803, 0.999959], 0.4],
] as const

/** 3.5: with one blow in three, for 1 to 5 HP: in twenty-sevenths and the like. */
const THIRDS = [
  [1, [1 / 3, 5 / 9, 19 / 27, 65 / 81, 211 / 243]],
  [2, [1 / 9, 7 / 27, 11 / 27, 131 / 243, 473 / 729]],
  [3, [1 / 27, 1 / 9, 17 / 81, 233 / 729, 313 / 729]],
] as const

const none = { trap: null, merchant: null, bonfire: null, stairs: null }
const reroll = itOptions.parse({})
const encounter = itOptions.parse({ duplicateEvent: 'encounter' })
const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, one) => total + one, 0)

describe('checks', () => {
  it('I-R5 I-R20 the chance with each modifier, and with a six that always hits (IA9)', () => {
    const modifiers = [-5, -2, -1, 0, 1, 2, 3, 4, 9]
    expect(modifiers.map((modifier) => checkChance(modifier) * 6)).toEqual([0, 0, 1, 2, 3, 4, 5, 6, 6])
    expect(modifiers.map((modifier) => checkChance(modifier, true) * 6)).toEqual([1, 1, 1, 2, 3, 4, 5, 6, 6])
  })

  it('I-R20 before a blow: each attribute with each number of daggers that helps', () => {
    const delver = { ...newDelver({ name: '', attribute: 'dex' }), daggers: 2 }
    expect(blowsOf(delver, 1, reroll).map(({ attribute, daggers, chance }) => [attribute, daggers, chance * 6])).toEqual([
      ['str', 0, 1], ['str', 1, 2], ['str', 2, 3],
      ['dex', 0, 2], ['dex', 1, 3], ['dex', 2, 4],
      ['int', 0, 1], ['int', 1, 2], ['int', 2, 3],
    ]) // prettier-ignore
    expect(usefulDaggers({ ...delver, daggers: 50 }, 1)).toBe(4)
    expect(blowsOf({ ...delver, daggers: 50 }, 1, reroll).at(-1)).toMatchObject({ daggers: 5, chance: 1 })
  })
})

describe('fights', () => {
  it.each(SURVIVAL)('3.5 to survive an encounter at modifier %i, to six decimals', (modifier, chances, loss) => {
    const hit = checkChance(modifier)
    chances.forEach((chance, i) => expect(encounterChance(i + 1, hit)).toBeCloseTo(chance, 6))
    expect(expectedLoss(hit)).toBeCloseTo(loss, 9)
  })

  it.each(THIRDS)('3.5 to survive %i monsters at one in three, exactly', (monsters, chances) => {
    chances.forEach((chance, i) => expect(survivalChance(monsters, i + 1, 1 / 3)).toBeCloseTo(chance, 12))
  })

  it('3.5 where nothing hits nobody survives, and where everything does nobody is hurt', () => {
    expect([encounterChance(50, 0), expectedLoss(0)]).toEqual([0, Infinity])
    expect(encounterChance(1, 1)).toBeCloseTo(1, 12)
    expect(expectedLoss(1)).toBe(0)
  })

  it('IA13 a potion at the last moment is worth Max HP less one', () => {
    expect(hpWithPotions({ hp: 3, maxHp: 6, potions: 2 })).toBe(13)
    // Two monsters, one HP of five and a potion: as with five.
    const d6 = d6From(3)
    let survived = 0
    for (let i = 0; i < 40_000; i++) {
      let [hp, potions, left] = [1, 1, 2]
      while (left > 0 && hp > 0) {
        if (hp === 1 && potions > 0) [hp, potions] = [5, 0]
        if (d6() >= 5) left--
        else hp--
      }
      if (hp > 0) survived++
    }
    expect(Math.abs(survived / 40_000 - survivalChance(2, 5, 1 / 3))).toBeLessThan(0.01)
  })
})

describe('at the stairs', () => {
  it('IA9 the warning says what the first fight below will be like', () => {
    const delver = newDelver({ name: '', attribute: 'str' })
    const kept = firstFight(delver, 2, itOptions.parse({}))
    expect([kept.bare, kept.armed]).toEqual([checkChance(-1), checkChance(0)])
    expect(kept.survives).toBeCloseTo(0.648834, 6)
    expect(kept.survivesDrinking).toBeCloseTo(encounterChance(9, 1 / 3), 12)
    expect(firstFight(delver, 9, itOptions.parse({}))).toEqual({ bare: 0, armed: 0, survives: 0, survivesDrinking: 0 })
    expect(firstFight(delver, 9, itOptions.parse({ naturalSix: 'on' })).bare).toBe(1 / 6)
  })

  it('COPY-7 IA9 hearts and potions without end are reckoned no longer than a few hundred', () => {
    const delver = { ...newDelver({ name: '', attribute: 'str' }), hp: 1e15, maxHp: 1e15, potions: 1e15 }
    for (const daggers of ['kept', 'spent'] as const)
      expect(firstFight(delver, 2, itOptions.parse({ daggers, naturalSix: 'on' })).survivesDrinking).toBeCloseTo(1, 12)
    expect(survivalChance(3, 1e15, 1 / 6)).toBeCloseTo(1, 12)
  })

  it('IA8 spent daggers are spent as well as can be: never worse than at once, or than not at all', () => {
    const bare = -1
    const without = survivalChance(2, 3, checkChance(bare))
    const best = chanceSpending(2, 3, 2, bare, false)
    expect(chanceSpending(2, 3, 0, bare, false)).toBeCloseTo(without, 12)
    const oneEach = (left: number, lives: number, held: number): number => {
      if (left === 0) return 1
      if (lives === 0) return 0
      const used = Math.min(1, held)
      const hit = checkChance(bare + used)
      return hit * oneEach(left - 1, lives, held - used) + (1 - hit) * oneEach(left, lives - 1, held - used)
    }
    expect(best).toBeGreaterThanOrEqual(oneEach(2, 3, 2))
    expect(best).toBeGreaterThan(without)
    const survives = firstFight({ ...newDelver({ name: '', attribute: 'str' }), daggers: 1 }, 2, itOptions.parse({ daggers: 'spent' })).survives // prettier-ignore
    const kept = firstFight(newDelver({ name: '', attribute: 'str' }), 2, itOptions.parse({})).survives
    expect(survives).toBeLessThan(kept)
    expect(survives).toBeGreaterThan(encounterChance(5, checkChance(-1)))
  })
})

describe('rooms', () => {
  it('I-R6 I-R12 I-R17 3.5 the first new room of a floor', () => {
    const { monsters, events } = roomChances({ events: none }, reroll)
    for (const chance of monsters) expect(chance).toBeCloseTo(2 / 9, 12)
    expect(events.trap).toBeCloseTo(1 / 6, 12)
    for (const kind of ['merchant', 'bonfire', 'stairs'] as const) expect(events[kind]).toBeCloseTo(1 / 18, 12)
    expect(sum(monsterChances().values())).toBeCloseTo(1, 12)
  })

  it('IA1 later rooms: what was there goes to the other events, or to monsters; all add up to one', () => {
    const events = { ...none, trap: 1 }
    expect(roomChances({ events }, reroll).events.stairs).toBeCloseTo(1 / 9, 12)
    expect(roomChances({ events }, encounter).events.stairs).toBeCloseTo(1 / 18, 12)
    for (const options of [reroll, encounter])
      for (const had of [none, events, { ...events, bonfire: 2, merchant: 3 }, { trap: 1, merchant: 2, bonfire: 3, stairs: 4 }]) {
        const chances = roomChances({ events: had }, options)
        expect(sum([...chances.monsters, ...Object.values(chances.events)])).toBeCloseTo(1, 12)
      } // prettier-ignore
  })

  it('IA1 3.5 the stairs come after 8.25 rooms on average, or after 18', () => {
    expect(roomsToStairs(reroll)).toBeCloseTo(33 / 4, 9)
    expect(roomsToStairs(encounter)).toBeCloseTo(18, 9)
  })
})
