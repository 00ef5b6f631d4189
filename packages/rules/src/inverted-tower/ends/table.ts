import { toSeat, toTable } from '../../table/event.ts'
import type { SeatId } from '../../table/ids.ts'
import { certain } from '../acting.ts'
import { closeDice } from '../chapter.ts'
import { playRun, type Played } from '../playing.ts'
import { race } from '../race/end.ts'
import { stretchOf } from '../race/stretch.ts'
import type { Moved } from '../race/telling.ts'
import type { ItDeciding, ItEvents, Rule, RunEvents } from '../rule.ts'
import type { Run } from '../state.ts'
import { isOver, standing } from '../who.ts'
import { bestOf, keepBest } from './best.ts'

/** Everybody in a run goes home. */
const sentHome = (
  deciding: ItDeciding,
  { run, ...played }: Played,
): { readonly events: RunEvents; readonly after: Run } => {
  let [after, events]: [Run, RunEvents] = [run, []]
  for (const seat of standing(run)) {
    const next = playRun(deciding, { ...played, seat, run: after }, { type: 'retire', run: run.id })
    events = [...events, ...next.events]
    after = next.after
  }
  return { events, after }
}

/** Runs that are on count as they stand. */
const runsEnd = (deciding: ItDeciding): ItEvents => {
  const { play } = deciding.state.table
  const own = Object.entries<Run>(play.runs).map(([seat, run]): Played => ({ tower: 'own', seat: seat as SeatId, run }))
  const on = [...own, ...(play.party === null ? [] : [{ tower: 'party' as const, seat: play.party.turn, run: play.party }])]
  const ended = on.filter(({ run }) => !isOver(run)).map((played) => sentHome(deciding, played))
  return [
    ...ended.flatMap(({ events }) => events.map((event) => toTable(event))),
    ...keepBest(play.best, ended.map(({ after }) => bestOf(after))),
  ]
} // prettier-ignore

/** D12: whoever still runs goes home, and the race is over. */
const endRace = (deciding: ItDeciding): ItEvents => {
  const { state } = deciding
  const { runners } = state.sealed.play
  const moves: Moved[] = []
  const runs = new Map<SeatId, Run>()
  const said: ItEvents[number][] = []
  for (const seat of state.table.play.race?.runners ?? []) {
    if (runners[seat]?.over !== false) continue
    const run = certain(state[`seat:${seat}`]?.play.run, `run of ${seat}`)
    const { events, after } = sentHome(deciding, { tower: 'race', seat, run })
    said.push(...events.map((event) => toSeat(seat, event)))
    moves.push({ seat, stretch: stretchOf(after, seat), floor: run.floor, room: run.explored, over: true })
    runs.set(seat, after)
  }
  return [...said, ...race(deciding, moves, runs)]
}

export const tableEnds: Rule<'end-race', never> = {
  decide: { 'end-race': endRace },
  evolve: {},
}

/** The host ends the table: what is on is over, and counts as it stands. */
export const towerEnding = (deciding: ItDeciding): ItEvents => {
  const { table } = deciding.state
  return table.play.race === null
    ? [...runsEnd(deciding), ...closeDice(deciding, table.chapter?.thrown ?? 0)]
    : endRace(deciding)
}
