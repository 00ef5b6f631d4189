import type { Refusal } from '@homestake/rules'
import type { Surroundings, TableSocket } from './connection.ts'
import { tryAgain, turnedAway } from './doorkeeper.ts'
import { forgetRequest } from './forget.ts'
import { grant } from './grant.ts'
import type { Guard } from './guard.ts'
import { judgedAgain } from './judged.ts'
import { Allowance } from './limits.ts'
import { listen } from './listen.ts'
import { gone, sayGoodbye } from './say-goodbye.ts'
import { closeSlow, watchQueue } from './slow.ts'

/** A connection that was let in takes its place at the table, for as long as it lasts. */
export const enter = (socket: TableSocket, surroundings: Surroundings): void => {
  const { tables, halls, config, log: logger, meter, ending, came } = surroundings
  if (!socket.connected) return
  const { table, viewer, since, proof, language } = socket.data
  if (table === undefined || viewer === undefined) {
    socket.disconnect(true)
    return
  }
  if (!table.readyFor(viewer)) {
    // What is shown with the delay has to be read first.
    const again = (): void => enter(socket, surroundings)
    table.makeReadyFor(viewer).then(again, () => sayGoodbye(socket, tryAgain()))
    return
  }
  forgetRequest(socket)
  // Between the door and here it may have been taken away.
  const now = table.gone ? gone() : proof === undefined ? viewer : judgedAgain(table.state, proof, viewer)
  if ('code' in now) return sayGoodbye(socket, now)
  const log = logger.child({ table: table.id, socket: socket.id })
  const hall = halls.open(table)
  tables.enter(table.id)
  const cut = (refusal: Refusal): void => {
    log.warn({ code: refusal.code }, 'a connection was cut')
    sayGoodbye(socket, turnedAway(refusal))
  }
  const { MESSAGES_PER_SECOND, MESSAGE_BURST } = config
  const allowance = new Allowance(MESSAGES_PER_SECOND, MESSAGE_BURST, performance.now())
  const guarded: Guard = { allowance, log, meter, cut, ending, language }
  watchQueue(socket.conn, config.QUEUE_BYTES, () => {
    log.warn({ code: 'too-slow' }, 'a connection was cut')
    meter.limited('queue')
    meter.cut('too-slow')
    closeSlow(socket)
  })
  const place = { table, hall, meter }
  listen(socket, { table, hall, guarded, regrant: (next) => grant(socket, place, next) })
  grant(socket, place, now, since)
  came(table)
  socket.on('disconnect', (reason, description) => {
    if (String(description).includes('Max payload size exceeded')) meter.limited('message-size')
    halls.leave(table.id, socket.id)
    tables.leave(table.id)
    log.debug({ reason }, 'a connection closed')
  })
  log.debug({ chair: viewer.chair, seat: viewer.seat }, 'a connection opened')
}
