/** A stretch of a table’s history, to be played again. */
import type { FastifyInstance } from 'fastify'
import { refuse, type Refusal, type Viewer } from '@homestake/rules'
import { z } from 'zod'
import type { Replays } from '../replay/replay.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { words } from '../words.ts'
import { noTable, say } from './say.ts'

const number = z.coerce.number().int().min(1)
const query = z.object({ from: number, to: number.optional() })

/** Pages a minute, from one address: a family may look at several at once. */
const PAGES = 240

export interface ReplayMeans {
  readonly replays: Replays
  readonly find: (id: unknown) => Promise<LiveTable | null>
  readonly readerOf: (table: LiveTable, header: string | undefined) => Viewer | Refusal
}

export const replay = (app: FastifyInstance, { replays, find, readerOf }: ReplayMeans): void => {
  const counted = app.rateLimit({
    max: PAGES,
    timeWindow: '1 minute',
    errorResponseBuilder: () => ({ statusCode: 429, ...refuse('too-fast', words.tooManyReplays) }),
  })
  app.get<{ Params: { id: string } }>('/api/tables/:id/replay', { onRequest: counted }, async (request, reply) => {
    const table = await find(request.params.id)
    if (table === null) return say(reply, noTable())
    const viewer = readerOf(table, request.headers.authorization)
    if ('code' in viewer) return say(reply, viewer)
    const asked = query.safeParse(request.query)
    if (!asked.success) return say(reply, refuse('malformed', words.replayUnreadable))
    const page = await replays.page(table, viewer, asked.data)
    return 'code' in page ? say(reply, page) : page
  })
}
