import { reveal, toTable } from '../../table/event.ts'
import type { SeatId } from '../../table/ids.ts'
import { conflictIn, gmSeasonIn, seasonIn } from '../acting.ts'
import { draftedConflict, draftedGmSeason, draftedSeason } from '../drafted.ts'
import type { Evolves, NmlDeciding } from '../rule.ts'
import { sideOf } from '../sides.ts'

/** What one command takes off the list of what a conflict still owes. */
export interface Done {
  readonly narrated?: true
  readonly gain?: SeatId
  readonly ending?: SeatId
  readonly complication?: string
}

/**
 * The events that close a conflict, if with `done` nothing is owed any more: told, ties raised or not, endings told,
 * complications written (D3). NA13: the Conflict Pool is then full again, if the table chose so.
 */
export const closed = (deciding: NmlDeciding, done: Done) => {
  const conflict = conflictIn(deciding)
  if (conflict.stage !== 'rewards') return []
  const owed =
    (!conflict.narrated && done.narrated === undefined) ||
    Object.keys(conflict.gains).some((seat) => seat !== done.gain) ||
    Object.keys(conflict.endings).some((seat) => seat !== done.ending) ||
    Object.entries(conflict.complications).some(([id, { text }]) => text === '' && id !== done.complication)
  if (owed) return []
  const restores = deciding.state.table.options.conflictPoolResets === 'conflict' && sideOf(conflict, 'gm') !== null
  const known = seasonIn(deciding).known.pool !== null
  return [
    ...(restores
      ? [
          toTable({
            type: 'pool-restored' as const,
            // The pool was full when it first showed, so this says nothing new.
            left: known ? reveal(gmSeasonIn(deciding).pool.score) : null,
          }),
        ]
      : []),
    toTable({ type: 'conflict-closed' as const, conflict: conflict.id }),
  ]
}

export const closing: { readonly evolve: Evolves<'pool-restored' | 'conflict-closed'> } = {
  evolve: {
    'pool-restored': ({ left }, drafts) => {
      draftedGmSeason(drafts).pool.spent = 0
      draftedSeason(drafts).known.pool = left
    },
    'conflict-closed': (event, drafts) => {
      draftedConflict(drafts, event.conflict)
      drafts.table.play.conflict = null
    },
  },
}
