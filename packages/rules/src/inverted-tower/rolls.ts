/** Where a rule has its dice from. The faces are all that a rule sees of chance. */
import type { Fallen } from './schemas.ts'

export interface Rolls {
  /** The number of this command's throw. */
  readonly throw: number
  /** A d6 that no other roll of this command takes; `again` while its face won't do (IA1). */
  d6(again?: (face: number) => boolean): Fallen
  /** The d6 of a room's own treasure. In a race it is the same one however long the room took (D11). */
  treasure(): Fallen
}

/** What a die shows in the end. */
export const faceOf = ({ faces }: Fallen): number => {
  const face = faces[faces.length - 1]
  if (face === undefined) throw new Error('a die that did not fall')
  return face
}
