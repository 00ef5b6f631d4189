/**
 * Two kinds of failure. *Trouble* is the database's: the disk is full, the file is locked, the device is broken. It says
 * nothing about the request, which may be tried again. Everything else is a *fault* of the one request.
 */
import { SqliteError } from 'better-sqlite3'

const TROUBLE = ['FULL', 'IOERR', 'BUSY', 'LOCKED', 'READONLY', 'CORRUPT', 'NOTADB', 'CANTOPEN', 'NOMEM', 'PROTOCOL']

/** Whether an error is the database's trouble rather than the request's fault. */
export const isTrouble = (error: unknown): boolean =>
  error instanceof SqliteError && TROUBLE.some((name) => error.code.startsWith(`SQLITE_${name}`))

export const messageOf = (error: unknown): string =>
  error instanceof SqliteError ? `${error.message} (${error.code})` : String(error)
