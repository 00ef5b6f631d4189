import { describe, expect, it } from 'vitest'
import { isHouseEvent } from '../src/house/events.ts'
import { recompute } from '../src/dice/chapter.ts'
import { shown } from '../src/inverted-tower/shown.ts'
import { itEvent } from '../src/inverted-tower/events.ts'
import { BRYN, DAGGER, GOLD, MOBS, ODO, POTION, TRAP, bonfire, bryn, cleared, eventOf, hit, host, inside, meet, merchant, odo, seated, stairs, typesOf, watcher } from './tower-play.ts' // prettier-ignore

describe('going down', () => {
  it('I-R1 D8 the first delver begins play: options stay as they are, and whoever has a name keeps it', () => {
    const play = seated().do(host, { type: 'choose-option', key: 'daggers', value: 'spent' })
    const first = play.when(bryn, { type: 'enter', name: 'Bryn the Bold', attribute: 'int' })
    expect(typesOf(first)).toEqual(['begun', 'chapter-opened', 'seed-kept', 'run-begun'])
    first.next.refused(host, { type: 'choose-option', key: 'daggers', value: 'kept' }, 'not-now')
    expect(first.next.delver()).toMatchObject({ name: 'Bryn the Bold', attributes: { str: 0, dex: 0, int: 1 } })
    expect(first.next.do(odo, { type: 'enter', name: '', attribute: 'dex' }).delver(ODO).name).toBe(ODO)
    expect(typesOf(first.next.when(odo, { type: 'enter', name: '', attribute: 'dex' }))).toEqual(['run-begun'])
  })

  it('IA19 no GM: a chair without a seat has no delver, a chair with one has, and spectators watch', () => {
    const play = inside()
    play.refused(host, { type: 'enter', name: '', attribute: 'str' }, 'not-yours')
    play.refused(host, { type: 'new-room' }, 'not-yours')
    play.refused(watcher, { type: 'enter', name: '', attribute: 'str' }, 'not-yours')
    const both = { viewer: { chair: true, seat: ODO } }
    const seatedHost = play.do(both, { type: 'enter', name: '', attribute: 'str' })
    expect(seatedHost.do(both, { type: 'new-room' }, MOBS[1]).stage(ODO)).toBe('fight')
    expect(seatedHost.stage(BRYN)).toBe('explore')
  })

  it('TOWER-3 D13 a second press of the same key does nothing twice, and another run is another run', () => {
    const play = inside()
    const { id, step } = play.run()
    const next = meet(play, 1)
    next.refused(bryn, { type: 'new-room', run: id, step }, 'stale')
    next.refused(bryn, { type: 'attack', run: 'another', step: step + 1, attribute: 'str', daggers: 0 }, 'stale')
    next.refused(bryn, { type: 'enter', name: '', attribute: 'str' }, 'not-now')
  })

  it('D12 the chair acts for whoever is away', () => {
    expect(
      inside()
        .do({ ...host, as: BRYN }, { type: 'new-room' }, MOBS[2])
        .run().stage,
    ).toMatchObject({ left: 2 })
  })
})

