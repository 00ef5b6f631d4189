/**
 * The law, for a race: two tables that differ only in what lies ahead of a viewer give that viewer identical bytes. Up to a
 * point both worlds are one; from there the dice of later rooms differ, and the runner who is ahead does other things in
 * each. Whoever is behind, whoever watches and whoever holds the chair receives the same.
 */
import { describe, expect, it } from 'vitest'
import { chapterDice, decide, evolve, viewOf } from '../src/authority.ts'
import type { Chance } from '../src/contract/chance.ts'
import type { TableState } from '../src/house/house.ts'
import { placeOf } from '../src/inverted-tower/chapter.ts'
import type { ItCommand } from '../src/inverted-tower/commands.ts'
import { invertedTowerGame as game } from '../src/inverted-tower/game.ts'
import { movesOf } from '../src/inverted-tower/index.ts'
import type { ItPlays } from '../src/inverted-tower/state.ts'
import { seatOf, sight } from '../src/table/compartment.ts'
import type { SeatId } from '../src/table/ids.ts'
import { SPECTATOR, type Viewer } from '../src/table/viewer.ts'
import { testChance } from '../src/testing.ts'
import { BRYN, ODO, SEATS, WAT, bryn, host, odo, together, wat, type Who } from './tower-play.ts'
import { optionsOf, picker } from './tower-random-play.ts'

const full = process.env['HOMESTAKE_FULL'] === '1'
const SEEDS = Array.from({ length: full ? 400 : 25 }, (_, i) => i + 1)
const READERS: readonly Viewer[] = [SPECTATOR, host.viewer, odo.viewer, wat.viewer, { chair: true, seat: ODO }]

class World {
  state: TableState<ItPlays>
  /** From this place on the dice are this world’s own. */
  private readonly own: string
  private limit = Infinity
  readonly received: string[][] = READERS.map(() => [])

  constructor(state: TableState<ItPlays>, own: string) {
    this.state = state
    this.own = own
  }

  private chance(turn: string): Chance {
    const chance = testChance(turn, { ids: `${turn}-`, commitment: 'c0ffee' })
    return {
      ...chance,
      dice: (secret) => chapterDice(secret.number > this.limit ? { ...secret, nonces: this.own } : secret),
    }
  }

  act({ viewer, as }: Who, command: ItCommand, turn: string): string {
    const outcome = decide(game, this.state, viewer, { as, command }, this.chance(turn))
    if ('code' in outcome) return JSON.stringify(outcome)
    const { state, diffs } = evolve(game, this.state, outcome.events)
    READERS.forEach((reader, i) => {
      const parts = sight(reader, SEATS)
      const changed = parts.filter((part) => diffs[part] !== undefined)
      const told = outcome.events.filter(({ to }) => (parts as readonly string[]).includes(to))
      if (changed.length + told.length > 0)
        this.received[i]?.push(JSON.stringify([changed.map((part) => [part, diffs[part]]), told]))
    })
    this.state = state
    return 'applied'
  }

  /** From here on later rooms are this world's own, and whoever is ahead may die in them. */
  diverge(mark: number): void {
    this.limit = mark
    const state = structuredClone(this.state)
    Object.assign(state[seatOf(BRYN)]?.play.run?.delvers[BRYN] ?? {}, { hp: 4, maxHp: 4 })
    this.state = state
  }

  views(): string[] {
    return READERS.map((reader) => JSON.stringify(viewOf(this.state, reader)))
  }

  /** A command that the player of a seat may give now, which leads them no further than a mark. */
  choose(seat: SeatId, pick: (n: number) => number, most = Infinity): ItCommand | null {
    const run = this.state[seatOf(seat)]?.play.run
    const [floor, room] = [run?.floor ?? 0, run?.explored ?? 0]
    const beyond = { 'new-room': placeOf(floor, room + 1), descend: placeOf(floor + 1, 0) } as const
    const moves = movesOf(viewOf(this.state, { chair: false, seat }), seat).filter(
      ({ kind }) =>
        kind !== 'enter' && kind !== 'retire' && (kind === 'new-room' || kind === 'descend' ? beyond[kind] : 0) <= most,
    )
    return (pick(2) === 0 ? moves[0] : moves[pick(Math.max(1, moves.length))])?.command ?? null
  }

  mark(seat: SeatId): number {
    const run = this.state[seatOf(seat)]?.play.run
    return placeOf(run?.floor ?? 0, run?.explored ?? 0)
  }
}

describe('two worlds of a race', () => {
  let [different, acts, deaths] = [0, 0, 0]

  it.each(SEEDS)(
    'RACE-2 SEC-1 seed %i: what the one ahead meets and does reaches nobody behind, in content, order, count or length',
    (seed) => {
      const pick = picker(seed * 31)
      const { state } = together({ ...optionsOf(seed), mode: 'solo', race: 'on' }).with((table) => {
        // Those behind shall not die: whoever is out may know everything.
        for (const seat of SEATS)
          Object.assign(table[seatOf(seat)]?.play.run?.delvers[seat] ?? {}, { hp: 900, maxHp: 900 })
      })
      const worlds = [new World(state, 'one'), new World(state, 'another')] as const
      const [one, other] = worlds
      /** The same in both. */
      const both = (who: Who, command: ItCommand | null, turn: string): void => {
        if (command === null) return
        const answers = worlds.map((world) => world.act(who, command, turn))
        expect(answers[1]).toBe(answers[0])
      }
      for (let i = 0; i < 30 + (seed % 5) * 10; i++) both(bryn, one.choose(BRYN, pick), `bryn ${i}`)
      const ahead = one.mark(BRYN)
      for (const world of worlds) world.diverge(ahead)
      const [here, there] = [picker(seed * 77), picker(seed * 78 + 1)]
      for (let i = 0; i < 150; i++) {
        if (pick(2) === 0) {
          // Each world for itself.
          for (const [world, own] of [
            [one, here],
            [other, there],
          ] as const)
            // prettier-ignore
            for (let k = own(4); k > 0; k--) {
              const command = world.choose(BRYN, own)
              if (command !== null) world.act(bryn, command, `own ${i} ${k}`)
            }
          continue
        }
        const [who, seat] = pick(2) === 0 ? [odo, ODO] : [wat, WAT]
        both(who, one.choose(seat, pick, ahead), `behind ${i}`)
        if (one.mark(seat) > ahead) throw new Error('somebody came further than both worlds are one')
        acts++
      }
      expect(one.received).toEqual(other.received)
      expect(other.views()).toEqual(one.views())
      if (JSON.stringify(one.state.sealed) !== JSON.stringify(other.state.sealed)) different++
      // Nor does the chair learn who is out by sending them home.
      const fates = worlds.map(({ state: now }) => now[seatOf(BRYN)]?.play.run?.stage.kind === 'over')
      if (fates[0] !== fates[1]) deaths++
      const { id } = state.table.play.runs[BRYN] ?? { id: '' }
      both({ ...host, as: BRYN }, { type: 'retire', run: id }, 'home')
      both({ ...host, as: BRYN }, { type: 'retire', run: id }, 'home again')
      both({ ...host, as: BRYN }, { type: 'drink', run: id }, 'drink')
      both(bryn, { type: 'enter', name: '', attribute: 'str' }, 'enter')
      expect(one.received).toEqual(other.received)
      expect(other.views()).toEqual(one.views())
    },
  )

  it('the worlds were different, and long enough to mean something', () => {
    expect(different).toBeGreaterThan(SEEDS.length / 2)
    expect(deaths).toBeGreaterThan(0)
    expect(acts / SEEDS.length).toBeGreaterThan(50)
  })
})
