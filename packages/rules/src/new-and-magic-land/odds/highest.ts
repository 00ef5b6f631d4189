/** The highest of some exploding dice (N-R34 to N-R36), exactly. */

/** No more can be told apart than this: a die passes it once in 10^14. */
const MOST = 6 * 18

/** The chance that one exploding die shows at most `value` (N-R35). */
const atMost = (value: number): number => {
  const sixes = Math.floor(value / 6)
  return 1 - (6 - (value % 6)) / 6 / 6 ** sixes
}

/**
 * The chances of each value of the highest of `dice` exploding dice, by that value; without dice it is 0 for certain. What
 * lies beyond the last value is counted with it, so that they sum to 1.
 */
export const highestChances = (dice: number): number[] => {
  if (dice === 0) return [1]
  const within = (value: number): number => (value < 0 ? 0 : value >= MOST ? 1 : atMost(value) ** dice)
  return Array.from({ length: MOST + 1 }, (_, value) => within(value) - within(value - 1))
}
