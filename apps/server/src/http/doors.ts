/** What is done at the door with a link for once: a seat goes along to another device, the chair comes back to its owner. */
import type { FastifyInstance } from 'fastify'
import { refuse } from '@homestake/rules'
import { moveSeat, recoverChair } from '@homestake/protocol'
import { hashKey } from '../tables/keys.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { move } from '../tables/move.ts'
import { recover } from '../tables/recover.ts'
import { noTable, say } from './say.ts'
import { words } from '../words.ts'

export const doors = (app: FastifyInstance, find: (id: unknown) => Promise<LiveTable | null>): void => {
  app.post<{ Params: { id: string } }>('/api/tables/:id/move', async (request, reply) => {
    const table = await find(request.params.id)
    if (table === null) return say(reply, noTable())
    const asked = moveSeat.safeParse(request.body)
    if (!asked.success) return say(reply, refuse('malformed', words.moveUnreadable))
    const seat = await move(table, hashKey(asked.data.code), hashKey(asked.data.token))
    return typeof seat === 'string' ? { seat } : say(reply, seat)
  })

  app.post<{ Params: { id: string } }>('/api/tables/:id/chair', async (request, reply) => {
    const table = await find(request.params.id)
    if (table === null) return say(reply, noTable())
    const asked = recoverChair.safeParse(request.body)
    if (!asked.success) return say(reply, refuse('malformed', words.codeUnreadable))
    const refused = await recover(table, hashKey(asked.data.code), asked.data.hashes)
    return refused === null ? {} : say(reply, refused)
  })
}
