/**
 * A deed is done once: decide → evolve → append → answer → deliver, in the table's turn.
 *
 * decide and evolve come before append, so that a rule that throws leaves no trace; the new state becomes *the* state only
 * when the journal has it, so that no view, answer or refusal is ever computed from what could be lost.
 */
import type { Addressed, Plays, Refusal, TableState, Viewer } from '@homestake/rules'
import { evolve, type Chance } from '@homestake/rules/authority'
import type { Answer, Changes } from '@homestake/protocol'
import type { Entry } from '../journal/entry.ts'
import { deleted, failed, refused, unavailable } from './answers.ts'
import { changesOf, saidOf } from './changes.ts'
import { advanced, reached, touched } from './cursors.ts'
import type { History, HistoryMeans } from './history.ts'
import type { Precedence } from './precedence.ts'
import { inShape } from './shape.ts'

/** Who sends, and under which key and id it happens once. */
export interface Sender {
  readonly key: string
  readonly viewer: Viewer
  readonly id: string
}

export type Deed = Pick<Entry, 'actor' | 'by' | 'as' | 'command' | 'dice'> & { readonly events: readonly Addressed[] }
/** Decided anew each time that the table lost a race, on the state as it is then. */
export type Attempt = (state: TableState<Plays>, chance: Chance) => Deed | Refusal | Promise<Deed | Refusal>

export type PerformMeans = Pick<HistoryMeans, 'log' | 'meter'> & {
  readonly chance: () => Chance
  readonly precedence: Precedence
  /** The table was deleted: whoever is at it has to go. */
  readonly gone: () => void
}

/** Where several servers write, one may lose a race many times in a row before it is first. */
const TRIES = 30

/** Do what an attempt decides, once for its sender and id. `answer` is called once, before the others are told. Never rejects. */
export const perform = async (
  history: History,
  means: PerformMeans,
  sender: Sender,
  attempt: Attempt,
  answer: (answer: Answer) => void,
): Promise<void> => {
  const claim = means.precedence.claim(history.id)
  try {
    for (let tries = 0; tries < TRIES; tries++) {
      await claim.begin()
      if (history.gone) return answer(refused(deleted()))
      await history.settle()
      const before = history.remembered(sender.key, sender.id)
      if (before !== undefined) return answer(duplicate(history, sender, before))
      const chance = means.chance()
      const deed = await attempt(history.state, chance)
      // A refusal stands only if the journal has nothing newer, and if the command was not applied long ago, beyond what
      // is remembered.
      if ('code' in deed) {
        if (await history.refresh()) {
          claim.lose()
          continue
        }
        const long = await history.applied(sender.key, sender.id)
        return answer(long === undefined ? refused(deed) : duplicate(history, sender, long))
      }
      const { entry, changes, next } = evolved(history, deed, chance.now)
      if ((await history.append(entry, changes, next)) === 'lost') {
        const mine = await history.applied(sender.key, sender.id)
        if (mine !== undefined) return answer(duplicate(history, sender, mine))
        // Nobody was first: then nothing more can be written, since the table is not there any more.
        if (history.v < entry.v && (await history.lost())) {
          answer(refused(deleted()))
          return means.gone()
        }
        claim.lose()
        continue
      }
      const written = performance.now()
      answer({ status: 'applied', cursor: history.reachedFor(sender.viewer, reached(changes)) })
      history.deliver(changes)
      means.meter.delivered(performance.now() - written)
      return
    }
    answer(unavailable())
  } catch (error) {
    answer(failedWith(error, history, means, sender.id))
  } finally {
    claim.end()
  }
}

const evolved = (
  { v, cursor: before, state, game }: History,
  deed: Deed,
  at: number,
): { entry: Entry; changes: Changes; next: TableState<Plays> } => {
  const { state: next, diffs, inverse } = evolve(game, state, deed.events)
  const said = saidOf(game, deed.events)
  const cursor = advanced(before, touched(diffs, said))
  const entry: Entry = { v: v + 1, at, ...inShape(game), ...deed, diffs, inverse, cursor }
  return { entry, changes: changesOf(game, entry, said), next }
}

const duplicate = (history: History, { viewer }: Sender, at: History['cursor']): Answer => ({
  status: 'duplicate',
  cursor: history.reachedFor(viewer, at),
})

const failedWith = (error: unknown, { id, v }: History, { log }: PerformMeans, command: string): Answer => {
  const about = { table: id, command, v }
  if (error instanceof Error && error.name === 'Unavailable') {
    log.error(about, 'the journal is not available')
    return unavailable()
  }
  log.error({ ...about, fault: error instanceof Error ? error.stack : String(error) }, 'a command failed')
  return failed()
}
