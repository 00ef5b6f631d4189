/** An entry as its viewers are told it: one change a compartment, with the lines that were said there. */
import {
  isHouseEvent,
  sayHouse,
  type Addressed,
  type Compartment,
  type Line,
  type Names,
  type OpenGame,
  type Visible,
} from '@homestake/rules'
import type { Change, Changes, WireLine } from '@homestake/protocol'
import type { Entry } from '../journal/entry.ts'
import type { KeptLines } from '../journal/journal.ts'

const NOBODY: Names = { seat: () => '', chair: '' }

/** The events that say something: they become lines; the rest only changes state. */
export const saidOf = (game: OpenGame, events: readonly Addressed[]): Addressed[] =>
  events.filter(
    ({ to, event }) =>
      to !== 'sealed' && (isHouseEvent(event) ? sayHouse(event, NOBODY) : game.say(event, NOBODY)) !== null,
  )

/** What changed, by compartment; `sealed` is nobody's and is left out here, before anything is addressed. */
export const changesOf = (game: OpenGame, entry: Entry, said = saidOf(game, entry.events)): Changes => {
  const changes: { [C in Visible]?: Change } = {}
  const compartments = new Set([...Object.keys(entry.diffs), ...said.map(({ to }) => to)]) as Set<Compartment>
  for (const compartment of compartments) {
    if (compartment === 'sealed') continue
    const to = entry.cursor[compartment] ?? 0
    const events = said.filter((one) => one.to === compartment).map(({ event }): Line => lineOf(entry, to, event))
    changes[compartment] = {
      from: to - 1,
      to,
      patches: [...(entry.diffs[compartment] ?? [])],
      events: events as WireLine[],
    }
  }
  return changes
}

const lineOf = (entry: Entry, n: number, event: Line['event']): Line => ({
  n,
  at: entry.at,
  by: entry.by,
  ...(entry.as === undefined ? {} : { as: entry.as }),
  event,
})

/** The lines of an entry as the journal keeps them for the chronicle. */
export const keptLines = (changes: Changes): KeptLines[] =>
  (Object.entries(changes) as [Visible, Change][])
    .filter(([, change]) => change.events.length > 0)
    .map(([compartment, { to, events }]) => ({ compartment, n: to, lines: JSON.stringify(events) }))
