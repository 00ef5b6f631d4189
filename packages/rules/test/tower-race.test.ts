import { describe, expect, it } from 'vitest'
import { create } from 'mutative'
import { viewOf } from '../src/authority.ts'
import { recompute } from '../src/dice/chapter.ts'
import { itEvent } from '../src/inverted-tower/events.ts'
import { runSeen } from '../src/inverted-tower/index.ts'
import type { ShownThrow } from '../src/contract/game.ts'
import { placeOf } from '../src/inverted-tower/chapter.ts'
import { KEPT } from '../src/inverted-tower/numbers.ts'
import { stretchLine } from '../src/inverted-tower/race/stretch-line.ts'
import { follow, again } from '../src/inverted-tower/race/stretch.ts'
import { hindmost, isBefore, type Mark } from '../src/inverted-tower/race/telling.ts'
import { shown } from '../src/inverted-tower/shown.ts'
import type { Run, Runner, Stretch } from '../src/inverted-tower/state.ts'
import { seatOf } from '../src/table/compartment.ts'
import type { SeatId } from '../src/table/ids.ts'
import { BRYN, GOLD, MOBS, ODO, SEATS, WAT, bryn, eventOf, hit, host, meet, odo, seated, together, typesOf, wat, watcher, type Outcome, type Play, type ShortCommand } from './tower-play.ts' // prettier-ignore
import { optionsOf, randomPlay, type Turn } from './tower-random-play.ts'

const full = process.env['HOMESTAKE_FULL'] === '1'
const who = (seat: SeatId) => (seat === BRYN ? bryn : seat === ODO ? odo : wat)
const race = (): Play => together({ race: 'on' })
const to = (outcome: Pick<Outcome, 'events'>, part: string): string[] =>
  typesOf({ events: outcome.events.filter((event) => event.to === part) })

/** What a player does who fights with all they have, and never turns back. */
const onwards = (play: Play, seat: SeatId): ShortCommand => {
  const run = play.run(seat)
  const { points, daggers } = play.delver(seat)
  if (points > 0) return { type: 'raise', attribute: 'str' }
  if (run.stage.kind === 'trap') return { type: 'face-trap' }
  if (run.stage.kind === 'fight') return { type: 'attack', attribute: 'str', daggers }
  return run.at === run.events.stairs ? { type: 'descend' } : { type: 'new-room' }
}

/** One runner goes on until they have come to this room of the first floor, or are out. */
const runTo = (play: Play, seat: SeatId, room: number): Play => {
  let next = play
  while (next.stage(seat) !== 'over' && (next.run(seat).explored < room || next.stage(seat) !== 'explore'))
    next = next.do(who(seat), onwards(next, seat))
  return next
}

