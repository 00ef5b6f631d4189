import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { evolve, viewOf } from '../src/authority.ts'
import type { TableState } from '../src/house/house.ts'
import { judge } from '../src/house/judge.ts'
import { isHouseEvent, houseLine, sayHouse } from '../src/house/events.ts'
import { compartmentSchema } from '../src/house/views.ts'
import { REFUSALS } from '../src/index.ts'
import type { NmlPlays, Settler } from '../src/new-and-magic-land/index.ts'
import { newAndMagicLandGame as game } from '../src/new-and-magic-land/game.ts'
import { RUTH } from './given.ts'
import { isCompartment, type Visible } from '../src/table/compartment.ts'
import { current } from '../src/new-and-magic-land/sides.ts'
import { optionsOf, randomYear, start, type Turn } from './random-play.ts'

const full = process.env['HOMESTAKE_FULL'] === '1'
const today = Date.now() % 1_000_000
const SEEDS = full ? Array.from({ length: 100 }, (_, i) => (i < 50 ? i + 1 : today + i)) : [2, 3, 13, 18]

const settlersOf = ({ table }: TableState<NmlPlays>): Settler[] => Object.values(table.play.settlers)
const eventsOf = ({ outcome }: Turn) => ('code' in outcome ? [] : outcome.events.map(({ event }) => event))

/** What holds at any time (section 4.5 of the rules). */
const holds = (state: TableState<NmlPlays>): void => {
  for (const { grit, heart, victoryDice, harvestDice, relationships } of settlersOf(state)) {
    for (const pool of [grit, heart]) {
      expect(pool.spent).toBeGreaterThanOrEqual(0)
      expect(pool.spent).toBeLessThanOrEqual(pool.score)
    }
    expect(victoryDice).toBeGreaterThanOrEqual(0)
    expect(harvestDice).toBeGreaterThanOrEqual(0)
    for (const { rating } of Object.values(relationships)) expect(rating).toBeGreaterThanOrEqual(0)
  }
  phases(state)
  const { used, season } = state.gm.play
  expect(new Set(used).size).toBe(used.length)
  for (const rating of used) expect([1, 2, 3, 4, 5, 6]).toContain(rating)
  expect(season === null).toBe(state.table.play.season === null)
  if (season === null) return
  expect(season.left).toBeGreaterThanOrEqual(0)
  expect(season.left).toBeLessThanOrEqual(season.supply)
  expect(current(season.pool)).toBeGreaterThanOrEqual(0)
  expect(state.table.play.season?.closing).toBe(season.left === 0)
}

/** What each phase of a year has, and has not. */
const phases = ({ table: { play, chapter, ended } }: TableState<NmlPlays>): void => {
  const { phase } = play
  expect(play.season !== null).toBe(phase === 'season')
  expect(play.turn !== null).toBe(phase === 'season')
  if (play.scene !== null) expect(phase).toBe('season')
  if (play.conflict !== null) expect(play.conflict.scene).toBe(play.scene?.number)
  expect(Object.keys(play.endings).length > 0).toBe(phase === 'ending')
  expect(play.festival !== null).toBe(phase === 'festival' || phase === 'closed')
  expect(chapter !== null).toBe(['season', 'ending', 'festival'].includes(phase))
  expect(ended).toBe(phase === 'closed')
  expect(play.past.length).toBeLessThanOrEqual(5)
  if (play.conflict !== null) return
  for (const [seat, { stage, grit, heart }] of Object.entries<Settler>(play.settlers)) {
    const end = Object.entries(play.endings).find(([id]) => id === seat)?.[1].at.step
    if (stage === 'playing' && end !== 'last-words')
      expect(Math.min(current(grit), current(heart))).toBeGreaterThanOrEqual(1)
    if (stage === 'out') expect([Math.min(current(grit), current(heart)), end ?? 'done']).toEqual([0, 'done'])
  }
}

/** All points in all pools, the GM's too. */
const points = (state: TableState<NmlPlays>): number =>
  settlersOf(state).reduce((sum, { grit, heart }) => sum + current(grit) + current(heart), 0) +
  (state.gm.play.season === null ? 0 : current(state.gm.play.season.pool))

/** What moves points beside an escalation. */
const POINTS_MOVE = new Set([
  'pool-restored', 'pools-split', 'rating-chosen', 'season-closed', 'gain-split', 'point-lost', 'points-restored', 'begun-anew',
]) // prettier-ignore

/** The steps that may follow each other at a season's end (N-R48 to N-R54, NA17). */
const NEXT: { readonly [step: string]: readonly string[] } = {
  roll: ['tell'],
  tell: ['points', 'loss', 'relationship'],
  points: ['relationship'],
  loss: ['relationship', 'dream', 'last-words'],
  relationship: ['refresh'],
  refresh: ['restore'],
  restore: ['dream', 'loss'],
  dream: ['done'],
  'last-words': ['done'],
}

/** At most one settler takes one step. */
const steps = ({ before, after }: Turn): void => {
  const [then, now] = [before.table.play.endings, after.table.play.endings]
  const moved = Object.entries(then).flatMap(([seat, { at }]) => {
    const next = Object.entries(now).find(([id]) => id === seat)?.[1].at.step ?? 'done'
    return next === at.step ? [] : [[at.step, next] as const]
  })
  expect(moved.length).toBeLessThanOrEqual(1)
  for (const [from, to] of moved) expect(NEXT[from]).toContain(to)
}

