import { toTable } from '../../table/event.ts'
import { ending, resultOf } from '../flow.ts'
import type { TlDeciding, TlEvents } from '../rule.ts'
import type { At } from '../state.ts'

/**
 * The result is accepted: the conflict ends, unless its winner has yet to tell what lasts.
 * @param atOne a burden that this command has brought down to 1
 */
export const accepting = (deciding: TlDeciding, conflict: At<'aftermath'>, atOne: string | null = null): TlEvents => [
  toTable({ type: 'result-accepted' as const, conflict: conflict.id }),
  ...(conflict.told ? over(deciding, conflict, atOne) : []),
]

export const over = (deciding: TlDeciding, conflict: At<'aftermath'>, atOne: string | null = null): TlEvents =>
  ending(deciding, conflict, resultOf(deciding, conflict, conflict.winner, conflict.how), atOne)
