import type { Draft } from 'mutative'
import { toSealed, toSeat, toTable } from '../../table/event.ts'
import type { SeatId } from '../../table/ids.ts'
import { newRun, type Entering } from '../new-run.ts'
import type { ItDeciding, ItEvents, Rule } from '../rule.ts'
import type { Run } from '../state.ts'

/**
 * D11: a race begins, with those who entered. Each run lies in its runner's compartment; what the table and the others hold
 * are copies, which follow as far as they may.
 */
export const raceBegins = (deciding: ItDeciding, entering: readonly Entering[]): ItEvents => {
  const { counted } = deciding.state.table.play
  const ids = entering.map(() => deciding.chance.id())
  // Made anew for each who gets one: nothing is shared between compartments.
  const runsBut = (but: SeatId | null): Record<SeatId, Draft<Run>> => {
    const runs: Record<SeatId, Draft<Run>> = {}
    entering.forEach((one, i) => {
      if (one.seat !== but) runs[one.seat] = newRun(ids[i] ?? '', counted.runs + 1 + i, [one])
    })
    return runs
  }
  return [
    toTable({
      type: 'race-begun',
      number: counted.races + 1,
      runs: runsBut(null),
      names: entering.map(({ name }) => name),
    }),
    toSealed({
      type: 'runners-kept',
      runners: Object.fromEntries(entering.map(({ seat }) => [seat, { floor: 1, room: 0 }])),
    }),
    ...entering.flatMap((one, i) => {
      const { seat, name } = one
      const run = newRun(ids[i] ?? '', counted.runs + 1 + i, [one])
      return [
        toSeat(seat, { type: 'run-begun' as const, tower: 'race' as const, seat, run, names: [name] }),
        toSeat(seat, { type: 'rivals-seen' as const, seat, runs: runsBut(seat) }),
      ]
    }),
  ]
}

export const beginning: Rule<never, 'race-begun' | 'rivals-seen' | 'runners-kept'> = {
  decide: {},
  evolve: {
    'race-begun': ({ number, runs }, drafts) => {
      const { play } = drafts.table
      play.gathering = null
      play.race = { number, runners: Object.keys(runs) as SeatId[] }
      play.counted.races = number
      play.counted.runs += Object.keys(runs).length
      Object.assign(play.runs, runs)
    },
    'rivals-seen': ({ seat, runs }, drafts) => {
      drafts.seat(seat).play.told = runs
    },
    'runners-kept': ({ runners }, drafts) => {
      const { play } = drafts.sealed
      play.runners = {}
      for (const seat of Object.keys(runners) as SeatId[])
        play.runners[seat] = { floor: 1, room: 0, ...runners[seat], over: false, throws: 0, kept: [] }
    },
  },
}
