import { by } from '../acting.ts'
import type { Acting, RunEvents, RunRule } from '../rule.ts'
import type { Way } from '../state.ts'
import { standing } from '../who.ts'

/**
 * IA18: the party goes where the one whose turn it is says; with `partyMoves: majority` as soon as more than half of those who
 * stand say the same. Whose turn it is opens the door.
 */
export const lead = (acting: Acting, way: Way, go: (leading: Acting) => RunEvents): RunEvents => {
  const { run, tower, options, seat } = acting
  if (tower !== 'party' || options.partyMoves === 'turn') return go(acting)
  const here = standing(run)
  const agree = here.filter((one) => (one === seat ? way : run.votes[one]) === way)
  return agree.length * 2 > here.length
    ? go({ ...acting, seat: run.turn })
    : [{ type: 'way-chosen', ...by(acting), way }]
}

/** A say raises no step: two who press at once both count (D13). */
export const ways: RunRule<never, 'way-chosen'> = {
  decide: {},
  evolve: {
    'way-chosen': ({ seat, way }, run) => {
      run.votes[seat] = way
    },
  },
}