describe('rooms', () => {
  it('I-R6 a check below 5 is an encounter, else an event', () => {
    for (const die of [1, 2, 3, 4]) expect(inside().do(bryn, { type: 'new-room' }, [die, 1]).room(1).kind).toBe('mobs')
    for (const die of [5, 6])
      expect(inside().do(bryn, { type: 'new-room' }, [die, 5, GOLD]).room(1).kind).toBe('bonfire')
  })

  it('I-R7 I-R8 I-R9 an event room is noted, has no monsters, and takes its kind off the floor', () => {
    const play = bonfire(inside())
    expect(play.run().events).toEqual({ trap: null, merchant: null, bonfire: 1, stairs: null })
    expect(play.stage()).toBe('explore')
    const second = play.do(bryn, { type: 'new-room' }, [6, 5, 5, 4, GOLD])
    expect(second.room(2).kind).toBe('merchant')
    expect(second.do(bryn, { type: 'new-room' }, [6, 5, 4, 6, GOLD]).do(bryn, { type: 'descend' }).run().events.bonfire).toBeNull() // prettier-ignore
  })

  it('I-R10 I-R11 an encounter is fought first, then comes its treasure', () => {
    let play = meet(inside(), 2)
    play.refused(bryn, { type: 'new-room' }, 'not-now')
    play.refused(bryn, { type: 'retire' }, 'not-now')
    play = hit(play, [6])
    expect(play.room(1).treasure).toBeNull()
    const last = play.when(bryn, { type: 'attack', attribute: 'str', daggers: 1 }, [6, GOLD])
    expect(typesOf(last)).toEqual(['thrown', 'attacked', 'treasure-found'])
    expect(last.next.room(1)).toMatchObject({ killed: 2, treasure: 'gold' })
  })

  it('I-R13 the merchant sells daggers and potions at five gold each, as many as are paid for', () => {
    let play = merchant(inside())
    play.refused(bryn, { type: 'buy', item: 'dagger' }, 'not-allowed')
    play = play.being({ gold: 11 }).do(bryn, { type: 'buy', item: 'dagger' }).do(bryn, { type: 'buy', item: 'potion' })
    expect(play.delver()).toMatchObject({ gold: 1, daggers: 2, potions: 2 })
    cleared(play).being({ gold: 5 }).refused(bryn, { type: 'buy', item: 'dagger' }, 'not-now')
    meet(play, 1).being({ gold: 5 }).refused(bryn, { type: 'buy', item: 'dagger' }, 'not-now')
  })

  it('I-R14 I-R2 a bonfire heals up to Max HP', () => {
    expect(bonfire(inside().being({ hp: 2 })).delver().hp).toBe(5)
    expect(bonfire(inside().being({ hp: 2, maxHp: 7 })).delver().hp).toBe(7)
  })

  it('I-R15 stairs lead to the next floor, where the check of a blow is harder', () => {
    inside().refused(bryn, { type: 'descend' }, 'not-now')
    const play = stairs(inside()).do(bryn, { type: 'descend' })
    expect(play.run()).toMatchObject({ floor: 2, explored: 0, at: 0, rooms: {} })
    const blow = meet(play, 1).when(bryn, { type: 'attack', attribute: 'str', daggers: 1 }, [4])
    expect(eventOf(blow, 'attacked')).toMatchObject({ modifier: 0, passed: false })
  })

  it('I-R16 a trap is a check with its attribute: neither floor nor daggers count', () => {
    const at = (kind: 'str' | 'dex', die: number) =>
      inside().do(bryn, { type: 'new-room' }, TRAP[kind]).when(bryn, { type: 'face-trap' }, [die, GOLD])
    expect(eventOf(at('str', 4), 'trap-faced')).toMatchObject({ modifier: 1, passed: true, hp: 5 })
    expect(eventOf(at('dex', 4), 'trap-faced')).toMatchObject({ modifier: 0, passed: false, hp: 4 })
    expect(at('dex', 5).next.room(1)).toMatchObject({ attribute: 'dex', passed: true, treasure: 'gold' })
    expect(typesOf(at('dex', 4))).not.toContain('treasure-found')
  })

  it('I-R16 IA13 before a trap is faced a potion may be drunk', () => {
    const play = inside().being({ hp: 1 }).do(bryn, { type: 'new-room' }, TRAP.dex)
    play.refused(bryn, { type: 'new-room' }, 'not-now')
    expect(play.do(bryn, { type: 'drink' }).do(bryn, { type: 'face-trap' }, [1]).delver().hp).toBe(4)
  })

  it('I-R18 each room has a gold piece, a dagger or a potion', () => {
    expect(cleared(inside(), GOLD).delver()).toMatchObject({ gold: 1, daggers: 1, potions: 1 })
    expect(cleared(inside(), DAGGER).delver()).toMatchObject({ gold: 0, daggers: 2, potions: 1 })
    expect(cleared(inside(), POTION).delver()).toMatchObject({ gold: 0, daggers: 1, potions: 2 })
  })

  it('I-R23 I-R25 going back to any room that was seen takes a check, which may be an encounter', () => {
    const play = cleared(cleared(inside()))
    play.refused(bryn, { type: 'move-back', room: 2 }, 'not-allowed')
    play.refused(bryn, { type: 'move-back', room: 3 }, 'not-found')
    const quiet = play.do(bryn, { type: 'move-back', room: 1 }, [4])
    expect([quiet.run().at, quiet.stage()]).toEqual([1, 'explore'])
    const met = play.do(bryn, { type: 'move-back', room: 1 }, [5, 6])
    expect(met.run().stage).toEqual({ kind: 'fight', left: 3, wandering: true })
    expect(met.room(1).wandering).toEqual([{ monsters: 3, killed: 0 }])
  })
})

