/** What a command comes to, in the words of the wire. */
import { ANONYMOUS, refuse, type Refusal, type Viewer } from '@homestake/rules'
import type { Answer } from '@homestake/protocol'

/** Under which key a person’s command ids are their own: the journal takes each of them once. */
export const actorKey = (viewer: Viewer, type: string): string => {
  if (ANONYMOUS.has(type)) return 'anyone'
  return viewer.seat === null ? 'chair' : `seat:${viewer.seat}`
}

export const refused = (refusal: Refusal): Answer => ({
  status: refusal.code === 'stale' ? 'stale' : 'rejected',
  refusal,
})

export const UNAVAILABLE: Refusal = refuse(
  'unavailable',
  'The table can’t be written to just now. Nothing happened; try again.',
)

export const unavailable: Answer = { status: 'unavailable', refusal: UNAVAILABLE }

export const DELETED: Refusal = refuse('no-such-table', 'This table has been deleted.')

/** A fault costs one command, not the table. */
export const failed: Answer = {
  status: 'rejected',
  refusal: refuse('fault', 'Something went wrong on the server. Nothing happened; please try again.'),
}
