import { SPECTATOR } from '@homestake/rules'
import { answering } from '../language.ts'
import type { Surroundings } from './connection.ts'
import { grant, leaveRooms, roomFor } from './grant.ts'
import type { Hall } from './hall.ts'
import { judgedAgain } from './judged.ts'
import { sayGoodbye } from './say-goodbye.ts'

/**
 * What opens a table has changed. Before anything is told: whoever has lost their sight hears none of it, and whoever has
 * another gets that first.
 */
export const judgeAgain = (hall: Hall, { io, log, meter }: Pick<Surroundings, 'io' | 'log' | 'meter'>): void => {
  for (const { socket: id, viewer, room } of hall.watchers) {
    const socket = io.sockets.sockets.get(id)
    const { table, proof } = socket?.data ?? {}
    if (socket === undefined || table === undefined || proof === undefined) continue
    const now = answering(socket.data.language, () => judgedAgain(table.state, proof, viewer))
    if ('code' in now) {
      log.info({ table: table.id, socket: id, code: now.code }, 'a connection lost its sight')
      hall.leave(id)
      socket.data.viewer = SPECTATOR
      leaveRooms(socket)
      sayGoodbye(socket, now)
    } else if (now.chair !== viewer.chair || now.seat !== viewer.seat || roomFor(table, now) !== room)
      grant(socket, { table, hall, meter }, now)
  }
}
