/** A part of a bar. */
export interface Share {
  readonly key: string
  readonly chance: number
  readonly from: number
}

/** Shares of one bar, side by side, from 0 to 1. */
export const sharesOf = (chances: Readonly<Record<string, number>>): Share[] => {
  let from = 0
  return Object.entries(chances).map(([key, chance]) => {
    const share = { key, chance, from }
    from += chance
    return share
  })
}
