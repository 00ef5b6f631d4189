/** What a journal would keep of tables that play by themselves, and what is taken back there. */
import { apply, type Patches as MutativePatches } from 'mutative'
import { decide, evolve, type Decided, type Found, type Recorded } from '../src/authority.ts'
import type { Game } from '../src/contract/game.ts'
import { isHouseEvent, sayHouse } from '../src/house/events.ts'
import type { Plays, TableState } from '../src/house/house.ts'
import type { Compartment, Visible } from '../src/table/compartment.ts'
import type { Patch } from '../src/table/patch.ts'
import type { Refusal } from '../src/table/refusal.ts'
import { testChance } from '../src/testing.ts'

export interface Kept<P extends Plays> {
  readonly before: TableState<P>
  readonly entry: Recorded
  readonly after: TableState<P>
}

const NOBODY = { seat: () => '', chair: '' }

const says = <P extends Plays>(game: Game<P>, { to, event }: Decided['events'][number]): boolean =>
  to !== 'sealed' && (isHouseEvent(event) ? sayHouse(event, NOBODY) : game.say(event, NOBODY)) !== null

/** The entry that a decision becomes. */
export const record = <P extends Plays>(
  game: Game<P>,
  before: TableState<P>,
  cursor: Recorded['cursor'],
  events: Decided['events'],
  type = 'played',
): Kept<P> => {
  const { state, diffs, inverse } = evolve(game, before, events)
  const touched = new Set([...Object.keys(diffs), ...events.filter((one) => says(game, one)).map(({ to }) => to)])
  const numbers = [...touched].map((key) => [key, (cursor[key as Compartment] ?? 0) + 1] as const)
  // As the journal gives it: by way of JSON.
  const entry: Recorded = JSON.parse(
    JSON.stringify({
      command: { type },
      diffs,
      inverse,
      events,
      cursor: { ...cursor, ...Object.fromEntries(numbers) },
    }),
  )
  return { before, entry, after: state }
}

/** All that was applied of a play. */
export const kept = <P extends Plays>(
  game: Game<P>,
  turns: Iterable<{ readonly before: TableState<P>; readonly outcome: Decided | Refusal }>,
): Kept<P>[] => {
  const history: Kept<P>[] = []
  for (const { before, outcome } of turns)
    if (!('code' in outcome)) history.push(record(game, before, history.at(-1)?.entry.cursor ?? {}, outcome.events))
  return history
}

/** The first line of the game that an act told. */
export const lineOf = <P extends Plays>(game: Game<P>, entry: Recorded): { in: Visible; n: number } | null => {
  const to = entry.events.find((one) => !isHouseEvent(one.event) && says(game, one))?.to
  return to === undefined || to === 'sealed' ? null : { in: to, n: entry.cursor[to] ?? 0 }
}

/** What the chair is answered that takes the act at one place of a history back, at another. */
export const takeBack = <P extends Plays>(
  game: Game<P>,
  history: readonly Kept<P>[],
  act: number,
  now: number,
): { readonly state: TableState<P>; readonly outcome: Decided | Refusal } | null => {
  const [one, last] = [history[act], history[now]]
  const line = one === undefined ? null : lineOf(game, one.entry)
  if (one === undefined || last === undefined || line === null) return null
  const found: Found = { act: one.entry, later: history.slice(act + 1, now + 1).map(({ entry }) => entry) }
  const asked = { command: { type: 'take-back', ...line }, found }
  return {
    state: last.after,
    outcome: decide(game, last.after, { chair: true, seat: null }, asked, testChance('undo')),
  }
}

const OPS = { '=': 'replace', '+': 'add', '-': 'remove' } as const

const patched = (part: object, patches: readonly Patch[]): object =>
  apply(part, patches.map(([op, path, value]) => ({ op: OPS[op], path: [...path], value })) as MutativePatches)

/** Whether there is an object in which the last of a path may stand. */
const holds = (part: unknown, [key, ...rest]: readonly (string | number)[]): boolean =>
  typeof part === 'object' &&
  part !== null &&
  (rest.length === 0 || holds((part as Readonly<Record<string, unknown>>)[key ?? ''], rest))

/**
 * What a state would be had only these entries happened.
 * @param stays what is never put back: who agreed to what was taken back has agreed to nothing, and there is no place for it
 */
export const had = <P extends Plays>(
  before: TableState<P>,
  later: readonly Recorded[],
  stays: ReadonlySet<string>,
): TableState<P> => {
  const fits = (part: object, [, path]: Patch): boolean =>
    !path.some((key) => stays.has(String(key))) || holds(part, path)
  let parts: { [key: string]: object } = { ...(before as unknown as { [key: string]: object }) }
  for (const { diffs } of later)
    for (const [key, patches] of Object.entries(diffs) as [Compartment, readonly Patch[]][]) {
      const part = parts[key] ?? {}
      parts = { ...parts, [key]: patched(part, patches.filter((patch) => fits(part, patch))) } // prettier-ignore
    }
  return parts as unknown as TableState<P>
}
