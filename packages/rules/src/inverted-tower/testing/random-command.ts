import { proposer } from '../../contract/proposer.ts'
import { invertedTower } from '../open.ts'
import { asHost } from './as-host.ts'
import { asPlayer } from './as-player.ts'

/** How bots play this game. */
export const randomCommand = proposer(invertedTower, asHost, asPlayer)

export type Proposal = NonNullable<ReturnType<typeof randomCommand>>
