import type { Viewer } from '@homestake/rules'
import type { Auth } from '@homestake/protocol'
import type { Meter } from '../metrics/meter.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { roomOf } from './audience.ts'
import type { TableSocket } from './connection.ts'
import type { Hall } from './hall.ts'
import { welcomeFor } from './welcome.ts'

/**
 * Give a connection a sight: its room, and a welcome that replaces all that it held. Nothing here waits, so no update
 * can come between the view and the room.
 */
export const grant = (
  socket: TableSocket,
  { table, hall, meter }: { readonly table: LiveTable; readonly hall: Hall; readonly meter: Meter },
  viewer: Viewer,
  since?: Auth['since'],
): void => {
  const room = roomFor(table, viewer)
  leaveRooms(socket)
  void socket.join(room)
  socket.data.viewer = viewer
  const welcome = welcomeFor(table, viewer, since)
  meter.welcomed(welcome.view === undefined ? 'changes' : 'view')
  socket.emit('welcome', welcome)
  hall.enter({ socket: socket.id, viewer, room })
}

/** Whatever is told to a room from now on does not reach this connection. */
export const leaveRooms = (socket: TableSocket): void => {
  for (const room of socket.rooms) if (room !== socket.id) void socket.leave(room)
}

export const roomFor = (table: LiveTable, viewer: Viewer): string =>
  roomOf(table.id, viewer, generationOf(table, viewer))

/** A grant of sight: rotated with the chair, or with a seat’s token. */
const generationOf = (table: LiveTable, viewer: Viewer): string => {
  const { generations, tokens } = table.state.sealed
  const seat = viewer.seat === null ? '' : (tokens[viewer.seat] ?? '').slice(0, 8)
  return `${viewer.chair ? generations.chair : ''}.${seat}`
}
