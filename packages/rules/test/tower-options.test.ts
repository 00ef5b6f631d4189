import { describe, expect, it } from 'vitest'
import type { Game } from '../src/contract/game.ts'
import { invertedTowerGame } from '../src/inverted-tower/game.ts'
import { itOptionNotes, itOptions } from '../src/inverted-tower/options.ts'
import type { GameId } from '../src/table/ids.ts'
import { BRYN, GOLD, MOBS, ODO, TRAP, bonfire, bryn, cleared, eventOf, hit, inside, meet, merchant, odo, seated, stairs, together, typesOf, wat } from './tower-play.ts' // prettier-ignore

/** Kinds of events used up, in rooms 1 to 4. */
const allEvents = (options: Parameters<typeof inside>[0]) =>
  stairs(bonfire(merchant(inside(options).do(bryn, { type: 'new-room' }, TRAP.str).do(bryn, { type: 'face-trap' }, [6, GOLD])))) // prettier-ignore

describe('options (D8)', () => {
  it('the form says of each option each of its values, the default first', () => {
    expect(itOptionNotes.map(({ key }) => key)).toEqual(Object.keys(itOptions.shape))
    for (const { key, choices } of itOptionNotes) {
      const option = itOptions.shape[key as keyof typeof itOptions.shape]
      const values = choices.map(({ value }) => value)
      expect(new Set(values), key).toEqual(new Set(option.unwrap().options))
      expect(option.parse(undefined)).toBe(values[0])
    }
  })

  it('the game fits where games are listed', () => {
    const games: { readonly [id in GameId]?: Game } = { 'inverted-tower': invertedTowerGame }
    expect(games['inverted-tower']?.title).toBe('The Inverted Tower')
  })

  it('mode, race: solo goes down at once; a party, or a race, when all are there', () => {
    expect(typesOf(seated().when(bryn, { type: 'enter', name: '', attribute: 'str' }))).toContain('run-begun')
    for (const options of [{ mode: 'party' }, { race: 'on' }] as const) {
      const first = seated(options).when(bryn, { type: 'enter', name: '', attribute: 'str' })
      expect(typesOf(first)).toEqual(['begun', 'chapter-opened', 'seed-kept', 'delver-waits'])
    }
    expect(together({ mode: 'party' }).table.party?.order).toHaveLength(3)
    expect(together({ race: 'on' }).table.race?.runners).toHaveLength(3)
    // A race is for towers side by side: a party has one tower.
    expect(together({ mode: 'party', race: 'on' }).table.race).toBeNull()
  })
})

describe('daggers (IA8, D6)', () => {
  it('kept: each is used in every blow, and all of them add', () => {
    const play = hit(meet(inside().being({ daggers: 3 }), 2), [3], bryn, 3)
    expect(play.delver()).toMatchObject({ kills: 1, daggers: 3 })
  })

  it('spent: what is used is gone, hit or miss', () => {
    const play = meet(inside({ daggers: 'spent' }).being({ daggers: 3 }), 2)
    expect(hit(play, [6], bryn, 2).delver().daggers).toBe(1)
    expect(hit(play, [1], bryn, 1).delver()).toMatchObject({ daggers: 2, hp: 4 })
    expect(hit(play, [5], bryn, 0).delver().daggers).toBe(3)
  })
})

describe('duplicateEvent (IA1)', () => {
  it('reroll: the die falls again until it shows a kind that is free', () => {
    const play = inside().do(bryn, { type: 'new-room' }, TRAP.str).do(bryn, { type: 'face-trap' }, [1])
    const entered = play.when(bryn, { type: 'new-room' }, [5, 1, 2, 3, 4, GOLD])
    expect(eventOf(entered, 'room-entered')).toMatchObject({ found: { kind: 'merchant' }, dice: [{ faces: [1, 2, 3, 4] }] }) // prettier-ignore
  })

  it('reroll: when all four are used up every room is an encounter, and the check is told all the same', () => {
    const entered = allEvents({}).when(bryn, { type: 'new-room' }, [6, 6])
    expect(eventOf(entered, 'room-entered')).toMatchObject({
      check: { faces: [6] },
      found: { kind: 'mobs', monsters: 3 },
    })
  })

  it('encounter: a kind that was there is monsters', () => {
    const play = merchant(inside({ duplicateEvent: 'encounter' }))
    const entered = play.when(bryn, { type: 'new-room' }, [5, 4, 1])
    expect(eventOf(entered, 'room-entered')).toMatchObject({ found: { kind: 'mobs', monsters: 1 }, dice: [{ faces: [4] }, { faces: [1] }] }) // prettier-ignore
    expect(eventOf(play.when(bryn, { type: 'new-room' }, [5, 5, GOLD]), 'room-entered').found.kind).toBe('bonfire')
  })
})

