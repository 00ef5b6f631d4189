/** The commands by which seats and links change hands. Secrets stay in the browser that made them: hashes are sent. */
import { z } from 'zod'
import { seatId } from '../../table/ids.ts'

/** SHA-256 of a key or a token, base64url. */
export const secretHash = z.string().regex(/^[A-Za-z0-9_-]{43}$/)

/** What opens a table, as hashes: all of it is new whenever the chair changes hands. */
export const keyHashes = z.strictObject({
  chair: secretHash,
  player: secretHash,
  spectator: secretHash,
  recovery: secretHash,
})
export type KeyHashes = z.infer<typeof keyHashes>

export const seatCommands = [
  /** Leave one's seat, or, from the chair, empty anybody's: whoever has the players' link can take it up, as it is. */
  z.strictObject({ type: z.literal('vacate'), seat: seatId }),
  /** Nobody sits there any more, and nobody waits for it. The chair's. */
  z.strictObject({ type: z.literal('close-seat'), seat: seatId }),
  /** A closed seat can be taken up again. The chair's. */
  z.strictObject({ type: z.literal('open-seat'), seat: seatId }),
  /** A link for once, with which another device takes the seat along. `code`: the hash of what the link holds. */
  z.strictObject({ type: z.literal('move-seat'), seat: seatId, code: secretHash }),
  /** Nobody new comes in; whoever has a seat keeps it. The chair's. */
  z.strictObject({ type: z.literal('lock'), locked: z.boolean() }),
  /** The players' or the spectators' link anew: the old ones open nothing. `generation` is the new one's. */
  z.strictObject({
    type: z.literal('renew-link'),
    whose: z.enum(['player', 'spectator']),
    generation: z.number().int().min(2),
    hash: secretHash,
  }),
  /** The chair's own link anew, with a new recovery code; the other links stay good. */
  z.strictObject({ type: z.literal('renew-chair'), hashes: keyHashes }),
  /** Offer the chair to a player, secrets and all. */
  z.strictObject({ type: z.literal('offer-chair'), seat: seatId }),
  /** Take an offer back, or answer the players who ask for the chair: it stays where it is. */
  z.strictObject({ type: z.literal('keep-chair') }),
  /** The chair is gone: ask for it, or agree to who does. It is theirs when all agree and a day has passed. */
  z.strictObject({ type: z.literal('vote-chair'), seat: seatId }),
  /** Take the chair that was offered, or voted for. */
  z.strictObject({ type: z.literal('take-chair'), hashes: keyHashes }),
  /** Nothing is played here any more; the table stays to be read. The chair's. */
  z.strictObject({ type: z.literal('end-table') }),
] as const
