import type { Fate } from '../state.ts'

/** N-R56, NA27: a six fulfils the Dream; without one, a single 1 makes it a disaster. No dice: unfulfilled. */
export const fateOf = (faces: readonly number[]): Fate => {
  if (faces.includes(6)) return 'fulfilled'
  return faces.includes(1) ? 'disaster' : 'unfulfilled'
}
