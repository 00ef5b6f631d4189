import { create } from 'mutative'
import { describe, expect, it } from 'vitest'
import { evolve } from '../src/authority.ts'
import { invertedTowerGame as game } from '../src/inverted-tower/game.ts'
import { logOf, logText, readFloor, roomLine } from '../src/inverted-tower/index.ts'
import { writeFloor, type Numbered } from '../src/inverted-tower/log/codes.ts'
import { newRun } from '../src/inverted-tower/new-run.ts'
import { KEPT } from '../src/inverted-tower/numbers.ts'
import { itOptions } from '../src/inverted-tower/options.ts'
import type { RunCommand } from '../src/inverted-tower/rule.ts'
import { decideRun, evolveRun } from '../src/inverted-tower/run-rules.ts'
import type { Room, Run } from '../src/inverted-tower/state.ts'
import { d6From } from '../src/inverted-tower/testing/simulate.ts'
import { bestOf } from '../src/inverted-tower/ends/best.ts'
import { BRYN, MOBS, bonfire, bryn, cleared, hit, inside, meet, merchant, stairs, type Play, type ShortCommand } from './tower-play.ts' // prettier-ignore

const visited = { treasure: null, wandering: [], more: { fights: 0, kills: 0 } }

/** A run that goes on for so many rooms: nothing can hurt it. */
const longRun = (rooms: number, down: boolean, bonfires = 0): Run => {
  const options = itOptions.parse({})
  const d6 = d6From(5)
  const roll = () => ({ die: 0, faces: [d6()] })
  const rolls = {
    throw: 1,
    d6: (again?: (face: number) => boolean) => {
      const faces = [d6()]
      while (again?.(faces[faces.length - 1] ?? 0)) faces.push(d6())
      return { die: 0, faces }
    },
    treasure: roll,
  }
  const run = newRun('run', 1, [{ seat: BRYN, name: 'Bryn', attribute: 'str' }])
  Object.assign(run.delvers[BRYN] ?? {}, { hp: 1e6, maxHp: 1e6, daggers: 1e6, level: 1e6 })
  const act = (command: RunCommand): void => {
    for (const event of decideRun({ run, tower: 'own', seat: BRYN, options, rolls }, command))
      if (event.type !== 'run-begun') evolveRun(event, run)
  }
  let back = 0
  while (run.entered < rooms || run.stage.kind !== 'explore' || back < bonfires) {
    const at = { run: run.id, step: run.step }
    if (run.stage.kind === 'trap') act({ type: 'face-trap', ...at })
    else if (run.stage.kind === 'fight') act({ type: 'attack', ...at, attribute: 'str', daggers: run.floor + 5 })
    else if (down && run.at === run.events.stairs) act({ type: 'descend', ...at })
    else if (run.entered < rooms) act({ type: 'new-room', ...at })
    else act({ type: 'move-back', ...at, room: back++ % 2 === 0 ? 1 : (run.events.bonfire ?? 2) })
  }
  return run
}

