/** Ids by how they begin. */

/** Ids are URL-safe, so this comes after everything that may follow. */
const AFTER_ALL = '~'

/** From which id up to which those are that begin so. */
export const idsFrom = (beginning: string): { readonly from: string; readonly to: string } => ({
  from: beginning,
  to: beginning + AFTER_ALL,
})
