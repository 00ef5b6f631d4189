/**
 * The open door: tables, views, commands, dice. For everybody. Each game has an open door of its own, named by its id; what
 * only the server may run is behind `./authority`.
 */
export * from './table/json.ts'
export * from './table/ids.ts'
export * from './table/viewer.ts'
export * from './table/compartment.ts'
export * from './table/refusal.ts'
export type { Addressed, By, Event, Line } from './table/event.ts'
export type { Patch } from './table/patch.ts'
export type { DrawnDie } from './dice/dice.ts'
export * from './contract/game.ts'
export * from './language/index.ts'
export type * from './contract/upcast.ts'
export * from './house/house.ts'
export * from './house/commands.ts'
export { houseLine, isHouseEvent, sayHouse, type HouseEvent, type HouseLine } from './house/events.ts'
export { compartmentSchema } from './house/views.ts'
export { judge } from './house/judge.ts'
export { sayLine } from './house/say-line.ts'
export { placeOfLine, standingLines, takenBack } from './house/undo/taken.ts'
export { isTakeBack } from './house/undo/commands.ts'
export { undoWords } from './house/undo/words.ts'
export { houseWords } from './house/words.ts'
export { ANONYMOUS } from './house/safety/commands.ts'
export { safetyWords } from './house/safety/words.ts'
export {
  MOST_BOUNDARIES,
  type Boundary,
  type BoundaryKind,
  type Boundaries,
  type Pause,
} from './house/safety/boundaries.ts'
export { keyHashes, secretHash, type KeyHashes } from './house/seats/commands.ts'
export { A_DAY, allAgree, heldSeats, openSeats, type Passing } from './house/seats/passing.ts'
export { seatWords } from './house/seats/words.ts'
export { MOST_SLIPS, type Slip, type SlipKind, type Slips } from './house/slips/slip.ts'
export { DELAYS, shownUpTo, type Delay } from './house/watching/delay.ts'
export { valueAt } from './house/legal.ts'
