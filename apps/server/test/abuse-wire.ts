/** A plain WebSocket to a server: whatever frames one likes, and none that a client would make by itself. */
import { WIRE, type MadeTable } from '@homestake/protocol'

export interface Wire {
  /** As text, or as bytes. */
  send(frame: string | Uint8Array): void
  /** @returns whether it is still open */
  open(): boolean
  /** Everything that came down it. */
  readonly heard: readonly string[]
  /** The next frame that begins so, or `null` when the line is closed before it comes. */
  next(beginning: string): Promise<string | null>
  close(): void
}

/** Open the line; nothing is said on it yet. */
export const wire = async (url: string, table: string): Promise<Wire> => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket&table=${table}`)
  const heard: string[] = []
  const waiting = new Set<() => void>()
  const wake = (): void => waiting.forEach((look) => look())
  socket.addEventListener('message', ({ data }) => {
    heard.push(String(data))
    wake()
  })
  socket.addEventListener('close', wake)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  return {
    heard,
    open: () => socket.readyState === WebSocket.OPEN,
    send: (frame) => socket.send(typeof frame === 'string' ? frame : new Uint8Array(frame)),
    close: () => socket.close(),
    next(beginning) {
      const from = heard.length
      return new Promise((resolve) => {
        const look = (): void => {
          const found = heard.slice(from).find((frame) => frame.startsWith(beginning))
          if (found === undefined && socket.readyState === WebSocket.OPEN) return
          waiting.delete(look)
          resolve(found ?? null)
        }
        waiting.add(look)
        look()
      })
    },
  }
}

/** Open the line, and come in with a spectator’s link. */
export const wireInside = async (url: string, { table, keys }: MadeTable): Promise<Wire> => {
  const line = await wire(url, table)
  const welcomed = line.next('42["welcome"')
  line.send(`40${JSON.stringify({ key: keys.spectator, wire: WIRE })}`)
  if ((await welcomed) === null) throw new Error('nobody was let in')
  return line
}
