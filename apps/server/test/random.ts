/** Numbers that look random and are the same for the same seed (mulberry32): which test played what is in its title. */
export const picker = (seed: number): ((n: number) => number) => {
  let state = seed >>> 0
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4_294_967_296) * n)
  }
}

/** The seeds of a run: fixed in `npm test`, as many fresh ones in the full run. `HOMESTAKE_SEED` plays a single one again. */
export const seeds = (count: number): number[] => {
  const { HOMESTAKE_FULL, HOMESTAKE_SEED } = process.env
  if (HOMESTAKE_SEED !== undefined) return [Number(HOMESTAKE_SEED)]
  const fresh = HOMESTAKE_FULL === '1' ? Math.floor(Date.now() / 1000) : 0
  return Array.from({ length: count }, (_, i) => fresh + i + 1)
}