describe('a race (D11)', () => {
  it('begins when all who sit are there, or when the host says so; who comes later runs in the next', () => {
    const play = seated({ race: 'on' }).do(bryn, { type: 'enter', name: '', attribute: 'str' })
    expect(play.table.gathering?.for).toBe('race')
    play.refused(bryn, { type: 'new-room' }, 'not-now')
    play.refused(odo, { type: 'start' }, 'not-yours')
    const begun = play.do(odo, { type: 'enter', name: '', attribute: 'dex' }).when(host, { type: 'start' })
    expect(to(begun, 'table')).toEqual(['race-begun'])
    expect(to(begun, 'sealed')).toEqual(['runners-kept'])
    expect(to(begun, seatOf(BRYN))).toEqual(['run-begun', 'rivals-seen'])
    expect(begun.next.table.race).toEqual({ number: 1, runners: [BRYN, ODO] })
    begun.next.refused(wat, { type: 'enter', name: '', attribute: 'int' }, 'not-now')
    begun.next.refused(wat, { type: 'new-room' }, 'not-now')
    expect(race().table.race?.runners).toEqual(SEATS)
    const alone = seated({ race: 'on' }, [BRYN]).do(bryn, { type: 'enter', name: '', attribute: 'str' })
    expect(alone.table.race?.runners).toEqual([BRYN])
  })

  it('RACE-1 towers with the same choices meet the same faces, whoever comes first and however long they fight', () => {
    let play = together({ race: 'on' }).with((state) => {
      for (const seat of SEATS)
        Object.assign(state[seatOf(seat)]?.play.run?.delvers[seat] ?? {}, { attributes: { str: 1, dex: 0, int: 0 }, maxHp: 400, hp: 400 }) // prettier-ignore
    })
    const met: Record<SeatId, string[]> = {}
    /** What each room had in it, and its treasure, by the number of their throw. */
    const rooms: Record<SeatId, Record<string, string>> = {}
    const step = (seat: SeatId, command = onwards(play, seat)): void => {
      const { events, next, refusal } = play.when(who(seat), command)
      expect(refusal).toBeNull()
      for (const { event, to: part } of events) {
        if (part !== seatOf(seat) || event.type === 'stretch-told') continue
        const rest = event as never as Record<string, unknown>
        ;(met[seat] ??= []).push(JSON.stringify(rest).replaceAll(seat, 'somebody'))
        const about = JSON.stringify([rest['check'], rest['dice'], rest['die']])
        if (event.type === 'room-entered' || (event.type === 'treasure-found' && rest['own'] === true))
          (rooms[seat] ??= {})[`${event.type} ${String(rest['throw'])}`] = about
      }
      play = next
    }
    for (let i = 0; i < 80; i++) step(BRYN)
    for (let i = 0; i < 80; i++) step(ODO)
    expect(met[ODO]).toEqual(met[BRYN])
    expect(met[BRYN]?.length).toBeGreaterThan(80)
    // Wat strikes badly and needs longer; what is in the rooms is the same all the same.
    for (let i = 0; i < 80; i++)
      step(WAT, play.stage(WAT) === 'fight' ? { type: 'attack', attribute: 'dex', daggers: 0 } : onwards(play, WAT))
    expect(met[WAT]).not.toEqual(met[BRYN])
    const both = Object.keys(rooms[WAT] ?? {}).filter((key) => rooms[BRYN]?.[key] !== undefined)
    expect(both.length).toBeGreaterThan(5)
    for (const key of both) expect(rooms[WAT]?.[key], key).toEqual(rooms[BRYN]?.[key])
  })

  it('RACE-2 nobody is told what lies ahead: a stretch is told when it is over, to those who are beyond it', () => {
    let play = race()
    const first = play.when(bryn, { type: 'new-room' }, MOBS[1])
    // The first throw fixes the nonces, which tells that somebody has begun.
    expect(to(first, 'table')).toEqual(['thrown'])
    play = first.next
    const silent = (command: ShortCommand, faces?: readonly number[]): void => {
      const outcome = play.when(bryn, command, faces)
      expect(outcome.refusal).toBeNull()
      expect(outcome.events.filter(({ to: part }) => part !== seatOf(BRYN) && part !== 'sealed')).toEqual([])
      play = outcome.next
    }
    silent({ type: 'attack', attribute: 'str', daggers: 1 }, [6, GOLD])
    silent({ type: 'new-room' }, MOBS[2])
    silent({ type: 'attack', attribute: 'str', daggers: 1 }, [1])
    silent({ type: 'drink' })
    silent({ type: 'attack', attribute: 'str', daggers: 1 }, [6])
    silent({ type: 'attack', attribute: 'str', daggers: 1 }, [6, GOLD])
    silent({ type: 'new-room' }, MOBS[3])
    // Odo comes into room 1: what Bryn did before it is told, and it was nothing but going down.
    const one = play.when(odo, { type: 'new-room' }, MOBS[1])
    expect(to(one, seatOf(ODO))).toEqual(['room-entered', 'stretch-told'])
    expect(runSeen(one.next.view(odo), ODO, BRYN)).toMatchObject({ explored: 0, entered: 0, rooms: {} })
    // In room 2 Odo learns of Bryn's room 1, and of no other.
    play = hit(one.next, [6, GOLD], odo)
    const two = play.when(odo, { type: 'new-room' }, MOBS[2])
    expect(eventOf({ events: two.events.filter(({ event }) => event.type === 'stretch-told') }, 'stretch-told').stretch).toMatchObject({ floor: 1, room: 1, rooms: { 1: { killed: 1 } } }) // prettier-ignore
    expect(runSeen(two.next.view(odo), ODO, BRYN)).toMatchObject({ explored: 1, rooms: { 1: { treasure: 'gold' } } })
    expect(runSeen(two.next.view(odo), ODO, BRYN)?.delvers[BRYN]).toMatchObject({ kills: 1, gold: 1, potions: 1 })
    // Wat has not begun: the table, and whoever watches, know nothing at all.
    for (const seat of SEATS) expect(runSeen(two.next.view(watcher), null, seat)?.explored).toBe(0)
    expect(two.next.view(watcher).table.play).toEqual(race().view(watcher).table.play)
    // When Wat comes on, the table is told what everybody has passed, in lines that are said.
    const last = hit(meet(two.next, 1, wat), [6, GOLD], wat).when(wat, { type: 'new-room' }, MOBS[2])
    const told = last.events.filter(({ to: part }) => part === 'table').map(({ event }) => itEvent.parse(event))
    expect(
      told.map((event) => (event.type === 'stretch-told' ? [event.seat, stretchLine(event.stretch)] : event.type)),
    ).toEqual([
      [BRYN, 'Room 1: Mob 1 (killed)'],
      [ODO, 'Room 1: Mob 1 (killed)'],
      [WAT, 'Room 1: Mob 1 (killed)'],
    ])
  })

  it('RACE-2 on the way back one throws dice of the newest room, which nobody beyond it throws again', () => {
    let play = hit(meet(race(), 1), [6, GOLD])
    play = hit(meet(play, 1), [6, GOLD])
    const back = eventOf(play.when(bryn, { type: 'move-back', room: 1 }), 'moved-back')
    expect(back.throw).toBe(placeOf(1, 2))
    expect(back.check?.die).toBe(8)
  })

  it('RACE-2 in a race nobody rolls for another, and the chair sees no more of a runner than the table', () => {
    const play = meet(race(), 1)
    play.refused({ ...host, as: BRYN }, { type: 'attack', attribute: 'str', daggers: 0 }, 'not-yours')
    play.refused({ ...host, as: BRYN }, { type: 'drink' }, 'not-yours')
    expect(play.view(host)[seatOf(BRYN)]).toBeUndefined()
    expect(play.view(host).gm?.play).toEqual({})
    // Odo in mid-race, from Odo's own chair: nothing more.
    expect(viewOf(play.state, { chair: true, seat: ODO })[seatOf(BRYN)]).toBeUndefined()
  })

  it('D12 the chair sends home whoever is away; where they are out already the answer is the same', () => {
    const alive = runTo(race(), BRYN, 2)
    const out = alive.with((state) => {
      const run = state[seatOf(BRYN)]?.play.run
      Object.assign(run ?? {}, { stage: { kind: 'over', end: 'dead' } })
      const runner = state.sealed.play.runners[BRYN]
      if (runner) runner.over = true
    })
    const [one, other] = [alive, out].map((play) => play.when({ ...host, as: BRYN }, { type: 'retire' }))
    expect([one?.refusal, other?.refusal]).toEqual([null, null])
    for (const outcome of [one, other])
      expect(outcome?.events.filter(({ to: part }) => part === 'table' || part === seatOf(ODO))).toEqual([])
    expect(one?.next.stage(BRYN)).toBe('over')
    expect(other?.next.state).toEqual(out.state)
  })

  it('RACE-3 whoever is out is told everything; when the last is out the race is over and the seed opens', () => {
    let play = runTo(race(), ODO, 4)
    play = runTo(play, BRYN, 2)
    if (play.stage(BRYN) !== 'over') play = play.do(bryn, { type: 'retire' })
    const seen = runSeen(play.view(bryn), BRYN, ODO)
    // Odo's open stretch is Odo's until it is over.
    expect(seen?.explored).toBe(play.stage(ODO) === 'over' ? play.run(ODO).explored : play.run(ODO).explored - 1)
    expect(play.table.best).toEqual([])
    play.refused(bryn, { type: 'enter', name: '', attribute: 'str' }, 'not-now')
    if (play.stage(ODO) !== 'over') play = play.do(odo, { type: 'retire' })
    const ended = play.when({ ...host, as: WAT }, { type: 'retire' })
    expect(typesOf(ended).slice(-6)).toEqual(['best-kept', 'race-left', 'race-left', 'race-left', 'chapter-closed', 'seed-kept']) // prettier-ignore
    const { results } = eventOf(ended, 'race-ended')
    expect(results.map(({ seat }) => seat).sort()).toEqual([...SEATS].sort())
    const after = ended.next
    expect(after.table.race).toBeNull()
    expect(after.state.sealed.play.runners[ODO]?.kept).toEqual([])
    expect(after.table.runs[ODO]?.rooms).toEqual(play.run(ODO).rooms)
    expect(after.table.runs[ODO]?.delvers).toEqual(play.run(ODO).delvers)
    expect(after.state[seatOf(BRYN)]?.play).toEqual({ run: null, told: {} })
    expect(after.table.best.length).toBe(3)
    const next = SEATS.reduce((table, seat) => table.do(who(seat), { type: 'enter', name: '', attribute: 'str' }), after) // prettier-ignore
    expect(next.table.race?.number).toBe(2)
  })

  it('RACE-3 the opened seed gives every throw of every runner again, by its place', () => {
    let play = race()
    const throws: ShownThrow[] = []
    const closings: { seed: string; nonces: string; thrown: number }[] = []
    const note = ({ events, next, refusal }: Outcome): void => {
      expect(refusal).toBeNull()
      for (const { event, to: part } of events) {
        if (event.type === 'chapter-closed') closings.push(event as never)
        if (!part.startsWith('seat:')) continue
        throws.push(...shown(itEvent.parse(event)))
      }
      play = next
    }
    for (const seat of SEATS)
      for (let i = 0; i < 40 && play.table.race !== null && play.stage(seat) !== 'over'; i++)
        note(play.when(who(seat), onwards(play, seat)))
    if (play.table.race !== null) note(play.when(host, { type: 'end-race' }))
    expect(throws.length).toBeGreaterThan(20)
    expect(closings).toHaveLength(1)
    for (const { seed, nonces, thrown } of closings) {
      // One throw may be told in two lines: a blow, and the treasure that it won.
      expect(thrown).toBeGreaterThan(throws.length / 2)
      for (const { number, dice } of throws) expect(recompute({ seed, nonces, number }, dice)).toEqual(dice)
    }
  })

  it('3.4 D12 the host ends a race: everybody goes home as they stand; and ends the table with it', () => {
    const play = runTo(runTo(race(), BRYN, 3), ODO, 2)
    play.refused(bryn, { type: 'end-race' }, 'not-yours')
    const ended = play.do(host, { type: 'end-race' })
    expect(ended.table.race).toBeNull()
    expect(SEATS.map((seat) => ended.table.runs[seat]?.stage.kind)).toEqual(['over', 'over', 'over'])
    expect(ended.table.runs[BRYN]?.explored).toBe(play.run(BRYN).explored)
    ended.refused(host, { type: 'end-race' }, 'not-now')
    const closed = play.do(host, { type: 'end-table' })
    expect(closed.state.table).toMatchObject({ ended: true, chapter: null })
    expect(closed.table.race).toBeNull()
  })

  it('whoever is two thousand rooms ahead waits for the last', () => {
    const play = runTo(race(), BRYN, 2).with((state) => {
      const runner = state.sealed.play.runners[BRYN]
      const kept = runner?.kept[0]
      if (runner && kept) runner.kept = Array.from({ length: KEPT.ahead }, () => structuredClone(kept))
    })
    if (play.stage(BRYN) === 'over') throw new Error('Bryn is dead: choose another seed')
    play.refused(bryn, { type: 'new-room' }, 'not-now')
  })
})

