import { draftedConflict, enterStage } from '../drafted.ts'
import type { Evolves } from '../rule.ts'

/** The conflict goes from one stage to another (1.4): a new window. */
export const stages: { readonly evolve: Evolves<'stage-entered'> } = {
  evolve: {
    'stage-entered': ({ conflict, stage }, drafts) => enterStage(draftedConflict(drafts, conflict), stage),
  },
}
