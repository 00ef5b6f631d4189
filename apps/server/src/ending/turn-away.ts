/** What a process that ends says over HTTP: pages are still given, nothing is written, and it is not ready for more. */
import { refuse } from '@homestake/rules'
import type { FastifyInstance } from 'fastify'
import type { Ending } from './ending.ts'
import { words } from '../words.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

export const turnAway = (app: FastifyInstance, ending: Ending): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (!ending.leaving) return
    reply.header('connection', 'close')
    if (request.routeOptions.url === '/readyz') return reply.code(503).send({ status: 'the server ends' })
    if (!SAFE.has(request.method))
      return reply.code(503).header('retry-after', '1').send(refuse('unavailable', words.restartsNow))
  })
}
