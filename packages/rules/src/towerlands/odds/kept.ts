/** Chances of the first keep, exactly (in doubles, good to 1e-12). */

/** A side before its roll: Influence, how many d20 it throws, and dice that lie there already (T-R71). */
export interface Pool {
  readonly influence: number
  readonly dice: number
  readonly fixed?: readonly number[]
}

const CHOOSE: number[][] = []
/** How many ways to choose k of n. */
export const choose = (n: number, k: number): number => {
  for (let row = CHOOSE.length; row <= n; row++)
    CHOOSE.push(
      Array.from({ length: row + 1 }, (_, i) =>
        i === 0 || i === row ? 1 : (CHOOSE[row - 1]?.[i - 1] ?? 0) + (CHOOSE[row - 1]?.[i] ?? 0),
      ),
    )
  return CHOOSE[n]?.[k] ?? 0
}

/**
 * One shape that a first keep can take: `lowest` is the lowest kept die that is no twenty (20: there is none), `at` of them
 * are kept, `above` thrown dice lie between it and 20, `twenties` are kept free.
 */
export interface KeptShape {
  readonly lowest: number
  readonly at: number
  readonly above: number
  /** How many are kept, dice that lay there already among them. */
  readonly count: number
  readonly chance: number
}

/** How many of the fixed dice show each value from 1 to 20. */
export const countsOf = (fixed: readonly number[] = []): number[] =>
  Array.from({ length: 21 }, (_, value) => fixed.filter((die) => die === value).length)

/** Every shape with its chance (T-R32 to T-R36). */
export const shapesOf = ({ influence, dice, fixed }: Pool): KeptShape[] => {
  const counts = countsOf(fixed)
  const from = counts.map((_, value) => counts.slice(value, 20).reduce((sum, count) => sum + count, 0))
  const lying = (value: number): number => from[value] ?? 0
  const shapes: KeptShape[] = []
  for (let free = 0; free <= dice; free++) {
    const others = dice - free
    const share = (choose(dice, free) * 19 ** others) / 20 ** dice
    const all = others + lying(1)
    const twenties = free + (counts[20] ?? 0)
    if (all === 0 || influence === 0) {
      shapes.push({ lowest: 20, at: 0, above: 0, count: twenties, chance: share })
      continue
    }
    for (let lowest = 1; lowest < 20; lowest++)
      for (let above = 0; above <= others; above++)
        for (let thrown = 0; thrown <= others - above; thrown++) {
          const at = thrown + (counts[lowest] ?? 0)
          const higher = above + lying(lowest + 1)
          const below = others - above - thrown
          const fits =
            all <= influence ? below + lying(1) === lying(lowest) : higher < influence && higher + at >= influence
          if (at === 0 || !fits) continue
          const ways =
            choose(others, above) * (19 - lowest) ** above * choose(others - above, thrown) * (lowest - 1) ** below
          if (ways === 0) continue
          const chance = (share * ways) / 19 ** others
          shapes.push({ lowest, at, above, count: higher + at + twenties, chance })
        }
  }
  return shapes
}

/** P(number kept): the chance of each count, from 0 on. */
export const keptChances = (pool: Pool): number[] => {
  const chances: number[] = []
  for (const { count, chance } of shapesOf(pool)) chances[count] = (chances[count] ?? 0) + chance
  return Array.from(chances, (chance) => chance ?? 0)
}
