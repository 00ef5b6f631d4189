import { proposer } from '../../contract/proposer.ts'
import { newAndMagicLand } from '../open.ts'
import { asGm } from './as-gm.ts'
import { asPlayer } from './as-player.ts'

/** How bots play this game. */
export const randomCommand = proposer(newAndMagicLand, asGm, asPlayer)

export type Proposal = NonNullable<ReturnType<typeof randomCommand>>
