import { toGm, type Addressed } from '../../table/event.ts'
import type { SlipCommand } from './commands.ts'
import type { SlipEvent } from './events.ts'

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
