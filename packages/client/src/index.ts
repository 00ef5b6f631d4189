/** The typed client: connect, view, commands. The web app, bots, tests and the benchmark use it. */
export { newChairKeys, renewedLink, type ChairKeys } from './keys.ts'
export { Connection } from './connection.ts'
export type { Asking, Outcome, Present, Status, Where } from './present.ts'
export { follow, placeOf } from './apply.ts'
export { patched } from './patched.ts'
export { merged, type ChronicleLine } from './chronicle.ts'
export {
  cardOf,
  deleteTable,
  keysOf,
  makeTable,
  pageOf,
  recoverChair,
  replayOf,
  takeSeatAlong,
  type Before,
  type Fetched,
} from './http.ts'
export { wound, type Frame, type Tape } from './tape.ts'
export { exportTable, importTable } from './copies.ts'
export { askForDemo } from './demo.ts'
export { newCommandId } from './command-id.ts'
