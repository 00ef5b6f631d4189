/** What is done at the door with a link for once: a seat goes along to another device, the chair comes back to its owner. */
import type { FastifyInstance } from 'fastify'
import { refuse } from '@homestake/rules'
import { moveSeat, recoverChair } from '@homestake/protocol'
import { hashKey } from '../tables/keys.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { move } from '../tables/move.ts'
import { recover } from '../tables/recover.ts'
import { NO_TABLE, say } from './say.ts'

export const doors = (app: FastifyInstance, find: (id: unknown) => Promise<LiveTable | null>): void => {
  app.post<{ Params: { id: string } }>('/api/tables/:id/move', async (request, reply) => {
    const table = await find(request.params.id)
    if (table === null) return say(reply, NO_TABLE)
    const asked = moveSeat.safeParse(request.body)
    if (!asked.success) return say(reply, refuse('malformed', 'This link to a seat can’t be read.'))
    const seat = await move(table, hashKey(asked.data.code), hashKey(asked.data.token))
    return typeof seat === 'string' ? { seat } : say(reply, seat)
  })

  app.post<{ Params: { id: string } }>('/api/tables/:id/chair', async (request, reply) => {
    const table = await find(request.params.id)
    if (table === null) return say(reply, NO_TABLE)
    const asked = recoverChair.safeParse(request.body)
    if (!asked.success) return say(reply, refuse('malformed', 'This recovery code can’t be read.'))
    const refused = await recover(table, hashKey(asked.data.code), asked.data.hashes)
    return refused === null ? {} : say(reply, refused)
  })
}
