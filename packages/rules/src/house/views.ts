/** Strict schemas of the compartments as viewers receive them: an unknown key is an error. */
import { z } from 'zod'
import type { OpenGame } from '../contract/game.ts'
import { gameId, seatId } from '../table/ids.ts'
import { COLOURS, type Plays } from './house.ts'
import type { Visible } from '../table/compartment.ts'
import { boundaries, pause } from './safety/boundaries.ts'
import { passing } from './seats/passing.ts'
import { slips } from './slips/slip.ts'
import { delay } from './watching/delay.ts'

const seat = z.strictObject({
  name: z.string(),
  colour: z.enum(COLOURS),
  order: z.number().int().min(1),
  place: z.enum(['vacant', 'closed']).exactOptional(),
})

const chapter = z.strictObject({
  id: z.string(),
  commitment: z.string(),
  nonces: z.record(z.string(), z.string()),
  fixed: z.string().nullable(),
  thrown: z.number().int().min(0),
})

/** The schema of one compartment at a table of this game. `sealed` has none: it is never received. */
export const compartmentSchema = <P extends Plays>(game: OpenGame<P>, compartment: Visible): z.ZodType => {
  if (compartment === 'table')
    return z.strictObject({
      game: gameId,
      title: z.string(),
      options: game.options,
      begun: z.boolean(),
      ended: z.boolean(),
      locked: z.literal(true).exactOptional(),
      passing: passing.exactOptional(),
      boundaries: boundaries.exactOptional(),
      pause: pause.exactOptional(),
      delay: delay.exactOptional(),
      seats: z.record(seatId, seat),
      chapter: chapter.nullable(),
      play: game.views.table,
    })
  if (compartment === 'gm')
    return z.strictObject({ notes: z.string(), slips: slips.exactOptional(), play: game.views.gm })
  if (compartment.startsWith('seat:')) return z.strictObject({ notes: z.string(), play: game.views.seat })
  return z.strictObject({ play: game.views.between })
}
