import { z } from 'zod'
import { keyHashes, seatId } from '@homestake/rules'
import { secret } from '../up/auth.ts'

/** POST /api/tables/:id/move: `code` is what the one-time link to a seat held, `token` what this browser made for it. */
export const moveSeat = z.strictObject({ code: secret, token: secret })
export type MoveSeat = z.infer<typeof moveSeat>

/** Its answer: the seat that came along. */
export const movedSeat = z.strictObject({ seat: seatId })

/** POST /api/tables/:id/chair: with the recovery code the chair gets new keys, of which only hashes are sent. */
export const recoverChair = z.strictObject({ code: secret, hashes: keyHashes })
export type RecoverChair = z.infer<typeof recoverChair>

/** Its answer. */
export const recoveredChair = z.strictObject({})
