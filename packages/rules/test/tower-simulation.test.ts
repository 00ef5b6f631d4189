import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { difficultyOf } from '../src/inverted-tower/odds/difficulty.ts'
import { itOptionWords } from '../src/inverted-tower/option-words.ts'
import { itOptions, type ItOptions } from '../src/inverted-tower/options.ts'
import { careful, dive, player, stay } from '../src/inverted-tower/testing/policies.ts'
import { d6From, simulate, type Policy, type Simulated } from '../src/inverted-tower/testing/simulate.ts'

const full = process.env['HOMESTAKE_FULL'] === '1'
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
const deviation = (values: readonly number[]): number => {
  const middle = mean(values)
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)))
}

/** 3.5: floor 1 for ever, attribute 1, and nothing else: 7601881416493494111903610862215047273 over 2476745574903147142546076728742172320. */
const BARE = 3.069303

describe('the bare run', () => {
  it('3.5 100 000 delvers with nothing but an attribute see 3.069303 rooms on average, within 3 standard errors', () => {
    const options = itOptions.parse({})
    const bare: Policy = ({ id, step, stage }) => {
      const at = { run: id, step }
      if (stage.kind === 'trap') return { type: 'face-trap', ...at }
      return stage.kind === 'fight' ? { type: 'attack', ...at, attribute: 'str', daggers: 0 } : { type: 'new-room', ...at }
    } // prettier-ignore
    const d6 = d6From(7)
    const rooms = Array.from({ length: 100_000 }, () =>
      // A level so high that none comes: levels are left out.
      simulate(options, bare, d6, Infinity, ({ delvers }) => {
        for (const delver of Object.values(delvers)) delver.level = 1_000_000
      }).rooms,
    ) // prettier-ignore
    const error = deviation(rooms) / Math.sqrt(rooms.length)
    expect(error).toBeLessThan(0.01)
    expect(Math.abs(mean(rooms) - BARE)).toBeLessThan(3 * error)
  })
})

const figures = z.record(
  z.string(),
  z.strictObject({
    meanRooms: z.number(),
    seRooms: z.number(),
    medianRooms: z.number(),
    meanKills: z.number(),
    meanFloor: z.number(),
    floor1: z.number(),
    f2: z.number(),
    f3: z.number(),
    f4plus: z.number(),
    aliveAtCap: z.number(),
  }),
)
const KNOWN = figures.parse(
  JSON.parse(readFileSync(new URL('./inverted-tower.policies.json', import.meta.url), 'utf8')),
)
/** How many runs stand behind each of them. */
const THEIRS = 20_000

const spent = itOptions.parse({ daggers: 'spent' })
const kept = itOptions.parse({})
const among = { duplicateEvent: 'encounter' } as const
const POLICIES: Readonly<Record<string, readonly [options: ItOptions, policy: Policy, acts: number]>> = {
  'dive|dagger consumed': [spent, player(dive), 400],
  'stay1|dagger consumed': [spent, player(stay), 100],
  'careful|dagger consumed': [spent, player(careful(spent)), 200],
  'dive|dagger consumed|dup=encounter': [{ ...spent, ...among }, player(dive), 400],
  'dive|dagger kept': [kept, player(dive), 400],
  'stay1|dagger kept': [kept, player(stay), 100],
  'careful|dagger kept': [kept, player(careful(kept)), 200],
  'dive|dagger kept|dup=encounter': [{ ...kept, ...among }, player(dive), 400],
  'dive|dagger never used': [kept, player(dive, 'unused'), 400],
}

const played = (name: string, runs: number, seed: number): Simulated[] => {
  const [options, policy, acts] = POLICIES[name] ?? [kept, player(dive), 0]
  const d6 = d6From(seed)
  return Array.from({ length: runs }, () => simulate(options, policy, d6, acts))
}

describe('how delvers fare', () => {
  const RUNS = full ? 10_000 : 500

  it('3.5 each policy that is known is played', () => {
    expect(Object.keys(POLICIES).sort()).toEqual(Object.keys(KNOWN).sort())
  })

  it.each(Object.entries(KNOWN))(`3.5 %s: ${RUNS} runs agree with what is known, within 4 standard errors`, { timeout: 900_000 }, (name, known) => {
    const runs = played(name, RUNS, 2024)
    const rooms = runs.map((run) => run.rooms)
    const error = Math.hypot(deviation(rooms) / Math.sqrt(RUNS), known.seRooms)
    expect(Math.abs(mean(rooms) - known.meanRooms)).toBeLessThan(4 * error)
    const shares: [(run: Simulated) => boolean, number][] = [
      [({ floor }) => floor === 1, known.floor1],
      [({ floor }) => floor === 2, known.f2],
      [({ floor }) => floor === 3, known.f3],
      [({ floor }) => floor >= 4, known.f4plus],
      [({ alive }) => alive, known.aliveAtCap],
    ]
    for (const [what, share] of shares) {
      const apart = Math.abs(runs.filter(what).length / RUNS - share)
      expect(apart).toBeLessThanOrEqual(4 * Math.sqrt(share * (1 - share) * (1 / RUNS + 1 / THEIRS)) + 0.5 / RUNS)
    }
  }) // prettier-ignore
})

describe('how hard the choice of daggers is (IA8, D6)', () => {
  const RUNS = full ? 20_000 : 2000

  it.each(['kept', 'spent'] as const)(`%s: the note quotes what our own rules bring about (${RUNS} runs)`, { timeout: 900_000 }, (daggers) => {
    const runs = played(daggers === 'kept' ? 'dive|dagger kept' : 'dive|dagger consumed', RUNS, 11)
    const quoted = difficultyOf({ daggers })
    const counted = {
      fourthFloor: (1000 * runs.filter(({ floor }) => floor >= 4).length) / RUNS,
      alive: (1000 * runs.filter(({ alive }) => alive).length) / RUNS,
    }
    for (const what of ['fourthFloor', 'alive'] as const) {
      const share = quoted[what] / 1000
      // All runs give the very figures; some of them give them within 4 standard errors.
      const most = full ? 0.5 : 4000 * Math.sqrt((share * (1 - share)) / RUNS)
      expect(Math.abs(counted[what] - quoted[what])).toBeLessThanOrEqual(most)
    }
    // Whoever is alive has seen more rooms than any half of the dead.
    const dead = runs.filter(({ alive }) => !alive).map(({ rooms }) => rooms)
    expect(dead.sort((a, b) => a - b)[RUNS / 2 - 1] ?? null).toBe(quoted.medianRooms)
    const { about } = itOptionWords.daggers.choices[daggers]
    for (const figure of Object.values(quoted)) if (figure !== null && figure !== 0) expect(about).toContain(String(figure))
  }) // prettier-ignore
})
