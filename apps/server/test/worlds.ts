/** Two worlds: two servers whose tables differ only in a secret. Ids, clock and chance are alike in both. */
import { afterAll, beforeAll } from 'vitest'
import type { Asking } from '@homestake/client'
import type { GameId } from '@homestake/rules'
import type { Wanted } from './table.ts'
import { World, type Options, type Person, type Stretch } from './world.ts'

const id = (step: number, of: '8' | '9'): string => `00000000-0000-4000-${of}000-${String(step).padStart(12, '0')}`

/** Where two texts part, with some of what stands there. */
const firstUnlike = (one: string, other: string): string => {
  const at = [...one].findIndex((letter, i) => letter !== other[i])
  const from = Math.max(0, (at < 0 ? one.length : at) - 60)
  return `${one.slice(from, from + 160)} ≠ ${other.slice(from, from + 160)}`
}

/** Two worlds for the tests of one block. @param games what is played in them, where it is not as it should be */
export const twoWorlds = (games?: Wanted['games']) => {
  const [a, b] = [new World(), new World()]
  beforeAll(() => Promise.all([a.start(games), b.start(games)]))
  afterAll(() => Promise.all([a.stop(), b.stop()]))
  const settle = (): Promise<unknown> => Promise.all([a.settle(), b.settle()])

  /** The same command in both worlds, but for its secret part. @returns whether both answered alike */
  const give = async (
    seed: number,
    step: number,
    name: Person,
    asking: Asking,
    inB: Asking = asking,
  ): Promise<boolean> => {
    for (const world of [a, b]) world.turn(seed, step, name)
    const [one, other] = await Promise.all([
      a.who(name).command({ ...asking, id: id(step, '8') }),
      b.who(name).command({ ...inB, id: id(step, '8') }),
    ])
    return one.status === other.status
  }

  return {
    a,
    b,
    settle,
    give,

    open: (seed: number, game: GameId, options: Options): Promise<unknown> =>
      Promise.all([a, b].map((world) => world.open(seed, game, options))),

    /** As `give`, and everybody has got what came of it. */
    async both(...given: Parameters<typeof give>): Promise<boolean> {
      const alike = await give(...given)
      await settle()
      return alike
    },

    /** A secret act in world B alone: it must leave no trace with the others. @returns whether it was done */
    async onlyInB(seed: number, step: number, name: Person, asking: Asking): Promise<boolean> {
      b.turn(seed, step, `only-${name}`)
      const outcome = await b.who(name).command({ ...asking, id: id(step, '9') })
      // In both: the answers to nonsense are counted on each line.
      await settle()
      return outcome.status === 'applied'
    },

    /** What somebody got down the line in one world and not in the other; `null`: no difference in any byte. */
    difference(names: readonly Person[]): string | null {
      for (const name of names) {
        const [one, other] = [a.framesOf(name), b.framesOf(name)]
        const at = one.findIndex((frame, i) => frame !== other[i])
        if (at >= 0 || one.length !== other.length) return `${name}: ${one[at] ?? '(more)'} ≠ ${other[at] ?? '(less)'}`
      }
      return null
    },

    /** As `difference`, of the card and the chronicle that somebody fetches. */
    async differenceOverHttp(names: readonly Person[]): Promise<string | null> {
      for (const name of names) {
        const [one, other] = await Promise.all([a.http(name), b.http(name)])
        if (one !== other) return `${name} over HTTP`
      }
      return null
    },

    /** As `difference`, of stretches of the history that somebody plays again. */
    async differenceInReplays(
      names: readonly Person[],
      stretches: readonly Stretch[],
      sorted = false,
    ): Promise<string | null> {
      for (const name of names) {
        const [one, other] = await Promise.all([a.replays(name, stretches, sorted), b.replays(name, stretches, sorted)])
        if (one !== other) return `${name} in a replay: ${firstUnlike(one, other)}`
      }
      return null
    },
  }
}

export type TwoWorlds = ReturnType<typeof twoWorlds>
