/** Whether a connection may come in at all: asked before it exists, and answered with a reason. */
import { REFUSALS, type RefusalCode } from '@homestake/rules'
import type { Bye } from '@homestake/protocol'
import { restarting } from '../ending/ending.ts'
import { answering, languageOf } from '../language.ts'
import { addressReader } from '../http/address.ts'
import { tooManyLooks } from '../http/gate.ts'
import type { Surroundings, TableSocket } from './connection.ts'
import { Doorkeeper, tryAgain, turnedAway } from './doorkeeper.ts'
import { words } from '../words.ts'

type LetIn = (socket: TableSocket) => Promise<Bye | null>

/** Put the door before every connection. */
export const guardDoor = ({ io, ...means }: Surroundings): void => {
  const letIn = letInBy(means)
  io.use((socket, next) => {
    const language = languageOf(socket.handshake.headers, socket.handshake.auth['lang'])
    socket.data.language = language
    answering(language, () => letIn(socket))
      .then((bye) => {
        if (bye === null) return next()
        if (isRefusalCode(bye.code)) means.meter.refused('door', bye.code)
        next(Object.assign(new Error(bye.code), { data: bye }))
      })
      .catch((error: unknown) => {
        const fault = error instanceof Error ? error.stack : String(error)
        means.log.error({ socket: socket.id, fault }, 'nobody was let in')
        next(Object.assign(new Error('unavailable'), { data: answering(language, tryAgain) }))
      })
  })
}

/** What it has proved is kept with the socket; else why it has to go. */
const letInBy = ({ tables, halls, config, meter, looks, ending }: Omit<Surroundings, 'io'>): LetIn => {
  const doorkeeper = new Doorkeeper(tables)
  const addressOf = addressReader(config.TRUST_PROXY)
  return async (socket) => {
    if (ending.leaving) return restarting()
    const address = addressOf(socket.request)
    if (looks.tooMany(address, performance.now())) {
      meter.limited('failed-looks')
      return turnedAway(tooManyLooks())
    }
    const admitted = await doorkeeper.admit(socket.handshake.query['table'], socket.handshake.auth)
    if ('code' in admitted) {
      if (IN_VAIN.has(admitted.code)) looks.failed(address, performance.now())
      return admitted
    }
    if ((halls.at(admitted.table.id)?.size ?? 0) >= config.SOCKETS_PER_TABLE) {
      meter.limited('sockets-per-table')
      return { code: 'too-fast', reason: words.crowded, retry: true }
    }
    Object.assign(socket.data, admitted)
    return null
  }
}

/** There is no such table, or the key does not fit it. */
const IN_VAIN: ReadonlySet<string> = new Set(['no-such-table', 'wrong-key'])

const isRefusalCode = (code: string): code is RefusalCode => Object.hasOwn(REFUSALS, code)
