import { z } from 'zod'
import { languages, seatId, text, TEXT } from '@homestake/rules'
import { position } from '../cursor.ts'

/** 128 bits or more, URL-safe: a key from a link's fragment, or a token that a browser made. */
export const secret = z.string().regex(/^[A-Za-z0-9_-]{20,64}$/)

/**
 * What a browser proves when it connects. With a player's key, `token` is its seat, and `name` asks for one: the same token
 * asks twice and gets one seat. `since` says where it left off. `lang` is the language in which it is answered.
 */
export const auth = z.strictObject({
  key: secret,
  token: secret.optional(),
  name: text(TEXT.name).optional(),
  colour: z.string().max(16).optional(),
  seat: seatId.optional(),
  wire: z.number().int(),
  since: position.optional(),
  lang: z.enum(languages).optional(),
})
export type Auth = z.infer<typeof auth>
