/** The chances of Towerlands and nothing else: what a worker of the browser loads, and the screens that ask for them. */
export { bestChoice, type Choice, type Choosing } from './best.ts'
export { callChances, type Call, type OwnChances, type Standing } from './calls.ts'
export { conflictChances, type Chances } from './conflict.ts'
export { keptChances, type Pool } from './kept.ts'
export { chancesBefore, chancesOfCall, poolsBefore, standingOf } from './standing.ts'
