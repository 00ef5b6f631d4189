/** Goodbye to everyone: each is told all that waits for them, then that the server restarts, then their line is closed. */
import { once } from 'node:events'
import { answering } from '../language.ts'
import type { Io } from '../socket/connection.ts'
import { restarting } from './ending.ts'

/** They come back by themselves, spread over a second or more. @returns when the last one has taken it, and is gone */
export const farewell = async (io: Io): Promise<void> => {
  const gone = [...io.sockets.sockets.values()].map(({ conn }) =>
    conn.readyState === 'closed' ? null : once(conn, 'close'),
  )
  for (const socket of io.sockets.sockets.values()) socket.emit('bye', answering(socket.data.language, restarting))
  io.disconnectSockets(true)
  await Promise.all(gone)
}
