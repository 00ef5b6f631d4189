export * from './options.ts'
export * from './state.ts'
export { firstKeep } from './dice/keep.ts'
export { bestPairs, bestSwapped, maySwap, pilesSwapped, rerolled, valueSwapped, type Pair } from './dice/settle.ts'
export { isFree, pileOf, topOf, valuesOf } from './dice/die.ts'
export { verdictOf, winnerOf, type Verdict } from './dice/compare.ts'
export type { Choice, Choosing } from './odds/best.ts'
export type { Call as OddsCall, Standing } from './odds/calls.ts'
export type { Pool } from './odds/kept.ts'
export {
  chancesBefore,
  chancesOfCall,
  poolsBefore,
  standingOf,
  type Chances,
  type OwnChances,
} from './odds/standing.ts'
export { burdensOf, figureName, figureOf, hasCall, isUsed, mayBurden, sheetOf, traitsOf } from './who.ts'
export { TEMPLATE } from './sheets/blank.ts'
export { lacksOf, type Lack } from './sheets/sheet.legal.ts'
export { tlCommand, type TlCommand, type Whose } from './commands.ts'
export { tlEvent, type Figure, type TlEvent } from './events.ts'
export { towerlands } from './open.ts'
