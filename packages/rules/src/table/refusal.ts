/**
 * A *refusal* is a value that a person reads: a code from a closed list, a sentence, and where it helps the path of the
 * bad field and today's value. It is never thrown. (A *fault* is thrown; a *gap* leads to a resync.)
 */
import type { Json } from './json.ts'

/** Every code there is, with what it means. docs/protocol.md lists the same, and a test compares the two. */
export const REFUSALS = {
  malformed: 'The message could not be read.',
  'unknown-command': 'There is no such command in this game.',
  'not-yours': 'Somebody else has to do this.',
  'not-now': 'The table is not at that point.',
  'not-found': 'What the command names is not there.',
  'not-allowed': 'A rule of the game forbids it.',
  stale: 'The table has moved on since this was sent.',
  'no-such-table': 'No table has this address.',
  'wrong-key': 'The link does not fit this table.',
  'unknown-seat': 'No seat belongs to this browser.',
  'table-full': 'Every seat is taken.',
  'table-ended': 'The table has ended: it can be read, not played.',
  'old-wire': 'This page is older or newer than the server.',
  'too-fast': 'Too many messages in a short time.',
  unavailable: 'Nothing happened; the same command may be sent again.',
  fault: 'The server failed at this command; nothing happened.',
} as const

export type RefusalCode = keyof typeof REFUSALS

export interface Refusal {
  readonly code: RefusalCode
  readonly message: string
  readonly path?: string
  readonly value?: Json
}

/** Make a refusal. `message` is a sentence for the person who acted, in the game's own words. */
export const refuse = (code: RefusalCode, message: string, more: { path?: string; value?: Json } = {}): Refusal => ({
  code,
  message,
  ...more,
})