describe('fights', () => {
  it('I-R20 I-R21 I-R22 IA11 one check at one monster: it dies, or a hit point goes, one however many stand', () => {
    const play = meet(inside(), 3)
    play.refused(bryn, { type: 'attack', attribute: 'str', daggers: 2 }, 'not-allowed')
    const missed = play.do(bryn, { type: 'attack', attribute: 'dex', daggers: 0 }, [5])
    expect([missed.delver().hp, missed.run().stage]).toEqual([4, { kind: 'fight', left: 3, wandering: false }])
    const killed = missed.do(bryn, { type: 'attack', attribute: 'str', daggers: 0 }, [5])
    expect(killed.delver()).toMatchObject({ hp: 4, kills: 1, xp: 1 })
    expect(killed.run().stage).toMatchObject({ left: 2 })
  })

  it('I-R19 IA7 a level brings a hit point and a point, to be given before the next roll', () => {
    let play = hit(meet(inside(), 2).being({ xp: 10, kills: 10, hp: 3 }), [6])
    expect(play.delver()).toMatchObject({ level: 2, xp: 0, maxHp: 6, hp: 3, points: 1 })
    play.refused(bryn, { type: 'attack', attribute: 'str', daggers: 0 }, 'not-now')
    play = play.do(bryn, { type: 'drink' }).do(bryn, { type: 'raise', attribute: 'int' })
    expect(play.delver()).toMatchObject({ attributes: { str: 1, dex: 0, int: 1 }, points: 0, hp: 6 })
    play.refused(bryn, { type: 'raise', attribute: 'int' }, 'not-now')
    play = hit(play.being({ points: 1 }).do(bryn, { type: 'raise', attribute: 'str' }), [6, GOLD])
    play.being({ points: 1 }).refused(bryn, { type: 'new-room' }, 'not-now')
  })

  it('IA13 a potion is drunk at any time between rolls, not at full HP, and is gone', () => {
    const play = meet(inside(), 1)
    play.refused(bryn, { type: 'drink' }, 'not-allowed')
    const drunk = play.being({ hp: 1 }).do(bryn, { type: 'drink' })
    expect(drunk.delver()).toMatchObject({ hp: 5, potions: 0 })
    drunk.being({ hp: 1 }).refused(bryn, { type: 'drink' }, 'not-allowed')
  })

  it('IA12 without HP a delver is dead, potion or not, and no treasure comes; the next run is one command', () => {
    const dying = meet(inside().being({ hp: 1 }), 1).when(bryn, { type: 'attack', attribute: 'dex', daggers: 0 }, [1])
    expect(typesOf(dying)).toEqual(['thrown', 'attacked', 'delver-left', 'run-ended', 'best-kept', 'chapter-closed', 'seed-kept']) // prettier-ignore
    const dead = dying.next
    expect(dead.run().stage).toEqual({ kind: 'over', end: 'dead' })
    expect(dead.delver()).toMatchObject({ fate: 'dead', potions: 1, hp: 0 })
    dead.refused(bryn, { type: 'drink' }, 'not-now')
    const again = dead.do(bryn, { type: 'enter', name: 'Bryn II', attribute: 'dex' })
    expect(again.run()).toMatchObject({ number: 2, floor: 1, explored: 0 })
    expect(again.table.best).toMatchObject([{ number: 1, floor: 1, kills: 0, rooms: 1, end: 'dead' }])
  })

  it('IA12 I-R16 a trap kills as well', () => {
    const play = inside().being({ hp: 1 }).do(bryn, { type: 'new-room' }, TRAP.int)
    const dead = play.do(bryn, { type: 'face-trap' }, [2])
    expect(dead.run().stage).toMatchObject({ end: 'dead' })
    expect(dead.room(1)).toMatchObject({ passed: false, treasure: null })
  })

  it('3.4 whoever has had enough goes home, between rooms', () => {
    const home = cleared(inside()).do(bryn, { type: 'retire' })
    expect(home.run().stage).toEqual({ kind: 'over', end: 'retired' })
    expect(home.table.best).toMatchObject([{ end: 'retired', kills: 1 }])
    home.refused(bryn, { type: 'new-room' }, 'not-now')
    home.refused(bryn, { type: 'retire' }, 'not-now')
  })
})

