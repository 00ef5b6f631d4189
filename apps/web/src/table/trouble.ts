import type { Outcome } from '@homestake/client'
import { words } from '../words/index.ts'

/** Why nothing came of a command; `null`: something did. */
export const troubleOf = (outcome: Outcome): string | null =>
  outcome.status === 'offline' ? words.outcome.offline : 'refusal' in outcome ? outcome.refusal.message : null
