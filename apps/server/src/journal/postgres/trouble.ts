/**
 * What an error of PostgreSQL says about the statement that met it. A *fault* is the statement's own and will be met again.
 * *Trouble* is the server's: nothing happened, and the same may be tried later. Whatever ends the connection leaves it
 * *unknown* whether a statement under way was committed.
 */
import pg from 'pg'
import { Unavailable } from '../journal.ts'

/** Classes of SQLSTATE, by their first two characters: bad values, broken constraints, bad SQL. */
const FAULTS = new Set(['22', '23', '42'])
/** The connection broke, the server ends or has crashed, or does not know itself what is wrong. */
const ENDS = /^(08|57P|25P0[34]|58|XX)/

export type Verdict = 'fault' | 'trouble' | 'unknown'

export const verdictOn = (error: unknown): Verdict => {
  if (!(error instanceof pg.DatabaseError)) return 'unknown'
  const code = error.code ?? ''
  if (FAULTS.has(code.slice(0, 2))) return 'fault'
  return code === '' || ENDS.test(code) ? 'unknown' : 'trouble'
}

/** In one line, without what was written or with which password it was tried. */
export const messageOf = (error: unknown): string => {
  if (error instanceof AggregateError) return [...new Set(error.errors.map(messageOf))].join('; ')
  if (error instanceof pg.DatabaseError) return `${error.message} (${error.code})`
  return error instanceof Error ? error.message : String(error)
}

/** The error that a caller of the journal gets. */
export const told = (error: unknown): Error => {
  const verdict = verdictOn(error)
  if (verdict === 'fault') return new Error(`the journal refused: ${messageOf(error)}`)
  return new Unavailable(messageOf(error), { unknown: verdict === 'unknown', cause: error })
}
