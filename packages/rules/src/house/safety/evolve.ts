import type { Draft } from 'mutative'
import type { TableHouse } from '../house.ts'
import type { z } from 'zod'
import type { QuietSafetyEvent, safetyLines } from './events.ts'

export type SafetyEvent = z.infer<(typeof safetyLines)[number]> | QuietSafetyEvent

/** What an event of the table's safety changes. */
export const evolveSafety = (event: SafetyEvent, table: Draft<Pick<TableHouse, 'boundaries' | 'pause'>>): void => {
  switch (event.type) {
    case 'boundary-drawn': {
      const all = (table.boundaries ??= {})
      const order = all[event.boundary]?.order ?? 1 + Math.max(0, ...Object.values(all).map((one) => one.order))
      all[event.boundary] = { kind: event.kind, text: event.text, order }
      return
    }
    case 'boundary-lifted':
      if (table.boundaries !== undefined) delete table.boundaries[event.boundary]
      return
    case 'paused':
      table.pause = { agreed: [] }
      return
    case 'resumed':
      delete table.pause
      return
    case 'resume-agreed':
      table.pause?.agreed.push(event.seat)
      return
    default:
      return ((never: never) => never)(event)
  }
}
