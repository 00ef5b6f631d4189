import { SIDES, type Conflict, type NmlGm, type Roll } from '@homestake/rules/new-and-magic-land'

/** The conflict with the GM's own dice face-up for her, where they are sealed for everyone else (D1). */
export const unsealed = (conflict: Conflict | null, gm: NmlGm | undefined): Conflict | null => {
  const roll = conflict?.roll
  const sealed = gm?.season?.sealedRolls.find((one) => one.throw === roll?.throw && one.conflict === conflict?.id)
  if (conflict === null || roll === null || roll === undefined || sealed === undefined) return conflict
  const [first, second] = SIDES.map((side) => (roll.sides[side].hidden ? sealed.side : roll.sides[side]))
  if (first === undefined || second === undefined) return conflict
  return { ...conflict, roll: { ...roll, sides: { first, second } } satisfies Roll }
}
