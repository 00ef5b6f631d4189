import { z } from 'zod'

/**
 * Random, URL-safe ids that carry no meaning. Branded, so that one kind is never handed in for another. They are keys of
 * objects, so none is a name that every object has, such as `__proto__`.
 */
const urlSafe = (least: number, most: number) =>
  z
    .string()
    .regex(new RegExp(`^[A-Za-z0-9_-]{${least},${most}}$`))
    .refine((id) => !(id in Object.prototype))

export const tableId = urlSafe(8, 32).brand<'TableId'>()
export type TableId = z.infer<typeof tableId>

export const seatId = urlSafe(4, 32).brand<'SeatId'>()
export type SeatId = z.infer<typeof seatId>

/** An id inside one game's state: a die bundle, a relationship, an opposition. */
export const thingId = urlSafe(1, 32)

/** The games of this project. */
export const OWN_GAMES = ['new-and-magic-land', 'towerlands', 'inverted-tower'] as const
export type OwnGame = (typeof OWN_GAMES)[number]

/** What a game is called: a short slug. Which games there are is for each server to say. */
export const gameId = z.string().regex(/^[a-z][a-z0-9-]{2,39}$/)
export type GameId = z.infer<typeof gameId>
