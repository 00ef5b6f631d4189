/** The chances of New and Magic Land. */
export { conflictChances, type ConflictChances, type Lasting } from './conflict.ts'
export { highestChances } from './highest.ts'
export { rollChances, totalChances, type RollChances, type Throwing, type TotalChance } from './roll.ts'
export { oddsOf, throwingSeen, type Odds, type Seen } from './seen.ts'
export { wholeOf, type Whole } from './whole.ts'
