/** A table goes out as a file, and a new one comes from such a file. */
import type { FastifyInstance } from 'fastify'
import { refuse } from '@homestake/rules'
import type { MadeTable } from '@homestake/protocol'
import type { Journal } from '../journal/journal.ts'
import { exportTable } from '../keeping/export.ts'
import { roleOf } from '../tables/door.ts'
import type { LiveTable } from '../tables/live-table.ts'
import type { Made, Tables } from '../tables/tables.ts'
import { NO_TABLE, say } from './say.ts'

/** Bytes. */
const LARGEST = 8 * 1024 * 1024

export interface CopiesMeans {
  readonly tables: Tables
  readonly journal: Journal
  readonly perHour: number
  readonly find: (id: unknown) => Promise<LiveTable | null>
  readonly withLinks: (made: Made) => MadeTable
}

export const copies = (app: FastifyInstance, { tables, journal, perHour, find, withLinks }: CopiesMeans): void => {
  app.get<{ Params: { id: string } }>('/api/tables/:id/export', async (request, reply) => {
    const table = await find(request.params.id)
    if (table === null) return say(reply, NO_TABLE)
    const key = /^Bearer ([A-Za-z0-9_-]{20,64})$/.exec(request.headers.authorization ?? '')?.[1]
    if (key === undefined || roleOf(table.state, key) !== 'chair')
      return say(reply, refuse('wrong-key', 'Only the chair can copy the table.'))
    const copy = await exportTable(journal, table, Date.now())
    return 'code' in copy ? say(reply, copy) : copy
  })

  app.post(
    '/api/tables/import',
    { bodyLimit: LARGEST, config: { rateLimit: { max: perHour, timeWindow: '1 hour' } } },
    async (request, reply) => {
      const made = await tables.bring(request.body)
      return 'code' in made ? say(reply, made) : reply.code(201).send(withLinks(made))
    },
  )
}