describe('the table', () => {
  it('TOWER-1 IA4 the best runs are kept, by floor and then by kills, and no more than ten', () => {
    let play = seated()
    for (let run = 0; run < 12; run++) {
      play = play.do(bryn, { type: 'enter', name: `run ${run}`, attribute: 'str' })
      for (let room = 0; room < run % 6; room++) play = cleared(play)
      if (run === 4) play = stairs(play).do(bryn, { type: 'descend' })
      play = play.do(bryn, { type: 'retire' })
    }
    const scores = play.table.best.map(({ names: [name], floor, kills }) => [name, floor, kills])
    expect(scores.slice(0, 3)).toEqual([
      ['run 4', 2, 4],
      ['run 5', 1, 5],
      ['run 11', 1, 5],
    ])
    expect(scores).toHaveLength(10)
    expect(play.table.best[0]?.floors.map(({ rooms }) => rooms)).toEqual([5, 0])
    expect(play.table.counted.runs).toBe(12)
  })

  it('DICE-4 DICE-7 the seed opens with each floor and at each end, and gives every throw again', () => {
    const seeds: { seed: string; nonces: string; thrown: number }[] = []
    const throws: { number: number; dice: { die: number; sides: number; faces: readonly number[] }[] }[][] = [[]]
    let play = inside()
    const { chapter } = play.state.table
    play = play.do(bryn, { type: 'nonce', chapter: chapter?.id ?? '', value: 'ab'.repeat(16) })
    for (let i = 0; i < 400 && play.stage() !== 'over'; i++) {
      const { kind } = play.run().stage
      const points = play.delver().points > 0
      const command =
        points ? ({ type: 'raise', attribute: 'str' } as const)
        : kind === 'fight' ? ({ type: 'attack', attribute: 'str', daggers: play.delver().daggers } as const)
        : kind === 'trap' ? ({ type: 'face-trap' } as const)
        : play.run().at === play.run().events.stairs ? ({ type: 'descend' } as const)
        : ({ type: 'new-room' } as const) // prettier-ignore
      const { events, next, refusal } = play.when(bryn, command)
      expect(refusal).toBeNull()
      for (const { event } of events) {
        if (event.type === 'chapter-closed') {
          seeds.push(event as never)
          throws.push([])
        }
        if (isHouseEvent(event)) continue
        throws.at(-1)?.push(...(shown(itEvent.parse(event)) as never[]))
      }
      play = next
    }
    expect(play.stage()).toBe('over')
    expect(seeds.length).toBeGreaterThan(0)
    expect(seeds[0]?.nonces).toContain('abab')
    seeds.forEach(({ seed, nonces, thrown }, i) => {
      const numbers = (throws[i] ?? []).map(({ number }) => number)
      expect([...new Set(numbers)]).toEqual(Array.from({ length: thrown }, (_, k) => k + 1))
      for (const { number, dice } of throws[i] ?? []) expect(recompute({ seed, nonces, number }, dice)).toEqual(dice)
    })
  })

  it('IA18 side by side each has a tower, dice and an end of their own', () => {
    let play = inside().do(odo, { type: 'enter', name: '', attribute: 'dex' })
    play = meet(play, 2).do(odo, { type: 'new-room' }, [5, 6, GOLD])
    expect([play.stage(BRYN), play.stage(ODO)]).toEqual(['fight', 'explore'])
    const down = play.when(odo, { type: 'descend' })
    // Others throw the same chapter's dice: it is not opened under their hands at every stair.
    expect(typesOf(down)).toEqual(['descended'])
    const home = down.next.when(odo, { type: 'retire' })
    expect(typesOf(home)).not.toContain('chapter-closed')
    const last = hit(hit(home.next, [6]), [6, GOLD]).when(bryn, { type: 'retire' })
    expect(typesOf(last)).toContain('chapter-closed')
    expect(last.next.state.table.chapter).toBeNull()
  })

  it('IA18 side by side a chapter that has grown long is opened at the next stairs, and another begins', () => {
    const play = stairs(inside().do(odo, { type: 'enter', name: '', attribute: 'dex' })).with(({ table }) => {
      if (table.chapter !== null) table.chapter.thrown = 100
    })
    const down = play.when(bryn, { type: 'descend' })
    expect(typesOf(down)).toEqual(['descended', 'chapter-closed', 'seed-kept', 'chapter-opened', 'seed-kept'])
    expect(down.next.state.table.chapter?.thrown).toBe(0)
  })

  it('D12 the host ends the table: runs that are on count as they stand', () => {
    const play = cleared(inside())
    play.refused(bryn, { type: 'end-table' }, 'not-yours')
    const ended = play.when(host, { type: 'end-table' })
    expect(typesOf(ended)).toEqual(['delver-left', 'run-ended', 'best-kept', 'chapter-closed', 'seed-kept', 'table-ended']) // prettier-ignore
    expect(ended.next.state.table.ended).toBe(true)
    ended.next.refused(bryn, { type: 'enter', name: '', attribute: 'str' }, 'table-ended')
  })
})
