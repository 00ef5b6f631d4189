import { reveal, toSeat, toTable } from '../../table/event.ts'
import type { SeatId } from '../../table/ids.ts'
import { certain } from '../acting.ts'
import { closeDice } from '../chapter.ts'
import { bestOf, keepBest } from '../ends/best.ts'
import type { ItDeciding, ItEvents, Rule } from '../rule.ts'
import type { Run } from '../state.ts'
import { killsOf, namesOf } from '../who.ts'
import { movedOn, telling, type Moved } from './telling.ts'

const scored = (seat: SeatId, run: Run) => ({
  seat,
  name: namesOf(run)[0] ?? '',
  end: run.stage.kind === 'over' ? run.stage.end : ('retired' as const),
  floor: run.floor,
  kills: killsOf(run),
})

/**
 * D11: runners have moved on. When the last of them is out the race is over: everything is told and the seed opened.
 * @param runs the runs of those who are out with this command, as they are now
 */
export const race = (deciding: ItDeciding, moves: readonly Moved[], runs: ReadonlyMap<SeatId, Run>): ItEvents => {
  const { state } = deciding
  const runners = movedOn(state.sealed.play.runners, moves)
  const seats = certain(state.table.play.race, 'race').runners
  if (seats.some((seat) => runners[seat]?.over === false)) return telling(deciding, moves)
  const finals = seats.map((seat) => [seat, certain(runs.get(seat) ?? state[`seat:${seat}`]?.play.run, `run of ${seat}`)] as const)
  const results = finals
    .map(([seat, run]) => scored(seat, run))
    .sort((a, b) => b.floor - a.floor || b.kills - a.kills)
  const throws = Object.values(runners).reduce((sum, runner) => sum + runner.throws, 0)
  return [
    ...telling(deciding, moves),
    toTable({ type: 'race-ended', number: state.table.play.counted.races, results: reveal(results) }),
    ...keepBest(state.table.play.best, finals.map(([, run]) => reveal(bestOf(run)))),
    ...seats.map((seat) => toSeat(seat, { type: 'race-left' as const, seat })),
    ...closeDice(deciding, throws),
  ]
} // prettier-ignore

export const raceEnding: Rule<never, 'race-ended' | 'race-left'> = {
  decide: {},
  evolve: {
    'race-ended': (_event, drafts) => {
      drafts.table.play.race = null
    },
    'race-left': ({ seat }, drafts) => {
      const { play } = drafts.seat(seat)
      play.run = null
      play.told = {}
    },
  },
}
