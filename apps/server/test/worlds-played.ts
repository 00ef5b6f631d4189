/** Bots in two worlds that differ only in a secret. */
import type { Asking } from '@homestake/client'
import { PLAYERS } from './players.ts'
import { picker } from './random.ts'
import type { Secrets } from './secrets.ts'
import type { Person, World } from './world.ts'
import type { TwoWorlds } from './worlds.ts'

export const STEPS = 60

export const playerOf = (secrets: Secrets) => {
  const player = PLAYERS.find(({ game }) => game === secrets.game)
  if (player === undefined) throw new Error(`nobody plays ${secrets.game}`)
  return player
}

export interface Played {
  /** What somebody got in one world and not in the other; `null`: nothing. */
  readonly found: string | null
  readonly acts: number
  readonly covered: ReadonlySet<string>
  /** The number of `table` up to which the worlds are alike to those from whom it is kept. */
  readonly alikeUpTo: number
  /** Whether something was told then, or answered otherwise, as the rules have declared. */
  readonly parted: boolean
}

/** The number of `table`, as somebody sees it. */
export const numberOf = (world: World, name: Person): number => world.who(name).present.cursor.table ?? 0

/**
 * Bots play in both worlds until the secret is told, as the rules have declared.
 * @param between what the chair does in both before a step
 */
export const played = async (
  worlds: TwoWorlds,
  secrets: Secrets,
  seed: number,
  between: (step: number) => Asking | null = () => null,
): Promise<Played> => {
  const pick = picker(seed)
  await worlds.open(seed, secrets.game, secrets.options(seed))
  await secrets.begin(worlds, seed, ['gm', 'ann', 'bob'])
  const run = secrets.run(worlds, seed, pick)
  const keptFrom = secrets.keptFrom(seed)
  const covered = new Set<string>()
  let acts = 0
  let alikeUpTo = numberOf(worlds.a, 'watcher')
  const found = (what: string | null, parted = true): Played => ({ found: what, acts, covered, alikeUpTo, parted })
  for (let step = 1000; step < 1000 + STEPS; step++) {
    const alone = pick(6) === 0 ? run.alone(step) : null
    if (alone !== null) await worlds.onlyInB(seed, step, alone.name, alone.asking)
    const chairs = between(step)
    if (chairs !== null && !(await worlds.both(seed, 2000 + step, 'gm', chairs)))
      return found(keptFrom.includes('gm') ? 'gm was answered otherwise' : null)
    const name = (['gm', 'gm', 'ann', 'bob'] as const)[pick(4)] ?? 'gm'
    const proposal = playerOf(secrets).propose(worlds.a.who(name).present, pick)
    if (proposal === null) continue
    const { as, command } = proposal
    const asked = run.asked(name, { ...command, ...(as === undefined ? {} : { as }) })
    if (asked === 'left-out') continue
    if (asked === 'tells') break
    const alike = await worlds.both(seed, step, name, ...asked)
    // Whoever shares the secret may be answered by it; from there the worlds go apart.
    if (!alike) return found(keptFrom.includes(name) ? `${name} was answered otherwise` : null)
    acts++
    if (run.told()) return found(null)
    run.covered().forEach((what) => covered.add(what))
    const difference = worlds.difference(keptFrom)
    if (difference !== null) return found(difference)
    alikeUpTo = numberOf(worlds.a, 'watcher')
  }
  return found(worlds.difference(keptFrom) ?? (await worlds.differenceOverHttp(keptFrom)), false)
}

export interface OwnPlayed {
  readonly found: string | null
  /** How often Ann changed in one world what she alone can see. */
  readonly changed: number
}

/** As `played`, with what Ann alone can see: kept from everybody else, the GM too. */
export const playedOwn = async (
  worlds: TwoWorlds,
  secrets: Secrets,
  seed: number,
  others: readonly Person[],
): Promise<OwnPlayed> => {
  const pick = picker(seed + 1000)
  await worlds.open(seed, secrets.game, {})
  await secrets.begin(worlds, seed, ['gm', 'bob'])
  let changed = 0
  for (let step = 1000; step < 1000 + STEPS; step++) {
    if (pick(3) === 0 && (await worlds.onlyInB(seed, step, 'ann', secrets.own(worlds.b, step, pick)))) changed++
    const name = (['gm', 'ann', 'bob'] as const)[pick(3)] ?? 'gm'
    const proposal = playerOf(secrets).propose(worlds.a.who(name).present, pick)
    if (proposal === null) continue
    const { as, command } = proposal
    if (secrets.tellsOwn(name, command)) continue
    if (!(await worlds.both(seed, step, name, { ...command, ...(as === undefined ? {} : { as }) })))
      return { found: `${name} was answered otherwise`, changed }
    const found = worlds.difference(others)
    if (found !== null) return { found, changed }
  }
  return { found: await worlds.differenceOverHttp(others), changed }
}
