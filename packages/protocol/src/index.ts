/** Everything that crosses the wire, defined once. */
export { WIRE } from './version.ts'
export { moveSeat, movedSeat, recoverChair, recoveredChair, type MoveSeat, type RecoverChair } from './http/doors.ts'
export {
  DEMO_LANGUAGES,
  DEMO_TABLES,
  demoLanguage,
  madeDemo,
  newDemo,
  type DemoLanguage,
  type MadeDemo,
  type NewDemo,
} from './http/demo.ts'
export { deleteTable, deletedTable, type DeleteTable } from './http/keeping.ts'
export { LARGEST_COPY, MOST_LINES, tableCopy, toldTogether, type TableCopy } from './http/copies.ts'
export { replayPage, type ReplayPage } from './http/replay.ts'
export { cursor, position, visible, type Cursor, type Position } from './cursor.ts'
export * from './changes.ts'
export { packPatches, unpackPatches, type PackedPatches } from './patches.ts'
export { chronicleFile, type ChronicleFile } from './chronicle-file.ts'
export { refusal, type WireRefusal } from './refusal.ts'
export { auth, secret, type Auth } from './up/auth.ts'
export { command, type WireCommand } from './up/command.ts'
export { sit, type Sit } from './up/sit.ts'
export { sync } from './up/sync.ts'
export { writing, type Writing } from './up/writing.ts'
export { welcome, type Welcome } from './down/welcome.ts'
export { update, type Update } from './down/update.ts'
export { beat, type Beat } from './down/beat.ts'
export { presence, type Presence } from './down/presence.ts'
export { bye, type Bye } from './down/bye.ts'
export { answer, seated, synced, type Answer, type Seated, type Synced } from './down/answer.ts'
export { UP, DOWN, ACKS, type Hears, type Says } from './messages.ts'
export {
  newTable,
  madeTable,
  card,
  chroniclePage,
  tableKeys,
  type NewTable,
  type MadeTable,
  type Card,
  type ChroniclePage,
  type TableKeys,
} from './http/tables.ts'
