import type { Bye } from '@homestake/protocol'
import { deleted } from '../tables/answers.ts'
import type { TableSocket } from './connection.ts'

export const gone = (): Bye => ({ code: 'no-such-table', reason: deleted().message, retry: false })

/** Tell a connection why it has to go, and cut it. */
export const sayGoodbye = (socket: TableSocket, bye: Bye): void => {
  socket.emit('bye', bye)
  socket.disconnect(true)
}