describe('the Dungeon Log', () => {
  it('I-R24 each room has a line: what was in it, what became of it, and who came later', () => {
    const lines: [Room, string][] = [
      [{ kind: 'trap', attribute: 'dex', passed: true, ...visited }, 'Trap (DEX) (Passed)'],
      [{ kind: 'trap', attribute: 'str', passed: false, ...visited }, 'Trap (STR) (Failed)'],
      [{ kind: 'trap', attribute: 'int', passed: null, ...visited }, 'Trap (INT)'],
      [{ kind: 'merchant', ...visited }, 'Merchant'],
      [{ kind: 'bonfire', ...visited, wandering: [{ monsters: 1, killed: 0 }] }, 'Bonfire ⟶ Wandering: Yes. Mob 1 (alive)'],
      [{ kind: 'stairs', descended: false, ...visited }, 'Stairs'],
      [{ kind: 'stairs', descended: true, ...visited }, 'Stairs (Descended)'],
      [{ kind: 'mobs', monsters: 3, killed: 2, ...visited }, 'Mob 1 (killed), Mob 2 (killed), Mob 3 (alive)'],
      [{ kind: 'mobs', monsters: 1, killed: 1, ...visited, more: { fights: 4, kills: 9 } }, 'Mob 1 (killed) ⟶ Wandering 4 more times (9 killed)'],
    ] // prettier-ignore
    for (const [room, line] of lines) expect(roomLine(room)).toBe(line)
  })

  it('I-R24 a floor that was left is kept short, and reads as it was', () => {
    const play = bonfire(merchant(cleared(cleared(inside(), 6)))).do(bryn, { type: 'move-back', room: 2 }, [5, 3])
    const there = hit(hit(play, [6]), [6])
      .do(bryn, { type: 'new-room' }, [5, 1, 5])
      .do(bryn, { type: 'face-trap' }, [1])
    const below = stairs(there).do(bryn, { type: 'descend' })
    expect(below.run().past).toEqual([{ floor: 1, rooms: 6, kills: 4, log: '1$p 1$g~2 m$g b$g ti- S$g' }])
    expect(logOf(below.run()).floors[0]?.rooms.map(({ room }) => room)).toEqual(
      Object.values<Room>(there.run().rooms).concat({ ...visited, kind: 'stairs', descended: true, treasure: 'gold' }),
    )
  })

  it('I-R24 what is written is read again, whatever is in the rooms, gaps too', () => {
    const pick = d6From(9)
    const kinds = (n: number): Room => {
      const rest = {
        treasure: ([null, 'gold', 'dagger', 'potion'] as const)[pick() % 4] ?? null,
        wandering: Array.from({ length: pick() % 3 }, () => ({ monsters: 3, killed: pick() % 4 })),
        more: pick() > 4 ? { fights: pick() * 40, kills: pick() * 90 } : { fights: 0, kills: 0 },
      }
      const attribute = (['str', 'dex', 'int'] as const)[pick() % 3] ?? 'str'
      if (n === 1) return { kind: 'trap', attribute, passed: [true, false, null][pick() % 3] ?? null, ...rest }
      if (n === 2) return { kind: 'merchant', ...rest }
      if (n === 3) return { kind: 'bonfire', ...rest }
      if (n === 4) return { kind: 'stairs', descended: pick() > 3, ...rest }
      return { kind: 'mobs', monsters: 3, killed: pick() % 4, ...rest }
    }
    let number = 0
    const rooms = Array.from({ length: 500 }, (): Numbered => [(number += pick() === 1 ? 7 : 1), kinds(pick())])
    expect(readFloor(writeFloor(rooms))).toEqual(rooms)
    expect(readFloor('')).toEqual([])
    expect(() => readFloor('3 x')).toThrow('no room is written x')
  })

  it('TOWER-1 a run of many floors: the log lists the newest two thousand rooms, and counts what came before', () => {
    const run = longRun(3000, true)
    const log = logOf(run)
    const listed = log.floors.reduce((sum, { rooms }) => sum + rooms.length, 0)
    expect(listed).toBeGreaterThan(KEPT.rooms - 200)
    expect(listed).toBeLessThanOrEqual(KEPT.rooms)
    expect(log.before.rooms + listed).toBe(3000)
    expect(log.before.floors + log.floors.length).toBe(run.floor)
    const kills = log.before.kills + log.floors.reduce((sum, floor) => sum + floor.kills, 0)
    expect(kills).toBe(run.delvers[BRYN]?.kills)
    expect(logText(run).split('\n')[0]).toContain('before these')
    expect(JSON.stringify(run).length).toBeLessThan(60_000)
    expect(JSON.stringify(bestOf(run)).length).toBeLessThan(60_000)
  })

  it('TOWER-1 a run that stays on one floor: its oldest rooms are counted, but for events, which are still there', () => {
    const run = longRun(2600, false, 40)
    const { events, rooms, unlisted } = run
    expect(Object.keys(rooms).length).toBeLessThanOrEqual(KEPT.rooms + 4)
    expect(unlisted.upTo).toBe(2600 - KEPT.rooms)
    for (const room of Object.values(events)) expect(rooms[room ?? 0]).toBeDefined()
    const [floor] = logOf(run).floors
    expect(floor?.explored).toBe(2600)
    expect(floor?.kills).toBe(run.delvers[BRYN]?.kills)
    expect(logText(run).split('\n')[1]).toMatch(/^- \d+ rooms before these, \d+ killed$/)
    const left = create(run, (draft) => {
      draft.at = run.events.stairs ?? 0
    })
    expect(readFloor(bestOf(left).floors.at(-1)?.log ?? '').length).toBe(Object.keys(rooms).length)
    const view = { runs: { [BRYN]: run }, party: null, gathering: null, race: null, counted: { runs: 1, races: 0 }, best: [] } // prettier-ignore
    expect(game.views.table.parse(view)).toEqual(view)
  })

  it('TOWER-2 what a command changes is as little after two thousand rooms as after two', () => {
    const size = (play: Play, command: ShortCommand, faces: readonly number[]): number => {
      const { events, refusal } = play.when(bryn, command, faces)
      expect(refusal).toBeNull()
      return JSON.stringify(evolve(game, play.state, events).diffs).length
    }
    const early = cleared(cleared(inside()))
    const long = longRun(2500, false)
    const late = inside().with(({ table }) => {
      const { id } = table.play.runs[BRYN] ?? { id: '' }
      Object.assign(table.play.runs, { [BRYN]: { ...structuredClone(long), id } })
    })
    expect(JSON.stringify(late.state).length).toBeGreaterThan(100_000)
    for (const [command, faces] of [
      [{ type: 'new-room' }, MOBS[3]],
      [{ type: 'retire' }, []],
    ] as const) {
      const most = command.type === 'retire' ? 40_000 : size(early, command, faces) + 200
      expect(size(late, command, faces)).toBeLessThan(most)
    }
    const [fresh, worn] = [early, late].map((play) => meet(play, 3))
    if (fresh === undefined || worn === undefined) throw new Error('nobody fights')
    const blow = { type: 'attack', attribute: 'str', daggers: 0 } as const
    expect(size(worn, blow, [6])).toBeLessThan(size(fresh, blow, [6]) + 100)
  })

  it('of many wandering encounters in one room only the newest are listed', () => {
    let play = bonfire(cleared(inside()))
    for (let i = 0; i < 24; i++) {
      play = hit(play.do(bryn, { type: 'move-back', room: 1 + (i % 2) }, [5, 1]), [6])
      if (play.delver().points > 0) play = play.do(bryn, { type: 'raise', attribute: 'str' })
    }
    expect(play.room(1)).toMatchObject({ more: { fights: 4, kills: 4 } })
    expect(play.room(1).wandering).toHaveLength(KEPT.wandering)
    expect(play.delver().kills).toBe(25)
    expect(meet(play, 1).run().explored).toBe(3)
  })
})
