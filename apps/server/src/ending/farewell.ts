/** Goodbye to everyone: each is told all that waits for them, then that the server restarts, then their line is closed. */
import { once } from 'node:events'
import type { Says } from '@homestake/protocol'
import type { Server } from 'socket.io'
import { RESTARTING } from './ending.ts'

/** They come back by themselves, spread over a second or more. @returns when the last one has taken it, and is gone */
export const farewell = async (io: Server<object, Says>): Promise<void> => {
  const gone = [...io.sockets.sockets.values()].map(({ conn }) =>
    conn.readyState === 'closed' ? null : once(conn, 'close'),
  )
  io.emit('bye', RESTARTING)
  io.disconnectSockets(true)
  await Promise.all(gone)
}
