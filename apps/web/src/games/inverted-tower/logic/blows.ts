/** I-R20: a fight as three buttons and a number of daggers. */
import type { SeatId } from '@homestake/rules'
import {
  ATTRIBUTES,
  bestAttribute,
  blowOf,
  movesOf,
  usefulDaggers,
  type Blow,
  type Run,
} from '@homestake/rules/inverted-tower'
import { OBVIOUS } from './offers.ts'
import type { ItView } from './people.ts'

export interface BlowOffer extends Blow {
  readonly keys: string
  readonly main: boolean
}

/** Where daggers are kept, as many as help; where each is used up, none. */
export const firstDaggers = (view: ItView, run: Run, seat: SeatId): number => {
  const delver = run.delvers[seat]
  return delver === undefined || view.table.options.daggers === 'spent' ? 0 : usefulDaggers(delver, run.floor)
}

/** @param daggers how many are wished; what is not owned is not used */
export const blowsWith = (view: ItView, run: Run, seat: SeatId, daggers: number): BlowOffer[] => {
  const delver = run.delvers[seat]
  if (delver === undefined) return []
  const best = bestAttribute(delver)
  const obvious = movesOf(view, seat)[0]?.kind === 'attack'
  return ATTRIBUTES.map((attribute, i) => {
    const main = obvious && attribute === best
    return {
      ...blowOf(delver, run.floor, view.table.options, attribute, Math.min(daggers, delver.daggers)),
      keys: `${i + 1}${main ? ` ${OBVIOUS}` : ''}`,
      main,
    }
  })
}