describe('trapTreasure (IA2)', () => {
  const faced = (trapTreasure: 'ifPassed' | 'never', die: number) =>
    inside({ trapTreasure }).do(bryn, { type: 'new-room' }, TRAP.str).do(bryn, { type: 'face-trap' }, [die, GOLD]).delver().gold // prettier-ignore

  it('ifPassed: for whoever passes; never: for nobody', () => {
    expect([faced('ifPassed', 6), faced('ifPassed', 1), faced('never', 6), faced('never', 1)]).toEqual([1, 0, 0, 0])
  })
})

describe('layout (IA3)', () => {
  it('free: to any room, in one move with one check; a new room from anywhere', () => {
    const play = cleared(cleared(cleared(inside()))).do(bryn, { type: 'move-back', room: 1 }, [1])
    expect(play.do(bryn, { type: 'move-back', room: 3 }, [1]).run().at).toBe(3)
    expect(meet(play, 1).run()).toMatchObject({ at: 4, from: 1 })
  })

  it('line: room by room, each with its check; new rooms lie at the end', () => {
    const play = cleared(cleared(cleared(inside({ layout: 'line' }))))
    play.refused(bryn, { type: 'move-back', room: 1 }, 'not-allowed')
    const back = play.do(bryn, { type: 'move-back', room: 2 }, [1])
    back.refused(bryn, { type: 'new-room' }, 'not-allowed')
    expect(back.do(bryn, { type: 'move-back', room: 1 }, [6, 1]).stage()).toBe('fight')
    expect(meet(back.do(bryn, { type: 'move-back', room: 3 }, [1]), 1).run().at).toBe(4)
  })
})

describe('lastFloor (IA4)', () => {
  it('none: there is always a floor below, and the stairs may wait', () => {
    let play = inside()
    for (let floor = 1; floor <= 12; floor++) play = stairs(play).do(bryn, { type: 'descend' })
    expect(play.run().floor).toBe(13)
    const later = cleared(stairs(inside()))
    expect(later.do(bryn, { type: 'move-back', room: 1 }, [1]).do(bryn, { type: 'descend' }).run().floor).toBe(2)
  })

  for (const lastFloor of ['3', '5', '10'] as const)
    it(`${lastFloor}: the stairs of floor ${lastFloor} lead out, and that is a victory`, () => {
      let play = inside({ lastFloor })
      for (let floor = 1; floor < Number(lastFloor); floor++) play = stairs(play).do(bryn, { type: 'descend' })
      play = stairs(play)
      expect(play.stage()).toBe('explore')
      play = play.do(bryn, { type: 'descend' })
      expect(play.run()).toMatchObject({ floor: Number(lastFloor), stage: { kind: 'over', end: 'won' } })
      expect(play.table.best).toMatchObject([{ end: 'won' }])
      expect(play.room(1)).toMatchObject({ descended: true })
    })
})

describe('wanderInEventRooms (IA5)', () => {
  it('on: even by the fire; it warms after the fight', () => {
    const play = cleared(bonfire(inside())).being({ hp: 2 })
    const met = play.do(bryn, { type: 'move-back', room: 1 }, [5, 1])
    expect([met.stage(), met.delver().hp]).toEqual(['fight', 2])
    const won = met.when(bryn, { type: 'attack', attribute: 'str', daggers: 1 }, [6])
    expect(typesOf(won)).toEqual(['thrown', 'attacked', 'rested'])
    expect(won.next.delver().hp).toBe(5)
  })

  it('off: no check where an event was, one where monsters were', () => {
    const play = cleared(bonfire(inside({ wanderInEventRooms: 'off' }))).being({ hp: 2 })
    const moved = play.when(bryn, { type: 'move-back', room: 1 })
    expect(eventOf(moved, 'moved-back')).toMatchObject({ check: null, throw: null })
    expect(typesOf(moved)).not.toContain('thrown')
    expect(moved.next.delver().hp).toBe(5)
    expect(moved.next.do(bryn, { type: 'move-back', room: 2 }, [5, 1]).stage()).toBe('fight')
  })
})

