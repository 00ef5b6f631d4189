/** Whatever was played: what is taken back is as it was, what came later is as it is, and play goes on. */
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { evolve } from '../src/authority.ts'
import type { Game } from '../src/contract/game.ts'
import { compartmentSchema, isCompartment } from '../src/index.ts'
import { invertedTowerGame } from '../src/inverted-tower/game.ts'
import { newAndMagicLandGame } from '../src/new-and-magic-land/game.ts'
import { towerlandsGame } from '../src/towerlands/game.ts'
import type { Plays, TableState } from '../src/house/house.ts'
import { optionsOf as yearOptions, randomYear, start } from './random-play.ts'
import { kept, had, takeBack, type Kept } from './recorded.ts'
import { seated as tower } from './tower-play.ts'
import { optionsOf as towerOptions, picker, randomPlay as randomTower } from './tower-random-play.ts'
import { playing as land } from './towerlands-play.ts'
import { optionsOf as landOptions, randomPlay as randomLand } from './towerlands-random-play.ts'
import type { Turn } from './random-play.ts'

const full = process.env['HOMESTAKE_FULL'] === '1'
const SEEDS = Array.from({ length: full ? 30 : 2 }, (_, i) => i + 1)

interface Played<P extends Plays> {
  readonly game: Game<P>
  readonly play: (seed: number) => Kept<P>[]
  readonly goOn: (state: TableState<P>, seed: number) => Iterable<unknown>
}

/** What is never put back: throws, numbers of windows, who has agreed, what came to light. */
const STAYS = new Set(['step', 'ready', 'accepted', 'callsOff', 'rests', 'known', 'sealedRolls', 'chapter'])
const TURN = 'turn'

const settled = (value: unknown, key = ''): unknown => {
  if (STAYS.has(key) || (key === TURN && typeof value === 'number')) return null
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((part) => settled(part))
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, settled(part, name)]))
}

const parses = <P extends Plays>(game: Game<P>, state: TableState<P>): void => {
  for (const [key, part] of Object.entries(state))
    if (isCompartment(key) && key !== 'sealed') compartmentSchema(game, key).parse(part)
}

const first = <T>(turns: Iterable<T>, most: number): T[] => {
  const some: T[] = []
  for (const turn of turns) if (some.push(turn) >= most) break
  return some
}

const check = <P extends Plays>({ game, play, goOn }: Played<P>, seed: number): number => {
  const history = play(seed)
  const pick = picker(seed)
  let taken = 0
  for (let now = 5; now < history.length; now += 1 + pick(full ? 4 : 6)) {
    const act = Math.max(0, now - ([0, 0, 1, 2, 5, 12, 25][pick(7)] ?? 0))
    const asked = takeBack(game, history, act, now)
    const one = history[act]
    if (asked === null || one === undefined || 'code' in asked.outcome) continue
    taken++
    const { state } = evolve(game, asked.state, asked.outcome.events)
    const wanted = had(one.before, history.slice(act + 1, now + 1).map(({ entry }) => entry), STAYS) // prettier-ignore
    if (!isDeepStrictEqual(settled(state), settled(wanted))) expect(settled(state)).toEqual(settled(wanted))
    expect(state.table.chapter).toEqual(asked.state.table.chapter)
    expect(state.sealed).toBe(asked.state.sealed)
    parses(game, state)
    if (taken % 8 === 0)
      for (const turn of goOn(state, seed + now)) parses(game, (turn as { after: TableState<P> }).after)
  }
  return taken
}

const nml: Played<Parameters<typeof randomYear>[0] extends TableState<infer P> ? P : never> = {
  game: newAndMagicLandGame,
  play: (seed) =>
    kept(
      newAndMagicLandGame,
      first<Turn>(randomYear(start(yearOptions(seed), 'settlers').state, seed), full ? 900 : 260),
    ),
  goOn: (state, seed) => first(randomYear(state, seed), 40),
}

const tl = {
  game: towerlandsGame,
  play: (seed: number) =>
    kept(towerlandsGame, first(randomLand(land(landOptions(seed)).state, seed, 40), full ? 900 : 260)),
  goOn: (state: Parameters<typeof randomLand>[0], seed: number) => first(randomLand(state, seed, 9), 40),
}

const it_ = {
  game: invertedTowerGame,
  play: (seed: number) =>
    kept(
      invertedTowerGame,
      first(
        randomTower(tower(towerOptions(seed, { race: 'off', takingBack: 'on' })).state, seed, full ? 900 : 260),
        full ? 900 : 260,
      ),
    ),
  goOn: (state: Parameters<typeof randomTower>[0], seed: number) => randomTower(state, seed, 40),
}

describe('UNDO-3 what is taken back is as it was, and what came later is as it is', () => {
  for (const seed of SEEDS) {
    it(`New and Magic Land, seed ${seed}`, () => expect(check(nml, seed)).toBeGreaterThan(5))
    it(`Towerlands, seed ${seed}`, () => expect(check(tl, seed)).toBeGreaterThan(5))
    it(`The Inverted Tower, seed ${seed}`, () => expect(check(it_, seed)).toBeGreaterThan(5))
  }
})
