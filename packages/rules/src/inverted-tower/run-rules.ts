/**
 * Every rule about one run: what a command decides, and what an event changes. Pure, and alike for a tower on the table, in a
 * race and in a simulation.
 */
import type { Draft } from 'mutative'
import { between } from './delvers/between.ts'
import { leaving } from './ends/leave.ts'
import { attacks } from './fights/attack.ts'
import { flights } from './fights/flee.ts'
import { ways } from './party/lead.ts'
import { turns } from './party/skip.ts'
import { descents } from './rooms/descend.ts'
import { movesBack } from './rooms/move-back.ts'
import { newRooms } from './rooms/new-room.ts'
import { traps } from './rooms/trap.ts'
import { treasures } from './rooms/treasure.ts'
import type { Acting, CommandsByType, EventsByType, RunCommand, RunEvents, RunEventType, RunRule } from './rule.ts'
import type { Run } from './state.ts'

const RULES: RunRule<RunCommand['type'], RunEventType> = {
  decide: {
    ...newRooms.decide,
    ...traps.decide,
    ...movesBack.decide,
    ...descents.decide,
    ...attacks.decide,
    ...flights.decide,
    ...between.decide,
    ...turns.decide,
    ...leaving.decide,
  },
  evolve: {
    ...newRooms.evolve,
    ...treasures.evolve,
    ...traps.evolve,
    ...movesBack.evolve,
    ...descents.evolve,
    ...attacks.evolve,
    ...flights.evolve,
    ...between.evolve,
    ...ways.evolve,
    ...turns.evolve,
    ...leaving.evolve,
    'delver-joined': ({ seat, delver, order }, run) => {
      run.delvers[seat] = { ...delver, attributes: { ...delver.attributes } }
      run.order = [...order]
    },
  },
}

const decided = <T extends RunCommand['type']>(acting: Acting, type: T, command: CommandsByType[T]): RunEvents =>
  RULES.decide[type](acting, command)

const evolved = <T extends RunEventType>(type: T, event: EventsByType[T], run: Draft<Run>): void =>
  RULES.evolve[type](event, run)

/** What a legal command brings about in a run. */
export const decideRun = (acting: Acting, command: RunCommand): RunEvents => decided(acting, command.type, command)

/** What an event changes in a run. */
export const evolveRun = (event: Exclude<RunEvents[number], { readonly type: 'run-begun' }>, run: Draft<Run>): void =>
  evolved(event.type, event, run)