describe('levelUpHeals (IA7)', () => {
  for (const [levelUpHeals, hp] of [
    ['none', 2],
    ['one', 3],
    ['full', 6],
  ] as const)
    // prettier-ignore
    it(`${levelUpHeals}: from 2 HP to ${hp}`, () => {
      const play = hit(meet(inside({ levelUpHeals }), 2).being({ xp: 10, kills: 10, hp: 2 }), [6])
      expect(play.delver()).toMatchObject({ hp, maxHp: 6, level: 2 })
    })
})

describe('naturalSix (IA9)', () => {
  const deep = (naturalSix: 'on' | 'off', die: number) =>
    meet(inside({ naturalSix }).with(({ table }) => {
      const run = table.play.runs[BRYN]
      if (run) run.floor = 5
    }), 2).when(bryn, { type: 'attack', attribute: 'str', daggers: 1 }, [die]) // prettier-ignore

  it('off: a six may be too little; on: it hits, and nothing less does', () => {
    expect(eventOf(deep('off', 6), 'attacked')).toMatchObject({ modifier: -3, passed: false })
    expect(eventOf(deep('on', 6), 'attacked').passed).toBe(true)
    expect(eventOf(deep('on', 5), 'attacked').passed).toBe(false)
  })
})

describe('flee (IA11)', () => {
  it('off: nobody leaves a room with monsters', () => {
    meet(inside(), 1).refused(bryn, { type: 'flee' }, 'not-allowed')
  })

  it('on: back to where one came from, with a check there; the monsters wait, and so does the treasure', () => {
    let play = hit(meet(cleared(inside({ flee: 'on' })), 3), [6])
    const fled = play.when(bryn, { type: 'flee' }, [1])
    expect(typesOf(fled)).toEqual(['thrown', 'fled', 'moved-back'])
    play = fled.next
    expect(play.run()).toMatchObject({ at: 1, from: 2, stage: { kind: 'explore' } })
    expect(play.room(2)).toMatchObject({ monsters: 3, killed: 1, treasure: null })
    const back = play.when(bryn, { type: 'move-back', room: 2 })
    expect(eventOf(back, 'moved-back')).toMatchObject({ check: null, monsters: 2, waiting: true })
    play = hit(hit(back.next, [6]), [6, GOLD])
    expect(play.room(2)).toMatchObject({ killed: 3, treasure: 'gold', wandering: [] })
  })

  it('on: from the first room to the foot of the stairs, where nobody wanders', () => {
    const fled = meet(inside({ flee: 'on' }), 2).when(bryn, { type: 'flee' })
    expect(eventOf(fled, 'moved-back')).toMatchObject({ room: 0, check: null })
    expect(fled.next.run().at).toBe(0)
    expect(fled.next.do(bryn, { type: 'move-back', room: 1 }).run().stage).toMatchObject({ left: 2 })
  })

  it('on: wanderers wait as well, and carry no treasure', () => {
    let play = cleared(cleared(inside({ flee: 'on' }))).do(bryn, { type: 'move-back', room: 1 }, [5, 3])
    play = play.do(bryn, { type: 'flee' }, [1])
    const met = play.do(bryn, { type: 'move-back', room: 1 })
    expect(met.run().stage).toEqual({ kind: 'fight', left: 2, wandering: true })
    expect(met.room(1).wandering).toHaveLength(1)
    expect(hit(hit(met, [6]), [6]).delver().gold).toBe(2)
  })
})

