/** The people of one table, each on a connection of the project’s own client. */
import { Connection, makeTable } from '@homestake/client'

export interface Group {
  readonly gm: Connection
  readonly players: readonly Connection[]
  readonly everyone: readonly Connection[]
}

/** Bytes that came to anybody, since the process began. */
export const received = { bytes: 0 }

const PLAYERS = 4

const sit = (url: string, table: string, key: string, name?: string): Promise<Connection> => {
  const token = crypto.randomUUID().replaceAll('-', '')
  const one = new Connection(
    { url, table, key, ...(name === undefined ? {} : { token, name }) },
    { transports: ['websocket'] },
  )
  one.socket.io.engine.on('packet', ({ data }: { data?: unknown }) => {
    if (typeof data === 'string') received.bytes += Buffer.byteLength(data)
  })
  const { promise, resolve, reject } = Promise.withResolvers<Connection>()
  const stop = one.subscribe(({ status, bye }) => {
    if (status === 'live') resolve(one)
    if (status === 'refused') reject(new Error(bye?.reason ?? 'refused'))
  })
  return promise.finally(stop)
}

/** A new table, and so many people who come to it: one has the chair, up to four play, the others watch. */
export const gather = async (url: string, game: string, title: string, people: number): Promise<Group> => {
  const made = await makeTable(url, { game, title })
  if (!made.ok) throw new Error(made.refusal.message)
  const { table, keys } = made.value
  const gm = await sit(url, table, keys.chair)
  const names = Array.from({ length: Math.min(PLAYERS, people - 1) }, (_, i) => `Player ${i + 1}`)
  const players = await Promise.all(names.map((name) => sit(url, table, keys.player, name)))
  const watching = people - 1 - players.length
  const watchers = await Promise.all(Array.from({ length: watching }, () => sit(url, table, keys.spectator)))
  return { gm, players, everyone: [gm, ...players, ...watchers] }
}
