import type { ShownSecret } from '../contract/game.ts'
import type { NmlEvent } from './events.ts'
import { seasonSecret } from './seasons/secret.ts'

/** D1: as a season opens the GM is bound to its Rating and supply, and as it closes both are opened. */
export const bound = (event: NmlEvent): ShownSecret | null => {
  if (event.type === 'season-opened') return { is: 'promised', of: event.season, commitment: event.commitment }
  if (event.type !== 'season-closed') return null
  const { season, rating, supply, salt, commitment } = event
  return { is: 'opened', of: season, secret: seasonSecret(rating, supply), salt, commitment }
}