/** A race of bots, from its first delver. */
const bots = (seed: number, commands: number): Generator<Turn> =>
  randomPlay(seated(optionsOf(seed, { mode: 'solo', race: 'on' })).state, seed, commands)

type Runners = Readonly<Record<SeatId, Runner>>
const limitOf = (runners: Runners, seat: SeatId): Mark | null => {
  const runner = runners[seat]
  return runner === undefined || runner.over ? null : runner
}
const allowed = (limit: Mark | null, stretch: Stretch): boolean => limit === null || isBefore(stretch, limit)

describe('random races', () => {
  const SEEDS = Array.from({ length: full ? 200 : 12 }, (_, i) => i + 1)
  let tellings = 0

  it.each(SEEDS)(
    'RACE-2 seed %i: whatever anybody holds of a runner follows from stretches that they may know, and nothing else is sent',
    { timeout: 120_000 },
    (seed) => {
      let first: Readonly<Record<SeatId, Run>> = {}
      let stretches: Record<SeatId, Stretch[]> = {}
      const known = (runner: SeatId, limit: Mark | null): Run | undefined => {
        const begun = first[runner]
        if (begun === undefined) return undefined
        return create(begun, (draft) => {
          for (const stretch of stretches[runner] ?? [])
            if (allowed(limit, stretch)) follow(draft, runner, again(stretch))
        })
      }
      for (const { outcome, after, before } of bots(seed, 300)) {
        if ('code' in outcome) continue
        for (const { event } of outcome.events) {
          const happened = event as unknown as ReturnType<typeof itEvent.parse>
          if (happened.type === 'race-begun') {
            first = structuredClone(happened.runs)
            stretches = {}
          }
          if (happened.type === 'stretch-kept')
            (stretches[happened.seat] ??= []).push(structuredClone(happened.stretch))
        }
        const { race: on } = after.table.play
        const { runners } = after.sealed.play
        const all = hindmost(runners)
        for (const runner of SEATS) {
          if (on === null || !on.runners.includes(runner)) continue
          // Exactly what may be known: neither more nor less.
          expect(after.table.play.runs[runner]).toEqual(known(runner, all))
          for (const reader of on.runners)
            if (reader !== runner)
              expect(after[seatOf(reader)]?.play.told[runner]).toEqual(known(runner, limitOf(runners, reader)))
        }
        if (before.table.play.race === null || on === null) continue
        const actor = outcome.as ?? outcome.by
        for (const { to: part, event } of outcome.events) {
          if (part === 'sealed' || part === `seat:${actor ?? ''}`) continue
          const happened = event as unknown as ReturnType<typeof itEvent.parse>
          if ((event.type as string) === 'thrown') continue
          if (happened.type !== 'stretch-told') throw new Error(`${event.type} was sent to ${part}`)
          const reader = happened.reader
          expect(part).toBe(reader === null ? 'table' : seatOf(reader))
          expect(allowed(reader === null ? all : limitOf(runners, reader), happened.stretch)).toBe(true)
          tellings++
        }
      }
    },
  )

  it('enough was told in them to mean something', () => {
    expect(tellings / SEEDS.length).toBeGreaterThan(10)
  })
})