describe('bonfire (IA14)', () => {
  const visited = (option: 'always' | 'once') =>
    cleared(bonfire(inside({ bonfire: option })).being({ hp: 2 })).do(bryn, { type: 'move-back', room: 1 }, [1]).delver().hp // prettier-ignore

  it('always: it heals on each visit; once: only on the first', () => {
    expect(visited('always')).toBe(5)
    expect(visited('once')).toBe(2)
    expect(bonfire(inside({ bonfire: 'once' }).being({ hp: 1 })).delver().hp).toBe(5)
  })

  it('IA14 IA16 the merchant sells on every visit, a trap is done with, stairs stay', () => {
    let play = allEvents({}).being({ gold: 20 })
    play = play.do(bryn, { type: 'move-back', room: 2 }, [1]).do(bryn, { type: 'buy', item: 'potion' })
    play = play.do(bryn, { type: 'move-back', room: 1 }, [1])
    expect(play.stage()).toBe('explore')
    expect(play.do(bryn, { type: 'move-back', room: 4 }, [1]).do(bryn, { type: 'descend' }).run().floor).toBe(2)
  })
})

describe('wanderTreasure (IA15)', () => {
  const wandered = (wanderTreasure: 'on' | 'off') =>
    hit(cleared(cleared(inside({ wanderTreasure }))).do(bryn, { type: 'move-back', room: 1 }, [5, 1]), [6, 6])

  it('off: experience and nothing more; on: a throw for each fight, the room’s own stays as it was', () => {
    expect(wandered('off').delver()).toMatchObject({ kills: 3, xp: 3, gold: 2, potions: 1 })
    expect(wandered('on').delver()).toMatchObject({ kills: 3, gold: 2, potions: 2 })
    expect(wandered('on').room(1).treasure).toBe('gold')
  })
})

describe('roomsPerFloor (IA17)', () => {
  it('none: one may stay for ever', () => {
    let play = inside()
    for (let room = 1; room <= 25; room++) play = cleared(play)
    expect(play.run().explored).toBe(25)
  })

  for (const roomsPerFloor of ['5', '10', '20'] as const) {
    const last = Number(roomsPerFloor)
    it(`${last}: the last room has the stairs, without a die, and there is none after it`, () => {
      let play = inside({ roomsPerFloor })
      for (let room = 1; room < last; room++) play = cleared(play)
      const entered = play.when(bryn, { type: 'new-room' }, [GOLD])
      expect(eventOf(entered, 'room-entered')).toMatchObject({ check: null, throw: null, found: { kind: 'stairs' } })
      entered.next.refused(bryn, { type: 'new-room' }, 'not-allowed')
      expect(entered.next.do(bryn, { type: 'descend' }).do(bryn, { type: 'new-room' }, MOBS[1]).run().explored).toBe(1)
    })
  }

  it('5: where the stairs were found before, the last room is like any other', () => {
    let play = stairs(inside({ roomsPerFloor: '5' }))
    for (let room = 2; room <= 4; room++) play = cleared(play)
    play = cleared(play)
    play.refused(bryn, { type: 'new-room' }, 'not-allowed')
    expect(play.do(bryn, { type: 'move-back', room: 1 }, [1]).do(bryn, { type: 'descend' }).run().floor).toBe(2)
  })
})

describe('partyMoves (IA18)', () => {
  it('turn: whoever’s turn it is decides where they go', () => {
    const play = together({ mode: 'party' })
    play.refused(odo, { type: 'new-room' }, 'not-yours')
    expect(play.do(bryn, { type: 'new-room' }, MOBS[1]).stage()).toBe('fight')
  })

  it('majority: more than half of those who stand have to say the same; each has one say, which may change', () => {
    const play = together({ mode: 'party', partyMoves: 'majority' })
    const said = play.when(odo, { type: 'new-room' })
    expect(typesOf(said)).toEqual(['way-chosen'])
    expect(said.next.run().step).toBe(play.run().step)
    const again = said.next.do(odo, { type: 'new-room' })
    expect(again.run().votes).toEqual({ [ODO]: 'new' })
    const gone = again.when(wat, { type: 'new-room' }, MOBS[2])
    // Whose turn it is opens the door.
    expect(eventOf(gone, 'room-entered').seat).toBe(BRYN)
    expect(gone.next.run().votes).toEqual({})
  })
})
