/** The typed client: connect, view, commands. The web app, bots, tests and the benchmark use it. */
export { Connection, type Asking, type Outcome, type Present, type Status, type Where } from './connection.ts'
export { follow, patched, placeOf } from './apply.ts'
export { merged, type ChronicleLine } from './chronicle.ts'
export { cardOf, keysOf, makeTable, pageOf, type Before, type Fetched } from './http.ts'
export { newCommandId } from './command-id.ts'
