import type { Bye } from '@homestake/protocol'
import type { TableSocket } from './connection.ts'

/** Tell a connection why it has to go, and cut it. */
export const sayGoodbye = (socket: TableSocket, bye: Bye): void => {
  socket.emit('bye', bye)
  socket.disconnect(true)
}
