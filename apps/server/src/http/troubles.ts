/** What is said over HTTP when a request failed, or leads nowhere. */
import { refuse } from '@homestake/rules'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { answering } from '../language.ts'
import { words } from '../words.ts'
import { wished } from './in-their-language.ts'
import { isApi } from './route.ts'

type Trouble = Error & { statusCode?: number; refusal?: object }

export const troubles = (app: FastifyInstance, log: Logger): void => {
  app.setErrorHandler((error: Trouble, request, reply) =>
    answering(wished(request), () => {
      const status = error.statusCode ?? 500
      if (error.refusal !== undefined) return reply.code(status).send(error.refusal)
      if (error.name === 'Unavailable') return reply.code(503).send(refuse('unavailable', words.notReached))
      if (status < 500) return reply.code(status).send(refuse('malformed', words.requestUnreadable))
      log.error({ request: request.id, fault: error.stack }, 'a request failed')
      return reply.code(500).send(refuse('fault', words.fault))
    }),
  )
  app.setNotFoundHandler((request, reply) =>
    isApi(request)
      ? reply.code(404).send(refuse('not-found', words.nothingHere))
      : reply
          .code(404)
          .type('text/plain; charset=utf-8')
          .send(answering(wished(request), () => words.nothingHere)),
  )
}
