/** What stands before every request under `/api/`: from which page it comes, how often its address has looked in vain. */
import { refuse, type Refusal } from '@homestake/rules'
import type { FastifyInstance } from 'fastify'
import type { Meter } from '../metrics/meter.ts'
import type { FailedLooks } from '../socket/limits.ts'
import { originReader, type Origins } from './origin.ts'
import { isApi, routeOf } from './route.ts'
import { words } from '../words.ts'

export interface GateMeans {
  readonly origins: Origins
  readonly looks: FailedLooks
  readonly meter: Meter
}

export const tooManyLooks = (): Refusal => refuse('too-fast', words.tooManyLooks)

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])
/** There is no such table, or the key does not fit it. */
const IN_VAIN = new Set([403, 404])

export const gate = (app: FastifyInstance, { origins, looks, meter }: GateMeans): void => {
  const welcome = originReader(origins)

  app.addHook('onRequest', async (request, reply) => {
    if (!isApi(request)) return
    if (!SAFE.has(request.method) && !welcome(request.headers)) {
      meter.limited('origin')
      return reply.code(403).send(refuse('not-allowed', words.strangeOrigin))
    }
    if (looks.tooMany(request.ip, performance.now())) {
      meter.limited('failed-looks')
      return reply.code(429).send(tooManyLooks())
    }
  })

  app.addHook('preSerialization', async (_request, reply, payload) => {
    if (reply.statusCode >= 400 && isRefusal(payload)) meter.refused('http', payload.code)
    return payload
  })

  app.addHook('onResponse', async (request, reply) => {
    if (routeOf(request).startsWith('/api/tables/') && IN_VAIN.has(reply.statusCode))
      looks.failed(request.ip, performance.now())
  })
}

const isRefusal = (payload: unknown): payload is Refusal =>
  typeof payload === 'object' && payload !== null && 'code' in payload && 'message' in payload
