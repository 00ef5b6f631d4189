/** What a command comes to, in the words of the wire. */
import { ANONYMOUS, refuse, type Refusal, type Viewer } from '@homestake/rules'
import type { Answer } from '@homestake/protocol'
import { words } from '../words.ts'

/** Under which key a person’s command ids are their own: the journal takes each of them once. */
export const actorKey = (viewer: Viewer, type: string): string => {
  if (ANONYMOUS.has(type)) return 'anyone'
  return viewer.seat === null ? 'chair' : `seat:${viewer.seat}`
}

export const refused = (refusal: Refusal): Answer => ({
  status: refusal.code === 'stale' ? 'stale' : 'rejected',
  refusal,
})

export const notWritten = (): Refusal => refuse('unavailable', words.notWritten)

export const unavailable = (): Answer => ({ status: 'unavailable', refusal: notWritten() })

export const deleted = (): Refusal => refuse('no-such-table', words.deleted)

/** A fault costs one command, not the table. */
export const failed = (): Answer => ({ status: 'rejected', refusal: refuse('fault', words.fault) })
