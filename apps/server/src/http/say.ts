/** A refusal over HTTP: its code chooses the status. */
import type { FastifyReply } from 'fastify'
import { refuse, type Refusal, type RefusalCode } from '@homestake/rules'
import { words } from '../words.ts'

const STATUS: { readonly [code in RefusalCode]?: number } = {
  'no-such-table': 404,
  'not-found': 404,
  'wrong-key': 403,
  'unknown-seat': 403,
  'too-fast': 429,
  unavailable: 503,
  fault: 500,
}

export const say = (reply: FastifyReply, refusal: Refusal): FastifyReply =>
  reply.code(STATUS[refusal.code] ?? 400).send(refusal)

export const noTable = (): Refusal => refuse('no-such-table', words.noTable)
