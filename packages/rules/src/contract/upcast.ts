/**
 * An *upcast* raises the layout of a game's state by one: what each part of it was becomes what it is now. Tables that
 * were played in the old shape wake through it for ever after, so one that was released is never edited.
 *
 * Each part is handed its own `play` and the table's as it was, and gives its own: nothing can get out of a compartment.
 * What was kept is plain JSON, of a shape that no type of today knows: parse it.
 */
import type { Json } from '../table/json.ts'

export interface Upcast {
  /** Left out, as the others: this part stays as it is. */
  readonly table?: (play: Json) => Json
  readonly gm?: (play: Json, table: Json) => Json
  readonly seat?: (play: Json, table: Json) => Json
  readonly between?: (play: Json, table: Json) => Json
  readonly sealed?: (play: Json, table: Json) => Json
}
