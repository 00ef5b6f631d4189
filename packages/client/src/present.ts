/** What a connection is given, what it presents, and what a command comes to. */
import type { Language, SeatId } from '@homestake/rules'
import type { Answer, Bye, Cursor, Presence, WireView } from '@homestake/protocol'
import type { ChronicleLine } from './chronicle.ts'

export interface Where {
  /** Origin of the server, such as `http://127.0.0.1:3000`. */
  readonly url: string
  readonly table: string
  readonly key: string
  /** The browser's own secret for its seat; with `name` it takes one. */
  readonly token?: string
  readonly name?: string
  readonly colour?: string
  /** A vacant seat that is to be taken up, instead of a new one. */
  readonly seat?: SeatId
  /** In which it is answered; without it, the language that is spoken when it connects. */
  readonly lang?: Language
}

/** `live`: connected and up to date · `reconnecting`: it was, and comes back by itself · `refused`: it won't, see `bye`. */
export type Status = 'connecting' | 'live' | 'reconnecting' | 'refused' | 'closed'

/** What a subscriber sees: replaced whole at each change, never mutated. */
export interface Present {
  readonly status: Status
  readonly you: { readonly chair: boolean; readonly seat: SeatId | null }
  /** The compartments of this viewer; `null` until the first welcome. */
  readonly view: WireView | null
  readonly cursor: Cursor
  readonly epoch: string
  readonly presence: Presence | null
  readonly lines: readonly ChronicleLine[]
  readonly bye: Bye | null
}

/** What a command came to; `offline`: the line is down, nothing was sent. */
export type Outcome = Answer | { readonly status: 'offline' }

/** A command without its envelope, or with an id for trying the same one again. */
export interface Asking {
  readonly type: string
  readonly id?: string
  readonly as?: SeatId
  readonly [key: string]: unknown
}

export interface Counts {
  gaps: number
  resyncs: number
  resent: number
}

export const NOTHING_YET: Present = {
  status: 'connecting',
  you: { chair: false, seat: null },
  view: null,
  cursor: {},
  epoch: '',
  presence: null,
  lines: [],
  bye: null,
}
