/**
 * An act of play is taken back by putting there what was there before, if nothing that came later rests on it (UNDO-1 to UNDO-6).
 * What was thrown stays thrown, what came to light stays known, and nothing of the house is ever put back.
 */
import { withDrafts } from '../../contract/drafts.ts'
import type { Deciding, Game, Names } from '../../contract/game.ts'
import type { Undoing } from '../../contract/undoing.ts'
import { sight, type Compartment, type Visible } from '../../table/compartment.ts'
import type { Addressed } from '../../table/event.ts'
import type { Patch } from '../../table/patch.ts'
import { refuse, type Refusal } from '../../table/refusal.ts'
import { isHouseEvent, type HouseEvent } from '../events.ts'
import { draftAt } from '../evolve.ts'
import { seatIds, type Plays } from '../house.ts'
import { compartmentSchema } from '../views.ts'
import { putBack } from './put-back.ts'
import { FURTHEST_BACK, type Past, type Patches, type Recorded } from './recorded.ts'
import { rests } from './rests.ts'
import { standing, takes } from './standing.ts'
import { undoWords as words } from './words.ts'

/** What the journal has of a line: the act and what came later; `null`: there is no such line. */
export type Found = Past | 'too-far' | null

type Told = Addressed & { readonly to: Visible }

const entriesOf = (patches: Patches): [Compartment, readonly Patch[]][] =>
  Object.entries(patches) as [Compartment, readonly Patch[]][]

const turnsDice = ({ events }: Recorded): boolean =>
  events.some(({ event }) => event.type === 'chapter-opened' || event.type === 'chapter-closed')

/** UNDO-4: a throw is counted for ever, and the nonces are fixed with the first. */
const isThrow = (compartment: Compartment, [, path]: Patch): boolean =>
  compartment === 'table' && path[0] === 'chapter' && (path[1] === 'thrown' || path[1] === 'fixed')

/** The lines of the game that an act told. */
const toldBy = (game: Pick<Game, 'say'>, { events }: Recorded, names: Names): Told[] =>
  events.filter(
    (one): one is Told => one.to !== 'sealed' && !isHouseEvent(one.event) && game.say(one.event, names) !== null,
  )

/** Why an act can never be taken back, whatever came later. */
const never = (act: Recorded, told: readonly Told[], seen: readonly Compartment[]): string | null => {
  if (act.command.type === 'import') return words.brought
  if (turnsDice(act)) return words.turnsDice
  if (told.length === 0) return words.notAnAct
  const changed = [...entriesOf(act.diffs), ...entriesOf(act.inverse)]
  if (changed.some(([compartment]) => compartment === 'sealed')) return words.undecided
  if (changed.some(([compartment]) => !seen.includes(compartment))) return words.notYourEyes
  return changed.every(([compartment, patches]) =>
    patches.every((patch) => patch[1][0] === 'play' || isThrow(compartment, patch)),
  )
    ? null
    : words.notAnAct
}

/** What would be put back, without what stays. */
const putsOf = ({ inverse }: Recorded, undoing: Pick<Undoing, 'stays'>): Patches =>
  Object.fromEntries(
    entriesOf(inverse).flatMap(([compartment, patches]) => {
      const puts = patches.filter((patch) => !isThrow(compartment, patch) && !undoing.stays(compartment, patch))
      return puts.length === 0 ? [] : [[compartment, puts]]
    }),
  )

const within = (diffs: Patches, seen: readonly Compartment[]): Patches =>
  Object.fromEntries(entriesOf(diffs).filter(([compartment]) => seen.includes(compartment)))

/** UNDO-2: the newest that rests on what would be put back, as a refusal that names it. */
const blockedBy = (
  blocking: Recorded | undefined,
  game: Pick<Game, 'say'>,
  seen: readonly Compartment[],
  names: Names,
): Refusal | null => {
  if (blocking === undefined) return null
  const line = toldBy(game, blocking, names).find(({ to }) => seen.includes(to))
  const said = line === undefined ? null : game.say(line.event, names)
  if (line === undefined || said === null) return refuse('not-now', words.restsOnQuiet)
  const n = blocking.cursor[line.to] ?? 0
  return refuse('not-now', words.restsOnLine(said.text), { value: { in: line.to, n } })
}

/** UNDO-5: what the table would be is as the game lays it out. A place that is gone is no fault here: the answer is no. */
const fits = <P extends Plays>(game: Game<P>, state: Deciding<P>['state'], puts: Patches): boolean => {
  try {
    const steps = entriesOf(puts).map(([to, patches]) => ({
      to,
      run: (drafts: Parameters<Game<P>['evolve']>[1]) => {
        putBack(draftAt(drafts, to), patches)
        if (to === 'table') game.undoing?.after(drafts, patches)
      },
    }))
    const parts: { readonly [key: string]: object | undefined } = withDrafts(state, steps).state
    return entriesOf(puts).every(
      ([compartment]) =>
        compartment !== 'sealed' && compartmentSchema(game, compartment).safeParse(parts[compartment]).success,
    )
  } catch {
    return false
  }
}

/** What taking an act back brings about, or why it stays. */
export const decideTakeBack = <P extends Plays>(
  game: Game<P>,
  { state, actor }: Pick<Deciding<P>, 'state' | 'actor'>,
  found: Found,
): readonly Addressed<HouseEvent>[] | Refusal => {
  if (found === null) return refuse('not-found', words.noSuchLine)
  if (found === 'too-far') return refuse('not-allowed', words.tooFar(FURTHEST_BACK))
  const { undoing } = game
  if (undoing === undefined) return refuse('not-allowed', words.notInThisGame)
  const { act, later } = found
  const names: Names = { seat: (seat) => state.table.seats[seat]?.name ?? '', chair: words.chair(game.chair) }
  const seats = seatIds(state.table)
  const seen = sight({ chair: actor.chair, seat: actor.standIn ? null : actor.seat }, seats)
  const told = toldBy(game, act, names)
  if ((act.shape ?? 1) !== game.shape) return refuse('not-allowed', words.otherShape)
  const whyNever = never(act, told, seen)
  if (whyNever !== null) return refuse('not-allowed', whyNever)
  if (later.some((one) => takes(one, act))) return refuse('not-now', words.already)
  if (later.some(turnsDice)) return refuse('not-now', words.otherDice)
  if (undoing.unveils(act.inverse)) return refuse('not-allowed', words.revealed)
  const puts = putsOf(act, undoing)
  if (entriesOf(puts).length === 0) return refuse('not-allowed', words.nothing)
  const put = { puts, common: new Set<string>(seats) }
  const blocking = standing(later).findLast(({ diffs }) => rests(put, within(diffs, seen), undoing))
  const blocked = blockedBy(blocking, game, seen, names)
  if (blocked !== null) return blocked
  return fits(game, state, puts) ? eventsOf(act, told, puts) : refuse('not-now', words.noWay)
}

const eventsOf = (act: Recorded, told: readonly Told[], puts: Patches): Addressed<HouseEvent>[] => [
  ...[...new Set(told.map(({ to }) => to))].map((to) => ({
    to,
    event: {
      type: 'taken-back' as const,
      of: act.cursor[to] ?? 0,
      events: told.filter((one) => one.to === to).map(({ event }) => ({ ...event })),
    },
  })),
  ...entriesOf(puts).map(([to, patches]) => ({ to, event: { type: 'put-back' as const, patches } })),
]
