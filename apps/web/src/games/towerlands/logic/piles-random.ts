/** Random dice for the tests of what is done with them: the same for the same seed. */
import { firstKeep, valueSwapped, type Dice, type Die } from '@homestake/rules/towerlands'
import { OPTIONS } from '../stage/testing.ts'

/** Numbers from 0 to below 1. */
export const randomFrom = (seed: number) => () => {
  seed = (seed * 1664525 + 1013904223) >>> 0
  return seed / 2 ** 32
}

/** Some dice as they may lie: kept by some Influence, one perhaps out, one perhaps with a burden's value. */
export const randomDice = (random: () => number, count: number): Dice => {
  const below = (most: number): number => Math.floor(random() * most)
  const thrown = Object.fromEntries(
    Array.from({ length: count }, (_, i): [string, Die] => [
      `d${i}`,
      { value: below(4) === 0 ? 20 : 1 + below(12), pile: 'unkept', swapped: false, was: null },
    ]),
  )
  let dice = firstKeep(below(5), thrown, OPTIONS)
  const first = dice['d0']
  if (below(3) === 0 && first !== undefined) dice = { ...dice, d0: { ...first, pile: 'out' } }
  return below(2) === 0 && count > 1 ? valueSwapped(dice, 'd1', 1 + below(20), OPTIONS) : dice
}
