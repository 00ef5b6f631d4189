import type { ShownThrow } from '../contract/game.ts'
import type { TlEvent } from './events.ts'

/** TA23: every throw is open. */
export const shown = (event: TlEvent): ShownThrow | null => {
  if ((event.type !== 'rolled' && event.type !== 'trait-called') || event.fallen.length === 0) return null
  return {
    number: event.throw,
    dice: event.fallen.map(({ index, face }) => ({ die: index, sides: 20, faces: [face] })),
  }
}
