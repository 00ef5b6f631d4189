/** How the benchmark of several servers speaks to this one: through the project's own client, which decodes and holds the state. */
import { randomBytes } from 'node:crypto'
import { Connection, makeTable } from '@homestake/client'

/** What only the frame with version `v` holds. */
export const needles = (v) => [`{"v":${v},`]

export async function createTable(base) {
  const made = await makeTable(base.url, { game: 'small-story', title: 'A small story' })
  if (!made.ok) throw new Error(made.refusal.message)
  return made.value
}

const whereOf = (base, { table, keys }, role, seat) => ({
  url: base.url,
  table,
  ...(role === 'gm' ? { key: keys.chair } : {}),
  ...(role === 'player'
    ? { key: keys.player, token: randomBytes(24).toString('base64url'), name: `Player ${seat}` }
    : {}),
  ...(role === 'spectator' ? { key: keys.spectator } : {}),
})

const live = (connection) =>
  new Promise((resolve, reject) => {
    connection.subscribe(({ status, bye, view }) => {
      if (status === 'live' && view !== null) resolve()
      if (status === 'refused') reject(new Error(bye?.reason ?? 'refused'))
    })
  })

const stateOf = (view) => {
  const story = { ...view.table.play, log: view.table.play.log.toSorted((a, b) => a.v - b.v) }
  delete story.played
  return { public: story, ...(view.gm === undefined ? {} : { gm: view.gm.play }) }
}

export async function join(base, handle, role, seat) {
  const connection = new Connection(whereOf(base, handle, role, seat), { transports: ['websocket'], nonces: false })
  const ws = connection.socket.io.engine.transport.ws
  let bytes = 0
  let onVersion = null
  let onError = null
  ws.on('message', (payload) => (bytes += payload.length))
  await live(connection)
  if (role === 'player') {
    const { status } = await connection.command({ type: 'play', settler: seat })
    if (status !== 'applied') throw new Error(`settler ${seat}: ${status}`)
  }
  const version = () => connection.present.view.table.play.v
  let seen = version()
  connection.subscribe(({ status }) => {
    if (status !== 'live') onError?.(status)
    for (const now = version(); seen < now;) {
      seen += 1
      onVersion?.(seen)
    }
  })
  return {
    send({ a, ...rest }) {
      void connection.command({ type: a, ...rest }).then(({ status, refusal }) => {
        if (status !== 'applied') onError?.(refusal?.message ?? status)
      })
    },
    onVersion: (cb) => (onVersion = cb),
    onError: (cb) => (onError = cb),
    version,
    state: () => stateOf(connection.present.view),
    bytes: () => bytes,
    close() {
      connection.close()
      ws.terminate()
    },
    ws: () => ws,
  }
}
