/**
 * What each game keeps secret, for the law of two worlds: how two tables differ, and what may tell it. The suite is written
 * once, and a game joins it by an entry in `SECRETS`.
 */
import type { Asking } from '@homestake/client'
import type { Game, GameId } from '@homestake/rules'
import { itSecrets } from './it-secrets.ts'
import { nmlSecrets } from './nml-secrets.ts'
import { tlSecrets } from './tl-secrets.ts'
import type { Options, Person, World } from './world.ts'
import type { TwoWorlds } from './worlds.ts'

export interface Secrets {
  readonly game: GameId
  /** What the worlds differ in, for the title. */
  readonly what: string
  /** What must have been secret in some run, so that what is claimed of it was looked at. */
  readonly covers: readonly string[]
  /** How many runs `npm test` makes, and how many the full run. */
  readonly runs: readonly [number, number]
  options(seed: number): Options
  /** Whom a run of this seed keeps its secret from. */
  keptFrom(seed: number): readonly Person[]
  /** What is done alike in both worlds before anything is left to chance. @param actors who plays from then on */
  begin(worlds: TwoWorlds, seed: number, actors: readonly Person[]): Promise<void>
  /** One run, which may remember what it has done. */
  run(worlds: TwoWorlds, seed: number, pick: Pick): Run
  /** What Ann alone can see, and changes in one world. */
  own(world: World, step: number, pick: Pick): Asking
  /** Whether a command would tell that, or write over it. */
  tellsOwn(name: Person, asking: Asking): boolean
  /** The secret as it is when somebody acts, and whether they share it: for a game that leaks on purpose. `null`: there is none. */
  held(deciding: Deciding): { readonly is: unknown; readonly shared: boolean } | null
}

export type Deciding = Parameters<Game['decide']>[0]

export type Pick = (n: number) => number

export interface Run {
  /** A secret act of world B alone, and who does it. */
  alone(step: number): { readonly name: Person; readonly asking: Asking } | null
  /**
   * A command as each world gives it.
   * @returns `left-out` where it could not be the same in both; `tells` where it tells the secret, as the rules have declared
   */
  asked(name: Person, asking: Asking): readonly [Asking, Asking] | 'left-out' | 'tells'
  /** Which of `covers` are the case now. */
  covered(): readonly string[]
  /** Whether what just happened has told something, as the rules have declared. */
  told(): boolean
}

export const SECRETS: readonly Secrets[] = [nmlSecrets, tlSecrets, itSecrets]
