/** The shapes of what is said, a table keyed by type in each file. */
import type { Said } from '../contract/game.ts'
import type { ItEvent } from './events.ts'
import type { EventsByType } from './rule.ts'

export type Says<E extends ItEvent['type']> = {
  readonly [T in E]: (event: EventsByType[T]) => Said | null
}

export const line = (kind: Said['kind'], text: string, details: readonly string[] = []): Said =>
  details.length === 0 ? { kind, text } : { kind, text, details }

export const quiet = (): null => null
export const deed = (text: string, details: readonly string[] = []): Said => line('deed', text, details)
export const turn = (text: string, details: readonly string[] = []): Said => line('turn', text, details)
export const rolled = (text: string, details: readonly string[] = []): Said => line('roll', text, details)
