/**
 * Plausible play for bots and property tests: a command that a viewer might well give, chosen from what they can see. Most
 * of what it proposes is legal; some is not, so that refusals are played too.
 */
import { judge } from '../../house/judge.ts'
import type { TableView } from '../../house/house.ts'
import type { SeatId } from '../../table/ids.ts'
import type { Viewer } from '../../table/viewer.ts'
import { towerlands } from '../open.ts'
import type { TlPlays } from '../state.ts'
import { asGm } from './as-gm.ts'
import { asPlayer } from './as-player.ts'
import type { Pick, PlayCommand } from './pick.ts'

export interface Proposal {
  readonly as?: SeatId
  readonly command: PlayCommand
}

/**
 * One command for this viewer, or `null` where they have nothing to do.
 * @param seats the seats of the table
 */
export const randomCommand = (
  view: TableView<TlPlays>,
  viewer: Viewer,
  seats: readonly SeatId[],
  pick: Pick,
): Proposal | null => {
  const voices: (SeatId | 'gm')[] = [
    ...(viewer.seat === null ? [] : [viewer.seat]),
    // The chair mostly speaks for the GM, and now and then for a player who is away (D12).
    ...(viewer.chair ? (pick(4) === 0 ? [...seats, 'gm' as const] : ['gm' as const]) : []),
  ]
  const proposals = voices.flatMap((voice) =>
    (voice === 'gm' ? asGm(view, seats, pick) : asPlayer(view, voice, seats, pick)).map((command): Proposal =>
      voice === 'gm' || voice === viewer.seat ? { command } : { as: voice, command },
    ),
  )
  const careless = pick(12) === 0
  const likely = careless ? proposals : proposals.filter((asked) => judge(towerlands, view, viewer, asked) === null)
  return likely[pick(Math.max(1, likely.length))] ?? null
}
