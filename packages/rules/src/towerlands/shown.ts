import type { ShownThrow } from '../contract/game.ts'
import type { TlEvent } from './events.ts'

/** TA23: every throw is open. */
export const shown = (event: TlEvent): readonly ShownThrow[] => {
  if ((event.type !== 'rolled' && event.type !== 'trait-called') || event.fallen.length === 0) return []
  const dice = event.fallen.map(({ index, face }) => ({ die: index, sides: 20, faces: [face] }))
  return [{ number: event.throw, dice }]
}
