import { refuse } from '../../table/refusal.ts'
import type { Legals } from '../rule.ts'
import { isGm } from '../sides.ts'
import { nmlWords as words } from '../words.ts'

/** How many oppositions fit on the GM's desk. */
export const DESK = 40

/** D1: what the GM prepares is hers alone. */
export const deskLegal: Legals<'prepare-opposition' | 'tick-opposition' | 'drop-opposition'> = {
  'prepare-opposition': ({ view, actor }) => {
    if (!isGm(actor)) return refuse('not-yours', words.gmOnly)
    const desk = view.gm?.play.oppositions ?? {}
    return Object.keys(desk).length < DESK ? null : refuse('not-allowed', words.deskFull)
  },
  'tick-opposition': ({ view, actor }, { opposition, done }) => {
    if (!isGm(actor)) return refuse('not-yours', words.gmOnly)
    const desk = view.gm?.play.oppositions ?? {}
    const one = Object.hasOwn(desk, opposition) ? desk[opposition] : undefined
    if (one === undefined) return refuse('not-found', words.noOpposition)
    return (one.done === true) === done ? refuse('not-now', words.tickedAlready) : null
  },
  'drop-opposition': ({ view, actor }, { opposition }) => {
    if (!isGm(actor)) return refuse('not-yours', words.gmOnly)
    return Object.hasOwn(view.gm?.play.oppositions ?? {}, opposition) ? null : refuse('not-found', words.noOpposition)
  },
}
