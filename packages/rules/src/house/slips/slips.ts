import type { Draft } from 'mutative'
import { toGm, type Addressed } from '../../table/event.ts'
import { refuse, type Refusal } from '../../table/refusal.ts'
import type { Actor } from '../../table/viewer.ts'
import type { GmHouse } from '../house.ts'
import { houseWords } from '../words.ts'
import type { SlipCommand } from './commands.ts'
import type { SlipEvent } from './events.ts'
import { MOST_SLIPS } from './slip.ts'
import { slipWords as words } from './words.ts'

type Desk = Pick<GmHouse, 'slips'>

/** Why the actor may not do this with a slip; `null` where they may (DESK-1). */
export const legalSlip = (desk: Desk | undefined, actor: Actor, command: SlipCommand): Refusal | null => {
  if (!actor.chair || desk === undefined) return refuse('not-yours', houseWords.chairOnly)
  const all = desk.slips ?? {}
  const here = Object.hasOwn(all, command.slip) ? all[command.slip] : undefined
  if (command.type === 'write-slip') {
    if (here !== undefined) return refuse('not-now', words.writtenAlready)
    return Object.keys(all).length < MOST_SLIPS ? null : refuse('not-allowed', words.tooMany)
  }
  if (here === undefined) return refuse('not-found', words.notThere)
  return command.type === 'tick-slip' && here.done === command.done ? refuse('not-now', words.tickedAlready) : null
}

export const decideSlip = (command: SlipCommand): Addressed<SlipEvent>[] => {
  switch (command.type) {
    case 'write-slip':
      return [toGm({ type: 'slip-written', slip: command.slip, kind: command.kind, text: command.text })]
    case 'tick-slip':
      return [toGm({ type: 'slip-ticked', slip: command.slip, done: command.done })]
    case 'drop-slip':
      return [toGm({ type: 'slip-dropped', slip: command.slip })]
    default:
      return ((never: never) => never)(command)
  }
}

export const evolveSlip = (event: SlipEvent, desk: Draft<Desk>): void => {
  const all = (desk.slips ??= {})
  const here = all[event.slip]
  switch (event.type) {
    case 'slip-written': {
      const order = 1 + Math.max(0, ...Object.values(all).map((one) => one.order))
      all[event.slip] = { kind: event.kind, text: event.text, done: false, order }
      return
    }
    case 'slip-ticked':
      if (here !== undefined) here.done = event.done
      return
    case 'slip-dropped':
      delete all[event.slip]
      return
    default:
      return ((never: never) => never)(event)
  }
}
