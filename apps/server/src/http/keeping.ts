/** A table is deleted by whoever holds its chair, and says its title. */
import type { FastifyInstance } from 'fastify'
import { refuse, tableId } from '@homestake/rules'
import { deleteTable } from '@homestake/protocol'
import { roleOf } from '../tables/door.ts'
import type { Tables } from '../tables/tables.ts'
import { noTable, say } from './say.ts'
import { words } from '../words.ts'

export const keeping = (app: FastifyInstance, tables: Tables): void => {
  app.delete<{ Params: { id: string } }>('/api/tables/:id', async (request, reply) => {
    const id = tableId.safeParse(request.params.id)
    const table = id.success ? await tables.get(id.data) : null
    if (table === null) return say(reply, noTable())
    const [, key] = /^Bearer ([A-Za-z0-9_-]{20,64})$/.exec(request.headers.authorization ?? '') ?? []
    if (key === undefined || roleOf(table.state, key) !== 'chair')
      return say(reply, refuse('wrong-key', words.chairDeletes))
    const asked = deleteTable.safeParse(request.body)
    if (!asked.success || asked.data.title !== table.state.table.title)
      return say(reply, refuse('malformed', words.otherTitle, { path: 'title' }))
    return (await tables.remove(table.id)) ? {} : say(reply, noTable())
  })
}