/** What one command may change. */
const changes = (turn: Turn): void => {
  const { before, after } = turn
  const types = eventsOf(turn).map(({ type }) => type)
  if (types.includes('escalated')) {
    const tie = before.table.play.conflict?.roll?.leads === null
    const option = before.table.options.tieEscalation
    const paid = points(before) - points(after)
    if (!tie || option === 'chooser') expect(paid).toBe(1)
    else if (option === 'free') expect(paid).toBe(0)
    else expect([1, 2]).toContain(paid)
  } else if (!types.some((type) => POINTS_MOVE.has(type))) expect(points(after)).toBe(points(before))

  steps(turn)
  for (const [seat, settler] of Object.entries(after.table.play.settlers) as [string, Settler][]) {
    const was = Object.entries<Settler>(before.table.play.settlers).find(([id]) => id === seat)?.[1]
    if (was === undefined || was.victoryDice === settler.victoryDice) continue
    if (types.includes('victory-rolled') || types.includes('begun-anew')) {
      expect(settler.victoryDice).toBe(0)
      continue
    }
    expect(types.some((type) => type === 'conflict-won' || type === 'complication-owed')).toBe(true)
    expect(Math.abs(was.victoryDice - settler.victoryDice)).toBe(1)
  }
  const [then, now] = [before.table.play.conflict, after.table.play.conflict]
  if (then !== null && now !== null && then.id === now.id) expect(now.step).toBeGreaterThanOrEqual(then.step)
}

/** The schemas of compartments, one a kind. */
const SCHEMAS = {
  table: compartmentSchema(game, 'table'),
  gm: compartmentSchema(game, 'gm'),
  seat: compartmentSchema(game, `seat:${RUTH}`),
  between: compartmentSchema(game, `between:${RUTH}`),
}
const schemaOf = (part: Visible) => SCHEMAS[part.split(':')[0] as keyof typeof SCHEMAS]

/** What is told is readable by whoever receives it, and nothing else is in it. */
const readable = (turn: Turn): void => {
  for (const part of Object.keys(turn.after).filter(isCompartment))
    if (part !== 'sealed' && turn.after[part] !== turn.before[part]) schemaOf(part).parse(turn.after[part])
  const names = { seat: (seat: string) => seat, chair: 'GM' }
  for (const event of eventsOf(turn)) {
    if (isHouseEvent(event)) {
      if (sayHouse(event, names) !== null) houseLine.parse(event)
      continue
    }
    const said = game.say(game.events.parse(event), names)
    if (said !== null) expect(said.text.trim()).not.toBe('')
  }
}

/** Everything that must have happened in some year, so that what is claimed of it was looked at. */
const MUST = [
  'rolled', 'escalated', 'conflict-closed', 'season-closed', 'ending-told', 'past-revealed', 'scene-set', 'scene-changed',
  'scene-closed', 'scene-passed', 'turn-given', 'scene-complicated', 'victory-rolled', 'goal-told', 'gain-split', 'point-lost',
  'tie-made', 'refresh-rolled', 'points-restored', 'dream-settled', 'last-words-told', 'season-ended', 'begun-anew',
  'festival-opened', 'feast-told', 'harvest-rolled', 'fate-told', 'year-ended', 'table-ended', 'harvest-countered',
] // prettier-ignore

describe('random years', () => {
  const seen = new Set<string>()
  for (const seed of SEEDS)
    it(
      `seed ${seed}: what must hold holds after each command up to the book, and a twin through JSON stays equal`,
      { timeout: 300_000 },
      () => {
        const { state } = start(optionsOf(seed), seed % 2 === 0 ? 'settlers' : 'seats')
        let [last, twin] = [state, JSON.stringify(state)]
        for (const turn of randomYear(state, seed)) {
          const { before, viewer, asked, outcome, after } = turn
          const judged = judge(game, viewOf(before, viewer), viewer, asked)
          if ('code' in outcome) {
            expect(Object.keys(REFUSALS)).toContain(outcome.code)
            expect(outcome.message.trim()).not.toBe('')
            expect(judged).toEqual(outcome)
            continue
          }
          expect(judged).toBeNull()
          holds(after)
          changes(turn)
          readable(turn)
          eventsOf(turn).forEach(({ type }) => seen.add(type))
          const parsed = JSON.parse(twin) as TableState<NmlPlays>
          twin = JSON.stringify(evolve(game, parsed, JSON.parse(JSON.stringify(outcome.events))).state)
          if (!isDeepStrictEqual(JSON.parse(twin), after)) expect(JSON.parse(twin)).toEqual(after)
          last = after
        }
        expect(last.table.play.phase).toBe('closed')
        const { used } = last.gm.play
        const { past } = last.table.play
        expect(past.map(({ rating }) => rating)).toEqual(used)
      },
    )

  it('nothing of a year has been left out', () => {
    expect(MUST.filter((type) => !seen.has(type))).toEqual([])
  })
})
