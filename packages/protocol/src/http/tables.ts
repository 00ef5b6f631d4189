import { z } from 'zod'
import { gameId, seatId, tableId, text, TEXT, COLOURS } from '@homestake/rules'
import { line } from '../changes.ts'
import { visible } from '../cursor.ts'
import { secret } from '../up/auth.ts'

/** POST /api/tables */
export const newTable = z.strictObject({
  game: gameId,
  title: text(TEXT.short),
  options: z.record(z.string().max(40), z.union([z.string().max(40), z.number(), z.boolean()])).optional(),
})
export type NewTable = z.input<typeof newTable>

/** 201: the keys are in the links' fragments; the recovery code is shown this once. */
export const madeTable = z.strictObject({
  table: tableId,
  keys: z.strictObject({ chair: secret, player: secret, spectator: secret }),
  recovery: secret,
  links: z.strictObject({ chair: z.url(), player: z.url(), spectator: z.url() }),
})
export type MadeTable = z.infer<typeof madeTable>

/** GET /api/tables/:id/links, for the chair: the keys of the links to send round, as they are today. */
export const tableKeys = z.strictObject({
  player: secret,
  spectator: secret,
  /** Each renewal of a link raises its own. */
  generations: z.strictObject({ player: z.number().int().min(1), spectator: z.number().int().min(1) }),
})
export type TableKeys = z.infer<typeof tableKeys>

/**
 * GET /api/tables/:id, for whoever has the address: what stands at the door. `you` says what the key or token in the
 * `Authorization` header opens; `null`: none was given, or it opens nothing.
 */
export const card = z.strictObject({
  game: gameId,
  title: z.string(),
  begun: z.boolean(),
  chair: z.boolean(),
  seats: z.array(
    z.strictObject({
      seat: seatId,
      name: z.string(),
      colour: z.enum(COLOURS),
      here: z.boolean(),
      place: z.enum(['vacant', 'closed']).exactOptional(),
    }),
  ),
  /** Nobody new comes in. */
  locked: z.boolean(),
  /** Nobody plays here any more, and it can be read. */
  ended: z.boolean(),
  free: z.number().int().min(0),
  watching: z.number().int().min(0),
  you: z.enum(['chair', 'player', 'spectator', 'seat', 'move', 'recovery']).nullable(),
  /** The seat that a token or a one-time link opens. */
  seat: seatId.exactOptional(),
})
export type Card = z.infer<typeof card>

/**
 * GET /api/tables/:id/chronicle: a page of the reader's lines, oldest first. `before` and `of` ask for the page before it: a
 * number, and the compartment that counts it.
 */
export const chroniclePage = z.strictObject({
  lines: z.array(z.strictObject({ in: visible, ...line.shape })),
  before: z.strictObject({ of: visible, n: z.number().int() }).nullable(),
})
export type ChroniclePage = z.infer<typeof chroniclePage>

/** Every refusal over HTTP has this form. */
export { refusal as httpRefusal } from '../refusal.ts'
