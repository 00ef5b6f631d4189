/** Points that are spread over Grit and Heart, one press at a time. */
import type { Pool, PoolName } from '@homestake/rules/new-and-magic-land'

export type Spread = Readonly<Record<PoolName, number>>

const other = (pool: PoolName): PoolName => (pool === 'grit' ? 'heart' : 'grit')

export const left = (spread: Spread, total: number): number => total - spread.grit - spread.heart

/** One more: out of what is left, or else from the other pool. `null` where it can't be. */
export const more = (spread: Spread, pool: PoolName, total: number, most: Spread): Spread | null => {
  if (spread[pool] >= most[pool]) return null
  const raised = { ...spread, [pool]: spread[pool] + 1 }
  if (left(spread, total) > 0) return raised
  const from = other(pool)
  return spread[from] > 0 ? { ...raised, [from]: spread[from] - 1 } : null
}

/** One less; `null` where there is none. */
export const less = (spread: Spread, pool: PoolName): Spread | null =>
  spread[pool] > 0 ? { ...spread, [pool]: spread[pool] - 1 } : null

/** N-R53: as much as can come back, Grit first. */
export const fullest = (total: number, pools: Readonly<Record<PoolName, Pool>>): Spread => {
  const grit = Math.min(total, pools.grit.spent)
  return { grit, heart: Math.min(total - grit, pools.heart.spent) }
}
