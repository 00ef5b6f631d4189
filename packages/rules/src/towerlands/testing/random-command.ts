import { proposer } from '../../contract/proposer.ts'
import { towerlands } from '../open.ts'
import { asGm } from './as-gm.ts'
import { asPlayer } from './as-player.ts'

/** How bots play this game. */
export const randomCommand = proposer(towerlands, asGm, asPlayer)

export type Proposal = NonNullable<ReturnType<typeof randomCommand>>
