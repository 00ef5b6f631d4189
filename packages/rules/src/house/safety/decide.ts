import { toTable, type Addressed } from '../../table/event.ts'
import type { Actor } from '../../table/viewer.ts'
import type { HouseEvent } from '../events.ts'
import type { TableHouse } from '../house.ts'
import { heldSeats } from '../seats/passing.ts'
import type { SafetyCommand } from './commands.ts'

export const decideSafety = (
  table: TableHouse<object>,
  actor: Actor,
  command: SafetyCommand,
): Addressed<HouseEvent>[] => {
  switch (command.type) {
    case 'draw-boundary':
      return [toTable({ type: 'boundary-drawn', boundary: command.boundary, kind: command.kind, text: command.text })]
    case 'lift-boundary':
      return [toTable({ type: 'boundary-lifted', boundary: command.boundary })]
    case 'pause':
      return [toTable({ type: 'paused' })]
    case 'resume': {
      const { seat, chair } = actor
      if (chair || seat === null) return [toTable({ type: 'resumed' })]
      const agreed = [...(table.pause?.agreed ?? []), seat]
      const all = heldSeats(table).every((one) => agreed.includes(one))
      return [toTable(all ? { type: 'resumed' } : { type: 'resume-agreed', seat })]
    }
    default:
      return ((never: never) => never)(command)
  }
}
