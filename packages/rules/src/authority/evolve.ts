/** evolve: (state, events) → the next state, with a diff and its inverse by compartment. Pure. */
import { withDrafts, type Evolved } from '../contract/drafts.ts'
import type { Game } from '../contract/game.ts'
import { evolveHouse } from '../house/evolve.ts'
import { isHouseEvent } from '../house/events.ts'
import type { Plays, TableState } from '../house/house.ts'
import type { Addressed } from '../table/event.ts'

/**
 * @throws where a rule fails or would carry a secret outwards; the state that was handed in is untouched
 */
export const evolve = <P extends Plays>(
  game: Game<P>,
  state: TableState<P>,
  events: readonly Addressed[],
): Evolved<P> =>
  withDrafts(
    state,
    events.map(({ to, event }) => ({
      to,
      run: (drafts, add) =>
        isHouseEvent(event) ? evolveHouse(game, state, to, event, drafts, add) : game.evolve(event, drafts),
    })),
  )
