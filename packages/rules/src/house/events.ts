/** What can happen to the house of a table. The first group is said; the second only changes state. */
import { z } from 'zod'
import type { SeatId } from '../table/ids.ts'
import { seatId } from '../table/ids.ts'
import type { Names, Said } from '../contract/game.ts'
import type { Colour } from './house.ts'
import { QUIET_SAFETY_EVENTS, safetyLines, type QuietSafetyEvent } from './safety/events.ts'
import { safetyWords } from './safety/words.ts'
import { QUIET_SEAT_EVENTS, seatLines, type QuietSeatEvent } from './seats/events.ts'
import { saySeats } from './seats/say.ts'
import { SLIP_EVENTS, type SlipEvent } from './slips/events.ts'
import { watchingLines } from './watching/events.ts'
import { watchingWords } from './watching/words.ts'
import { QUIET_UNDO_EVENTS, undoLines, type PutBack } from './undo/events.ts'
import { undoWords } from './undo/words.ts'
import { houseWords } from './words.ts'

const hex = z.string().regex(/^[0-9a-f]+$/)

/** Strict schemas of the house's lines: what may be told of each. */
export const houseLine = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('table-opened'), title: z.string() }),
  /** Nothing can be done at the table any more; it stays readable by its links. */
  z.strictObject({ type: z.literal('table-ended'), title: z.string() }),
  /** The table was made from a copy, which was exported at `at`, milliseconds since 1970. */
  z.strictObject({ type: z.literal('table-imported'), title: z.string(), at: z.number().int() }),
  z.strictObject({ type: z.literal('seated'), seat: seatId, name: z.string() }),
  z.strictObject({ type: z.literal('renamed'), seat: seatId, from: z.string(), name: z.string() }),
  z.strictObject({ type: z.literal('said'), kind: z.enum(['telling', 'talk']), text: z.string() }),
  z.strictObject({ type: z.literal('chapter-opened'), chapter: z.string(), commitment: hex }),
  z.strictObject({
    type: z.literal('chapter-closed'),
    chapter: z.string(),
    seed: hex,
    commitment: hex,
    nonces: z.string(),
    thrown: z.number(),
  }),
  ...seatLines,
  ...safetyLines,
  ...watchingLines,
  ...undoLines,
])

export type HouseLine = z.infer<typeof houseLine>

/** Facts that change state and say nothing. */
export type QuietHouseEvent =
  | { readonly type: 'token-kept'; readonly seat: SeatId; readonly token: string }
  | { readonly type: 'repainted'; readonly seat: SeatId; readonly colour: Colour }
  | { readonly type: 'seat-coloured'; readonly seat: SeatId; readonly colour: Colour }
  | { readonly type: 'edited'; readonly path: readonly string[]; readonly value: string | number | boolean | null }
  | { readonly type: 'nonce-given'; readonly who: string; readonly value: string }
  | { readonly type: 'thrown'; readonly nonces: string; readonly number: number }
  | { readonly type: 'option-chosen'; readonly key: string; readonly value: string }
  | { readonly type: 'begun' }
  | { readonly type: 'seed-kept'; readonly seed: string | null }
  | QuietSeatEvent
  | QuietSafetyEvent
  | PutBack
  | SlipEvent

/** What the house does at a table, or at a game's word. */
export type HouseEvent = HouseLine | QuietHouseEvent

const LINES: ReadonlySet<string> = new Set(houseLine.options.map((option) => option.shape.type.value))
const QUIET: ReadonlySet<string> = new Set([
  'token-kept', 'repainted', 'seat-coloured', 'edited', 'nonce-given', 'thrown', 'option-chosen', 'begun', 'seed-kept',
  ...QUIET_SEAT_EVENTS, ...QUIET_SAFETY_EVENTS, ...QUIET_UNDO_EVENTS, ...SLIP_EVENTS,
] satisfies QuietHouseEvent['type'][]) // prettier-ignore

export const isHouseEvent = (event: { readonly type: string }): event is HouseEvent =>
  LINES.has(event.type) || QUIET.has(event.type)

const isHouseLine = (event: HouseEvent): event is HouseLine => LINES.has(event.type)

/** How the chronicle puts a line of the house; `null` for what says nothing. */
export const sayHouse = (event: HouseEvent, names: Names): Said | null => {
  if (!isHouseLine(event)) return null
  switch (event.type) {
    case 'table-opened':
      return { kind: 'turn', text: houseWords.opened(event.title) }
    case 'table-ended':
      return { kind: 'turn', text: houseWords.ended(event.title) }
    case 'table-imported':
      return { kind: 'turn', text: houseWords.imported(event.title) }
    case 'seated':
      return { kind: 'turn', text: houseWords.seated(event.name) }
    case 'renamed':
      return { kind: 'turn', text: houseWords.renamed(event.from, event.name) }
    case 'said':
      return { kind: event.kind, text: event.text }
    case 'chapter-opened':
      return { kind: 'turn', text: houseWords.chapterOpened(), details: [houseWords.commitment(event.commitment)] }
    case 'chapter-closed':
      return {
        kind: 'turn',
        text: houseWords.chapterClosed(event.thrown),
        details: [
          houseWords.seed(event.seed),
          houseWords.nonces(event.nonces),
          houseWords.commitment(event.commitment),
        ],
      }
    case 'paused':
      return { kind: 'turn', text: safetyWords.paused }
    case 'resumed':
      return { kind: 'turn', text: safetyWords.resumed }
    case 'delay-set':
      return { kind: 'turn', text: event.seconds === 0 ? watchingWords.live : watchingWords.delayed(event.seconds) }
    case 'taken-back':
      return { kind: 'deed', text: undoWords.tookBackSomething }
    default:
      return saySeats(event, names)
  }
}
