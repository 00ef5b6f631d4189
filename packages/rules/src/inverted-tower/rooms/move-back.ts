import { by, certain } from '../acting.ts'
import { addWandering, draftedRoom, heal, stepOn, threw } from '../drafted.ts'
import { monstersOn, passes } from '../numbers.ts'
import { lead } from '../party/lead.ts'
import { stillBurns, warmed } from '../resolve.ts'
import { faceOf } from '../rolls.ts'
import type { Acting, RunEvents, RunRule } from '../rule.ts'
import type { Fallen } from '../schemas.ts'
import type { Room, Stage } from '../state.ts'
import { nextTurn } from '../turns.ts'
import { waitingIn } from '../waiting.ts'

interface Arrival {
  readonly check: Fallen | null
  readonly dice: readonly Fallen[]
  readonly monsters: number
  readonly waiting: boolean
  readonly stage: Stage
}

const QUIET = { dice: [], monsters: 0, waiting: false, stage: { kind: 'explore' } } as const

/** I-R23, IA5, IA11: who is there. */
const arrive = ({ options, rolls }: Acting, room: Room): Arrival => {
  const waiting = waitingIn(room)
  if (waiting !== null)
    return { check: null, dice: [], monsters: waiting.left, waiting: true, stage: { kind: 'fight', ...waiting } }
  if (room.kind !== 'mobs' && options.wanderInEventRooms === 'off') return { check: null, ...QUIET }
  const check = rolls.d6()
  if (!passes(faceOf(check), 0)) return { check, ...QUIET }
  const die = rolls.d6()
  const monsters = monstersOn(faceOf(die))
  return { check, dice: [die], monsters, waiting: false, stage: { kind: 'fight', left: monsters, wandering: true } }
}

/** I-R23: back to a room; 0 is where they came down, which is no room. */
export const goBack = (acting: Acting, to: number): RunEvents => {
  const { run, rolls } = acting
  const room = run.rooms[to]
  const arrival = room === undefined ? { check: null, ...QUIET } : arrive(acting, room)
  const quiet = arrival.stage.kind === 'explore'
  const moved = {
    type: 'moved-back' as const,
    ...by(acting),
    throw: arrival.check === null ? null : rolls.throw,
    room: room === undefined ? 0 : to,
    ...arrival,
    dice: [...arrival.dice],
    healed: quiet && stillBurns(room, acting) ? warmed(run) : [],
  }
  return quiet ? [moved, ...nextTurn(acting)] : [moved]
}

export const movesBack: RunRule<'move-back', 'moved-back' | 'rested'> = {
  decide: {
    'move-back': (acting, { room }) => lead(acting, `room:${room}`, (leading) => goBack(leading, room)),
  },
  evolve: {
    'moved-back': ({ throw: thrown, room, monsters, waiting, stage, healed }, run) => {
      stepOn(run)
      if (thrown !== null) threw(run)
      run.from = run.at
      run.at = room
      run.stage = { ...stage }
      if (monsters > 0 && !waiting) addWandering(draftedRoom(run), { monsters, killed: 0 })
      heal(run, healed)
    },
    rested: ({ healed }, run) => heal(run, healed),
  },
}

/** A fight was won in the room where they are: its fire warms them, if there is one (IA5, IA14). */
export const restAfterFight = (acting: Acting): RunEvents => {
  const { run } = acting
  if (!stillBurns(certain(run.rooms[run.at], `room ${run.at}`), acting)) return []
  const healed = warmed(run)
  return healed.length === 0 ? [] : [{ type: 'rested', ...by(acting), healed }]
}
