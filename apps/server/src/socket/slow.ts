/**
 * Slow readers: what is sent to a connection that does not read waits in memory. Beyond a bound it is cut; it comes back
 * with its cursor, and is brought up to date. Nobody else waits for it.
 */
import type { Socket } from 'socket.io'

/** The code of the WebSocket’s close. The reader may be past hearing it; who looks at the line sees it. */
export const TOO_SLOW = 4008
/** How long a line that is being closed may take to read what waits, in milliseconds. */
const GRACE = 5_000

type Line = Socket['conn']

interface Wire {
  readonly bufferedAmount: number
  close(code: number, reason: string): void
  terminate(): void
}

const isWire = (thing: unknown): thing is Wire =>
  typeof thing === 'object' && thing !== null && 'bufferedAmount' in thing && 'terminate' in thing && 'close' in thing

/** The WebSocket of a line; `null` while it is polling. */
const wireOf = (line: Line): Wire | null => {
  const wire: unknown = Reflect.get(line.transport, 'socket')
  return isWire(wire) ? wire : null
}

const sizeOf = ({ data }: { readonly data?: unknown }): number =>
  typeof data === 'string' ? data.length : data instanceof Uint8Array ? data.byteLength : 0

/** Look at each message that is put into the queue of a line. @param tooSlow is called once, when more than `most` bytes wait */
export const watchQueue = (line: Line, most: number, tooSlow: () => void): void => {
  let queued = 0
  let cut = false
  line.on('packetCreate', (packet) => {
    queued += sizeOf(packet)
    if (cut || queued + (wireOf(line)?.bufferedAmount ?? 0) <= most) return
    cut = true
    tooSlow()
  })
  line.on('flush', () => (queued = 0))
}

/** Close a line that may never take anything again. */
export const closeSlow = (socket: Pick<Socket, 'conn' | 'disconnect'>): void => {
  const wire = wireOf(socket.conn)
  wire?.close(TOO_SLOW, 'too-slow')
  socket.disconnect(true)
  if (wire !== null) setTimeout(() => wire.terminate(), GRACE).unref()
}
