import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { evolve, viewOf } from '../src/authority.ts'
import { houseLine, isHouseEvent, sayHouse } from '../src/house/events.ts'
import type { TableState } from '../src/house/house.ts'
import { judge } from '../src/house/judge.ts'
import { compartmentSchema } from '../src/house/views.ts'
import { invertedTowerGame as game } from '../src/inverted-tower/game.ts'
import { logOf, logText, movesOf } from '../src/inverted-tower/index.ts'
import { forNextLevel } from '../src/inverted-tower/numbers.ts'
import type { Delver, ItPlays, Run } from '../src/inverted-tower/state.ts'
import { killsOf, standing } from '../src/inverted-tower/who.ts'
import { isCompartment, type Visible } from '../src/table/compartment.ts'
import { REFUSALS } from '../src/table/refusal.ts'
import { SEATS, seated } from './tower-play.ts'
import { VIEWERS, optionsOf, randomPlay, type Turn } from './tower-random-play.ts'

const full = process.env['HOMESTAKE_FULL'] === '1'
const SEEDS = Array.from({ length: full ? 500 : 50 }, (_, i) => i + 1)
const COMMANDS = full ? 200 : 140

const runsIn = (state: TableState<ItPlays>): Run[] => {
  const { runs, party } = state.table.play
  const racing = SEATS.flatMap((seat) => state[`seat:${seat}`]?.play.run ?? [])
  return [...Object.values<Run>(runs), ...(party === null ? [] : [party]), ...racing]
}

/** What holds of a run at any time (section 4.5 of the rules). */
const holds = (run: Run, { table }: TableState<ItPlays>): void => {
  for (const { hp, maxHp, xp, level, kills, daggers, potions, gold, fate, points } of Object.values<Delver>(
    run.delvers,
  )) {
    expect(hp).toBeGreaterThanOrEqual(0)
    expect(hp).toBeLessThanOrEqual(maxHp)
    expect(fate === 'dead').toBe(hp === 0)
    expect(xp).toBeLessThan(forNextLevel(level))
    const spent = Array.from({ length: level - 1 }, (_, i) => forNextLevel(i + 1)).reduce((sum, n) => sum + n, 0)
    expect(kills).toBe(spent + xp)
    expect(Math.min(daggers, potions, gold, points)).toBeGreaterThanOrEqual(0)
    expect(maxHp).toBe(4 + level)
  }
  const log = logOf(run)
  const rooms = log.before.rooms + log.floors.reduce((sum, { explored }) => sum + explored, 0)
  expect(rooms).toBe(run.entered)
  expect(log.before.kills + log.floors.reduce((sum, { kills }) => sum + kills, 0)).toBe(killsOf(run))
  for (const floor of log.floors) {
    const kinds = floor.rooms.map(({ room }) => room.kind).filter((kind) => kind !== 'mobs')
    expect(new Set(kinds).size).toBe(kinds.length)
    expect(floor.rooms).toHaveLength(floor.explored)
  }
  expect(logText(run).split('\n')).toHaveLength(run.entered + log.floors.length)
  expect(run.floor).toBe(log.floors.length + log.before.floors)
  if (run.stage.kind === 'over') {
    expect(run.stage.end === 'won' || standing(run).length === 0).toBe(true)
    return
  }
  expect(run.delvers[run.turn]?.fate).toBe('in')
  expect(table.chapter === null && !table.ended).toBe(false)
  expect(standing(run).length).toBeGreaterThan(0)
  if (run.stage.kind === 'fight') expect(run.stage.left).toBeGreaterThan(0)
}

const SCHEMAS = {
  table: compartmentSchema(game, 'table'),
  gm: compartmentSchema(game, 'gm'),
  seat: compartmentSchema(game, `seat:${SEATS[0] ?? ''}` as Visible),
  between: compartmentSchema(game, `between:${SEATS[0] ?? ''}` as Visible),
}

const eventsOf = ({ outcome }: Turn) => ('code' in outcome ? [] : outcome.events.map(({ event }) => event))

const readable = (turn: Turn): void => {
  for (const part of Object.keys(turn.after).filter(isCompartment))
    if (part !== 'sealed' && turn.after[part] !== turn.before[part])
      SCHEMAS[part.split(':')[0] as keyof typeof SCHEMAS].parse(turn.after[part])
  for (const event of eventsOf(turn)) {
    if (isHouseEvent(event)) {
      if (sayHouse(event, { seat: (seat) => seat, chair: 'host' }) !== null) houseLine.parse(event)
      continue
    }
    const said = game.say(game.events.parse(event), { seat: (seat) => seat, chair: 'host' })
    if (said !== null) expect(said.text.trim()).not.toBe('')
  }
}

/** What somebody is offered they may do; and unless they have to wait they are offered something. */
const offers = (state: TableState<ItPlays>): void => {
  for (const viewer of VIEWERS) {
    if (viewer.seat === null || state.table.ended) continue
    const view = viewOf(state, viewer)
    for (const { command } of movesOf(view, viewer.seat)) expect(judge(game, view, viewer, { command })).toBeNull()
  }
}

const TYPES = game.events as unknown as { readonly options: readonly { readonly shape: { readonly type: { readonly value: string } } }[] } // prettier-ignore

describe('random runs', () => {
  const seen = new Set<string>()
  for (let from = 0; from < SEEDS.length; from += 10) {
    const seeds = SEEDS.slice(from, from + 10)
    it(
      `I-R2 I-R8 I-R19 I-R24 seeds ${seeds[0]} to ${seeds.at(-1)}: what must hold holds after each command, legal and decide agree, a twin through JSON stays equal`,
      { timeout: 600_000 },
      () => {
        for (const seed of seeds) {
          const { state } = seated(optionsOf(seed))
          let twin = JSON.stringify(state)
          for (const turn of randomPlay(state, seed, COMMANDS)) {
            const { before, viewer, asked, outcome, after } = turn
            const judged = judge(game, viewOf(before, viewer), viewer, asked)
            if ('code' in outcome) {
              expect(Object.keys(REFUSALS)).toContain(outcome.code)
              expect(outcome.message.trim()).not.toBe('')
              expect(judged).toEqual(outcome)
              continue
            }
            expect(judged).toBeNull()
            const known = new Set(runsIn(before))
            for (const run of runsIn(after)) if (!known.has(run)) holds(run, after)
            readable(turn)
            offers(after)
            eventsOf(turn).forEach(({ type }) => seen.add(type))
            const parsed = JSON.parse(twin) as TableState<ItPlays>
            twin = JSON.stringify(evolve(game, parsed, JSON.parse(JSON.stringify(outcome.events))).state)
            if (!isDeepStrictEqual(JSON.parse(twin), after)) expect(JSON.parse(twin), `seed ${seed}`).toEqual(after)
          }
        }
      },
    )
  }

  it('nothing that can happen has been left out', () => {
    expect(TYPES.options.map(({ shape }) => shape.type.value).filter((type) => !seen.has(type))).toEqual([])
  })
})
