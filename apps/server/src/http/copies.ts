/** A table goes out as a file, and a new one comes from such a file. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '@homestake/rules'
import { LARGEST_COPY, type MadeTable } from '@homestake/protocol'
import type { Journal } from '../journal/journal.ts'
import { exportTable } from '../keeping/export.ts'
import { copyWords as words } from '../keeping/words.ts'
import { roleOf } from '../tables/door.ts'
import type { LiveTable } from '../tables/live-table.ts'
import type { Made } from '../tables/new-table.ts'
import type { Tables } from '../tables/tables.ts'
import { answering } from '../language.ts'
import { wished } from './in-their-language.ts'
import { noTable, say } from './say.ts'

export interface CopiesMeans {
  readonly tables: Tables
  readonly journal: Journal
  /** Refuses who makes too many tables. */
  readonly counted: ReturnType<FastifyInstance['rateLimit']>
  readonly find: (id: unknown) => Promise<LiveTable | null>
  readonly withLinks: (made: Made) => MadeTable
}

export const copies = (app: FastifyInstance, { tables, journal, counted, find, withLinks }: CopiesMeans): void => {
  app.get<{ Params: { id: string } }>('/api/tables/:id/export', async (request, reply) => {
    const table = await find(request.params.id)
    if (table === null) return say(reply, noTable())
    const key = /^Bearer ([A-Za-z0-9_-]{20,64})$/.exec(request.headers.authorization ?? '')?.[1]
    if (key === undefined || roleOf(table.state, key) !== 'chair')
      return say(reply, refuse('wrong-key', words.onlyChair))
    const copy = await exportTable(journal, table, Date.now())
    return 'code' in copy ? say(reply, copy) : copy
  })

  app.post(
    '/api/tables/import',
    { bodyLimit: LARGEST_COPY, onRequest: counted, errorHandler },
    async (request, reply) => {
      const made = await tables.bring(request.body)
      return 'code' in made ? say(reply, made) : reply.code(201).send(withLinks(made))
    },
  )
}

const errorHandler = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  if (error.code !== 'FST_ERR_CTP_BODY_TOO_LARGE') throw error
  return answering(wished(request), () =>
    reply.code(413).send(refuse('malformed', words.tooLarge(LARGEST_COPY / 1024 / 1024))),
  )
}
