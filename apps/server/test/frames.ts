/** Everything that comes down one connection, as it came: the raw text of each frame. */
import type { Connection } from '@homestake/client'

interface Engine {
  on(event: 'packet', listener: (packet: { type: string; data?: string }) => void): void
}

/**
 * Collect the frames of a connection, from its first on.
 * @returns the payloads in order; Socket.IO's own greeting, which holds a random id, is left out
 */
export const framesOf = (connection: Connection): string[] => {
  const frames: string[] = []
  const seen = new WeakSet<object>()
  const attach = (): void => {
    const engine = connection.socket.io.engine as unknown as Engine & object
    if (seen.has(engine)) return
    seen.add(engine)
    engine.on('packet', ({ type, data }) => {
      if (type === 'message' && data !== undefined && !data.startsWith('0{')) frames.push(data)
    })
  }
  attach()
  connection.socket.io.on('open', attach)
  return frames
}
