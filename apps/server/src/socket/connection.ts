/** A connection, and what all connections share. */
import type { Language, Viewer } from '@homestake/rules'
import type { Auth, Hears, Says } from '@homestake/protocol'
import type { Logger } from 'pino'
import type { Server, Socket } from 'socket.io'
import type { Config } from '../config.ts'
import type { Ending } from '../ending/ending.ts'
import type { Neighbours } from '../journal/journal.ts'
import type { Meter } from '../metrics/meter.ts'
import type { Proof } from '../tables/door.ts'
import type { LiveTable } from '../tables/live-table.ts'
import type { Tables } from '../tables/tables.ts'
import type { Halls } from './halls.ts'
import type { FailedLooks } from './limits.ts'

/** What a connection has proved: kept with its socket, and changed only by `grant`. */
export interface Granted {
  table: LiveTable
  viewer: Viewer
  /** What it has shown, as hashes. */
  proof: Proof
  since: Auth['since']
  /** Came with a player's link, and may take a seat. */
  maySit: boolean
}
/** What is kept with a socket: how it is answered from the first on, the rest when it was let in. */
export type Kept = Partial<Granted> & { language?: Language }
export type Io = Server<Hears, Says, object, Kept>
export type TableSocket = Socket<Hears, Says, object, Kept>

export interface SocketsMeans {
  readonly tables: Tables
  readonly config: Config
  readonly log: Logger
  readonly meter: Meter
  /** Shared with what comes over HTTP. */
  readonly looks: FailedLooks
  readonly ending: Ending
  readonly shared: Neighbours | undefined
  /** Somebody has come to a table. */
  readonly came: (table: LiveTable) => void
}

/** What every connection has to do with. */
export interface Surroundings extends SocketsMeans {
  readonly io: Io
  readonly halls: Halls
}
