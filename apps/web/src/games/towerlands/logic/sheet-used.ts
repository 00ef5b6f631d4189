/** What has been called in the conflict on the table (T-R51, TA14), and what has come of it. */
import { SIDES, sheetOf, type BurdenId, type Conflict, type Figure, type TraitId } from '@homestake/rules/towerlands'

export const sameFigure = (a: Figure | null, b: Figure): boolean =>
  a !== null && (a.kind === 'hero' ? b.kind === 'hero' && a.seat === b.seat : b.kind === 'other' && a.other === b.other)

/** Whether this trait of somebody has been called; in a healing scene by either side, since both call one sheet. */
export const traitUsed = (conflict: Conflict | null, figure: Figure, trait: TraitId): boolean =>
  conflict !== null &&
  SIDES.some((side) => sameFigure(sheetOf(conflict, side), figure) && Object.hasOwn(conflict.sides[side].used, trait))

/** Burdens have ids of their own: whoever called it. */
export const burdenUsed = (conflict: Conflict | null, burden: BurdenId): boolean =>
  conflict !== null && SIDES.some((side) => Object.hasOwn(conflict.sides[side].used, burden))
