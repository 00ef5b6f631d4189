import { describe, expect, it } from 'vitest'
import { BRYN, GOLD, MOBS, ODO, SEATS, TRAP, WAT, bryn, eventOf, host, odo, seated, together, typesOf, wat, watcher, type Play, type Who } from './tower-play.ts' // prettier-ignore

const party = (): Play => together({ mode: 'party' })
const who: Record<string, Who> = { [BRYN]: bryn, [ODO]: odo, [WAT]: wat }
const turnOf = (play: Play): Who => who[play.run().turn] ?? host
const strike = (play: Play, faces: readonly number[]): Play =>
  play.do(turnOf(play), { type: 'attack', attribute: 'str', daggers: 1 }, faces)
const dead = (play: Play, ...seats: readonly (typeof SEATS)[number][]): Play =>
  seats.reduce((next, seat) => next.being({ fate: 'dead', hp: 0 }, seat), play)

describe('a party (IA18)', () => {
  it('one floor, one log, turns in the order of seats, one blow each', () => {
    let play = party()
    expect(play.run().order).toEqual(SEATS)
    play = play.do(bryn, { type: 'new-room' }, MOBS[3])
    // Monsters are not multiplied, and whoever opened the door strikes first.
    expect([play.run().stage, play.run().turn]).toEqual([{ kind: 'fight', left: 3, wandering: false }, BRYN])
    play.refused(odo, { type: 'attack', attribute: 'dex', daggers: 0 }, 'not-yours')
    play = strike(play, [6])
    expect(play.run().turn).toBe(ODO)
    play = play.do(odo, { type: 'attack', attribute: 'dex', daggers: 0 }, [1])
    expect([play.delver(BRYN).kills, play.delver(ODO).hp, play.run().turn]).toEqual([1, 4, WAT])
    play = play.do(wat, { type: 'attack', attribute: 'int', daggers: 1 }, [4])
    play = strike(play, [6, GOLD])
    // The last blow's turn has the treasure; then the turn goes on.
    expect(SEATS.map((seat) => play.delver(seat).gold)).toEqual([1, 0, 0])
    expect(play.run().turn).toBe(ODO)
    expect(play.run().rooms).toMatchObject({ 1: { monsters: 3, killed: 3 } })
  })

  it('whoever’s turn it is meets the trap and gets the treasure; a bonfire heals all', () => {
    let play = party().do(bryn, { type: 'new-room' }, TRAP.str)
    play.refused(odo, { type: 'face-trap' }, 'not-yours')
    play = play.do(bryn, { type: 'face-trap' }, [6, 5])
    expect([play.delver(BRYN).daggers, play.run().turn]).toEqual([2, ODO])
    play = SEATS.reduce((next, seat) => next.being({ hp: 2 }, seat), play)
    play = play.do(odo, { type: 'new-room' }, [5, 5, GOLD])
    expect(SEATS.map((seat) => play.delver(seat).hp)).toEqual([5, 5, 5])
    expect([play.delver(ODO).gold, play.run().turn]).toEqual([1, WAT])
  })

  it('each has their own level, and a point that is owed holds up only its owner’s roll', () => {
    let play = party().being({ xp: 10, kills: 10 }).do(bryn, { type: 'new-room' }, MOBS[3])
    play = strike(play, [6])
    expect([play.delver(BRYN).level, play.delver(ODO).level]).toEqual([2, 1])
    play = strike(strike(play, [1]), [1])
    play.refused(bryn, { type: 'attack', attribute: 'str', daggers: 0 }, 'not-now')
    play.do(bryn, { type: 'raise', attribute: 'str' }).do(bryn, { type: 'attack', attribute: 'str', daggers: 0 }, [6])
  })

  it('gifts go from hand to hand between rolls, also in a fight, and take no turn', () => {
    const play = party().being({ gold: 3 }).do(bryn, { type: 'new-room' }, MOBS[2])
    const given = play.do(wat, { type: 'give', to: BRYN, item: 'dagger', count: 1 })
    expect([given.delver(BRYN).daggers, given.delver(WAT).daggers]).toEqual([2, 0])
    expect(given.run()).toMatchObject({ turn: BRYN, step: play.run().step })
    expect(given.do(bryn, { type: 'give', to: ODO, item: 'gold', count: 3 }).delver(ODO).gold).toBe(3)
    expect(given.do(odo, { type: 'give', to: WAT, item: 'potion', count: 1 }).delver(WAT).potions).toBe(2)
    given.refused(wat, { type: 'give', to: BRYN, item: 'dagger', count: 1 }, 'not-allowed')
    given.refused(wat, { type: 'give', to: WAT, item: 'potion', count: 1 }, 'not-found')
    dead(given, ODO).refused(wat, { type: 'give', to: ODO, item: 'potion', count: 1 }, 'not-found')
  })

  it('everybody buys for themselves while they are with the merchant', () => {
    const play = party().being({ gold: 5 }, WAT).do(bryn, { type: 'new-room' }, [5, 4, GOLD])
    expect(play.do(wat, { type: 'buy', item: 'dagger' }).delver(WAT)).toMatchObject({ gold: 0, daggers: 2 })
  })

  it('the fallen watch, and the turn passes over them; it is over when all are dead', () => {
    let play = party().being({ hp: 1 }).do(bryn, { type: 'new-room' }, MOBS[1])
    const fell = play.when(bryn, { type: 'attack', attribute: 'dex', daggers: 0 }, [1])
    expect(typesOf(fell)).toEqual(['thrown', 'attacked', 'delver-left', 'turn-passed'])
    play = fell.next
    expect(play.run()).toMatchObject({ turn: ODO, stage: { kind: 'fight', left: 1 } })
    play.refused(bryn, { type: 'drink' }, 'not-now')
    play.refused(bryn, { type: 'attack', attribute: 'str', daggers: 0 }, 'not-now')
    play = play.do(odo, { type: 'attack', attribute: 'dex', daggers: 1 }, [6, GOLD])
    play = play.do(wat, { type: 'new-room' }, MOBS[1]).being({ hp: 1 }, WAT).being({ hp: 1 }, ODO)
    play = play.do(wat, { type: 'attack', attribute: 'str', daggers: 0 }, [1])
    const last = play.when(odo, { type: 'attack', attribute: 'str', daggers: 0 }, [1])
    expect(eventOf(last, 'run-ended')).toMatchObject({ end: 'dead', names: SEATS, kills: 1, rooms: 2 })
    expect(last.next.table.best).toMatchObject([{ names: SEATS }])
  })

  it('who goes home leaves the others to go on; when all have gone it is over', () => {
    let play = party()
    play = play.do(bryn, { type: 'retire' })
    expect(play.run()).toMatchObject({ turn: ODO, stage: { kind: 'explore' } })
    play = dead(play, ODO).with(({ table }) => {
      if (table.play.party) table.play.party.turn = WAT
    })
    const ended = play.when(wat, { type: 'retire' })
    expect(eventOf(ended, 'run-ended').end).toBe('retired')
    // The next one gathers as the first did.
    const again = ended.next.do(bryn, { type: 'enter', name: '', attribute: 'dex' })
    expect(again.table.gathering?.delvers).toEqual({ [BRYN]: { name: BRYN, attribute: 'dex' } })
    expect(again.table.party?.stage.kind).toBe('over')
  })

  it('victory is the party’s', () => {
    let play = together({ mode: 'party', lastFloor: '3' })
    for (let floor = 1; floor <= 3; floor++)
      play = play.do(turnOf(play), { type: 'new-room' }, [5, 6, GOLD]).do(who[play.run().order[(play.run().order.indexOf(play.run().turn) + 1) % 3] ?? ''] ?? host, { type: 'descend' }) // prettier-ignore
    expect(play.run().stage).toEqual({ kind: 'over', end: 'won' })
  })

  it('D12 the host skips whoever is away, in a fight and out of it, and never the last', () => {
    const play = party().do(bryn, { type: 'new-room' }, MOBS[2])
    play.refused(odo, { type: 'skip' }, 'not-yours')
    const skipped = play.when(host, { type: 'skip' })
    expect(typesOf(skipped)).toEqual(['turn-skipped', 'turn-passed'])
    expect(skipped.next.run()).toMatchObject({ turn: ODO, step: play.run().step + 1 })
    expect(skipped.next.do(host, { type: 'skip' }).do(host, { type: 'skip' }).run().turn).toBe(BRYN)
    skipped.next.refused(host, { type: 'skip', step: play.run().step }, 'stale')
    dead(play, ODO, WAT).refused(host, { type: 'skip' }, 'not-allowed')
    seated().refused(host, { type: 'skip' }, 'not-now')
  })

  it('D12 the host acts for whoever is away, and starts without them', () => {
    const waiting = seated({ mode: 'party' }).do(bryn, { type: 'enter', name: '', attribute: 'str' })
    waiting.refused(bryn, { type: 'start' }, 'not-yours')
    seated({ mode: 'party' }).refused(host, { type: 'start' }, 'not-now')
    const play = waiting.do(host, { type: 'start' })
    expect(play.run().order).toEqual([BRYN])
    expect(play.do({ ...host, as: BRYN }, { type: 'new-room' }, MOBS[1]).stage()).toBe('fight')
  })

  it('whoever comes late joins while the room is quiet, in their place among the seats', () => {
    let play = seated({ mode: 'party' })
      .do(odo, { type: 'enter', name: '', attribute: 'dex' })
      .do(wat, { type: 'enter', name: '', attribute: 'int' })
      .do(host, { type: 'start' })
    play = play.do(odo, { type: 'new-room' }, MOBS[1])
    play.refused(bryn, { type: 'enter', name: '', attribute: 'str' }, 'not-now')
    play = play.do(odo, { type: 'attack', attribute: 'dex', daggers: 1 }, [6, GOLD])
    const joined = play.when(bryn, { type: 'enter', name: '', attribute: 'str' })
    expect(typesOf(joined)).toEqual(['delver-joined'])
    expect(joined.next.run().order).toEqual(SEATS)
    joined.next.refused(bryn, { type: 'enter', name: '', attribute: 'str' }, 'not-now')
    joined.next.refused(watcher, { type: 'new-room' }, 'not-yours')
  })

  it('a majority counts those who stand', () => {
    const play = dead(together({ mode: 'party', partyMoves: 'majority' }), BRYN).with(({ table }) => {
      if (table.play.party) table.play.party.turn = ODO
    })
    const said = play.do(wat, { type: 'new-room' })
    expect(said.stage()).toBe('explore')
    expect(said.do(odo, { type: 'new-room' }, MOBS[1]).stage()).toBe('fight')
  })
})
