/** A command about one run, from the run to everything that follows at the table. */
import { create } from 'mutative'
import { fixNonces } from '../dice/chapter.ts'
import { refuse } from '../table/refusal.ts'
import { toSeat, toTable } from '../table/event.ts'
import type { SeatId } from '../table/ids.ts'
import { certain } from './acting.ts'
import { raceRolls, tableRolls, turnDice } from './chapter.ts'
import { bestOf, keepBest } from './ends/best.ts'
import type { Tower } from './events.ts'
import { KEPT } from './numbers.ts'
import { race } from './race/end.ts'
import { stretchOf, stretchToStairs } from './race/stretch.ts'
import { hindmost, type Moved } from './race/telling.ts'
import type { ItDecision, ItDeciding, ItEvents, RunCommand, RunEvents } from './rule.ts'
import { decideRun, evolveRun } from './run-rules.ts'
import type { Run } from './state.ts'
import { isOver, isRunner } from './who.ts'
import { itWords as words } from './words.ts'

export interface Played {
  readonly tower: Tower
  readonly seat: SeatId
  readonly run: Run
}

/** The run that a command is about, as it is. */
const runOf = ({ state, actor }: ItDeciding, command: RunCommand): Played => {
  const { play, options } = state.table
  if (options.mode === 'party') {
    const run = certain(play.party, 'party')
    return { tower: 'party', seat: command.type === 'skip' ? run.turn : certain(actor.seat, 'seat that acts'), run }
  }
  const seat = certain(actor.seat, 'seat that acts')
  const racing = isRunner(play, seat)
  const run = racing ? state[`seat:${seat}`]?.play.run : play.runs[seat]
  return { tower: racing ? 'race' : 'own', seat, run: certain(run, `run of ${seat}`) }
}

/** What happens in the run itself, and the run after it. */
export const playRun = (deciding: ItDeciding, { tower, seat, run }: Played, command: RunCommand) => {
  const rolls = tower === 'race' ? raceRolls(deciding, run, command.type === 'new-room') : tableRolls(deciding)
  const { options } = deciding.state.table
  const events = decideRun({ run, tower, seat, options, rolls }, command)
  return {
    events,
    /** Reckoned only where it is asked for. */
    get after() {
      return create(run, (draft) => {
        for (const event of events) if (event.type !== 'run-begun') evolveRun(event, draft)
      })
    },
  }
}

const threw = (events: RunEvents): boolean => events.some((event) => 'throw' in event && event.throw !== null)

/** What follows on the table: the best runs, and when to open the seed. */
const onTable = (deciding: ItDeciding, { tower, seat, run }: Played, played: ReturnType<typeof playRun>): ItEvents => {
  const { events } = played
  const over = events.some(({ type }) => type === 'run-ended')
  if (!over && !events.some(({ type }) => type === 'descended')) return []
  const { best, runs } = deciding.state.table.play
  const others =
    tower === 'own' && Object.entries<Run>(runs).some(([other, one]) => other !== seat && one.id !== run.id && !isOver(one))
  return [...(over ? keepBest(best, [bestOf(played.after)]) : []), ...turnDice(deciding, others, !over, threw(events))]
} // prettier-ignore

/** What follows in a race: a stretch is over, or the run is. */
const inRace = (deciding: ItDeciding, { seat, run }: Played, command: RunCommand, played: ReturnType<typeof playRun>): ItEvents => {
  const { chapter } = deciding.state.table
  const fixed =
    chapter?.fixed === null && threw(played.events)
      ? [toTable({ type: 'thrown' as const, number: 0, nonces: fixNonces(chapter.nonces) })]
      : []
  const moved = (move: Omit<Moved, 'seat'>, after?: Run): ItEvents =>
    race(deciding, [{ seat, ...move }], new Map(after === undefined ? [] : [[seat, after]]))
  if (played.events.some(({ type }) => type === 'run-ended')) {
    const { after } = played
    return [...fixed, ...moved({ stretch: stretchOf(after, seat), floor: run.floor, room: run.explored, over: true }, after)]
  }
  if (command.type === 'descend')
    return [...fixed, ...moved({ stretch: stretchToStairs(run, seat), floor: run.floor + 1, room: 0, over: false })]
  if (command.type === 'new-room')
    return [...fixed, ...moved({ stretch: stretchOf(run, seat), floor: run.floor, room: run.explored + 1, over: false })]
  return fixed
} // prettier-ignore

/** Whether a runner is further ahead of the hindmost than is kept for telling. */
const tooFar = ({ state }: ItDeciding, seat: SeatId): boolean => {
  const { runners } = state.sealed.play
  return hindmost(runners) !== null && (runners[seat]?.kept.length ?? 0) >= KEPT.ahead
}

export const play = (deciding: ItDeciding, command: RunCommand): ItDecision => {
  const about = runOf(deciding, command)
  const { tower, seat, run } = about
  // The chair may send home a runner who is out already: they can't know (D11).
  if (tower === 'race' && isOver(run)) return []
  if (tower === 'race' && command.type === 'new-room' && tooFar(deciding, seat))
    return refuse('not-now', words.farAhead)
  const played = playRun(deciding, about, command)
  return tower === 'race'
    ? [...played.events.map((event) => toSeat(seat, event)), ...inRace(deciding, about, command, played)]
    : [...played.events.map((event) => toTable(event)), ...onTable(deciding, about, played)]
}
