import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evolve, viewOf } from '../src/authority.ts'
import type { TableState } from '../src/house/house.ts'
import { judge } from '../src/house/judge.ts'
import { isHouseEvent, houseLine, sayHouse } from '../src/house/events.ts'
import { compartmentSchema } from '../src/house/views.ts'
import { REFUSALS, type NmlPlays, type Settler } from '../src/index.ts'
import { newAndMagicLandGame as game } from '../src/new-and-magic-land/game.ts'
import { isCompartment, type Visible } from '../src/table/compartment.ts'
import { current } from '../src/new-and-magic-land/sides.ts'
import { randomPlay, someNumbers, someOptions, start, type Turn } from './random-play.ts'

const SEEDS = process.env['HOMESTAKE_FULL'] === '1' ? [1, 2, 3, Date.now() % 1_000_000] : [1, 2]
const NUMBERS = process.env['HOMESTAKE_FULL'] === '1' ? 20_000 : 9_000
const RUNS = 6

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

/** All points in all pools, the GM's too. */
const points = (state: TableState<NmlPlays>): number =>
  settlersOf(state).reduce((sum, { grit, heart }) => sum + current(grit) + current(heart), 0) +
  (state.gm.play.season === null ? 0 : current(state.gm.play.season.pool))

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
  } else if (!types.some((type) => ['pool-restored', 'pools-split', 'rating-chosen', 'season-closed'].includes(type)))
    expect(points(after)).toBe(points(before))

  for (const [seat, settler] of Object.entries(after.table.play.settlers) as [string, Settler][]) {
    const was = Object.entries<Settler>(before.table.play.settlers).find(([id]) => id === seat)?.[1]
    if (was === undefined || was.victoryDice === settler.victoryDice) continue
    expect(types.some((type) => type === 'conflict-won' || type === 'complication-owed')).toBe(true)
    expect(Math.abs(was.victoryDice - settler.victoryDice)).toBe(1)
  }
  const [then, now] = [before.table.play.conflict, after.table.play.conflict]
  if (then !== null && now !== null && then.id === now.id) expect(now.step).toBeGreaterThanOrEqual(then.step)
}

/** What is told is readable by whoever receives it, and nothing else is in it. */
const readable = (turn: Turn): void => {
  for (const part of Object.keys(turn.after).filter(isCompartment))
    if (part !== 'sealed') compartmentSchema(game, part as Visible).parse(turn.after[part as 'table'])
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

describe('random play', () => {
  for (const seed of SEEDS)
    for (const from of ['seats', 'settlers'] as const)
      it(
        `from ${from}, seed ${seed}: what must hold holds after each command, and a twin through JSON stays equal`,
        { timeout: 300_000 },
        () => {
          const seen = new Set<string>()
          fc.assert(
            fc.property(someOptions, someNumbers(NUMBERS), (options, numbers) => {
              let twin = JSON.stringify(start(options, from).state)
              for (const turn of randomPlay(start(options, from).state, numbers)) {
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
                expect(JSON.parse(twin)).toEqual(after)
              }
            }),
            { seed, numRuns: RUNS, endOnFailure: true },
          )
          const must = ['rolled', 'escalated', 'conflict-closed', 'season-closed', 'ending-told', 'past-revealed']
          if (from === 'settlers') must.push('harvest-countered', 'harvest-let-stand')
          expect([...seen]).toEqual(expect.arrayContaining(must))
        },
      )
})
