import type { Draft } from 'mutative'
import type { GmHouse } from '../house.ts'
import type { SlipEvent } from './events.ts'

export const evolveSlip = (event: SlipEvent, desk: Draft<Pick<GmHouse, 'slips'>>): void => {
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
