import { by } from '../acting.ts'
import { heal, stepOn, threw } from '../drafted.ts'
import { keepBound } from '../floors.ts'
import { newRoom } from '../new-run.ts'
import { eventOn, monstersOn, passes, roomsOn, trapOn } from '../numbers.ts'
import { lead } from '../party/lead.ts'
import { findTreasure, warmed } from '../resolve.ts'
import { faceOf } from '../rolls.ts'
import type { Acting, RunEvents, RunRule } from '../rule.ts'
import type { Fallen } from '../schemas.ts'
import { EVENTS, type EventKind, type Found, type Stage } from '../state.ts'
import { nextTurn } from '../turns.ts'

interface Looked {
  readonly check: Fallen | null
  readonly dice: readonly Fallen[]
  readonly found: Found
}

/** I-R6 to I-R10, I-R12, I-R16, I-R17: what the dice say is in a new room. */
const look = ({ run, options, rolls }: Acting): Looked => {
  const free = (kind: EventKind): boolean => run.events[kind] === null
  // IA17: the last room of a floor has its stairs, if they were not found before.
  if (run.explored + 1 >= roomsOn(options) && free('stairs'))
    return { check: null, dice: [], found: { kind: 'stairs' } }
  const check = rolls.d6()
  const monsters = (...before: Fallen[]): Looked => {
    const die = rolls.d6()
    return { check, dice: [...before, die], found: { kind: 'mobs', monsters: monstersOn(faceOf(die)) } }
  }
  if (!passes(faceOf(check), 0)) return monsters()
  // IA1: the check passed, so it is an event, unless this floor has had all of them.
  if (!EVENTS.some(free)) return monsters()
  const again = options.duplicateEvent === 'reroll' ? (face: number) => !free(eventOn(face)) : undefined
  const event = rolls.d6(again)
  const kind = eventOn(faceOf(event))
  if (!free(kind)) return monsters(event)
  if (kind !== 'trap') return { check, dice: [event], found: { kind } }
  const trap = rolls.d6()
  return { check, dice: [event, trap], found: { kind, attribute: trapOn(faceOf(trap)) } }
}

const stageIn = (found: Found): Stage =>
  found.kind === 'mobs'
    ? { kind: 'fight', left: found.monsters, wandering: false }
    : found.kind === 'trap'
      ? { kind: 'trap', attribute: found.attribute }
      : { kind: 'explore' }

/** I-R6: a new room. What can be resolved without a choice is, and its treasure found. */
const enter = (acting: Acting): RunEvents => {
  const { run, rolls } = acting
  const { check, dice, found } = look(acting)
  const entered = {
    type: 'room-entered' as const,
    ...by(acting),
    throw: check === null ? null : rolls.throw,
    floor: run.floor,
    room: run.explored + 1,
    check,
    found,
    dice: [...dice],
    healed: found.kind === 'bonfire' ? warmed(run) : [],
  }
  return stageIn(found).kind === 'explore'
    ? [entered, ...findTreasure(acting, true, true), ...nextTurn(acting)]
    : [entered]
}

export const newRooms: RunRule<'new-room', 'room-entered'> = {
  decide: { 'new-room': (acting) => lead(acting, 'new', enter) },
  evolve: {
    'room-entered': ({ room, found, healed }, run) => {
      stepOn(run)
      run.explored = room
      run.entered += 1
      run.from = run.at
      run.at = room
      run.rooms[room] = newRoom(found)
      if (found.kind !== 'mobs') run.events[found.kind] = room
      run.stage = stageIn(found)
      run.stretch = { throws: 0, touched: [room] }
      threw(run)
      heal(run, healed)
      keepBound(run)
    },
  },
}
