import type { ShownThrow } from '../contract/game.ts'
import type { ItEvent } from './events.ts'
import type { Fallen } from './schemas.ts'

const thrown = (number: number | null, dice: readonly (Fallen | null)[]): readonly ShownThrow[] => {
  const fell = dice.filter((die) => die !== null)
  return number === null || fell.length === 0
    ? []
    : [{ number, dice: fell.map(({ die, faces }) => ({ die, sides: 6, faces })) }]
}

/** Every throw is open to whoever is told of it. */
export const shown = (event: ItEvent): readonly ShownThrow[] => {
  switch (event.type) {
    case 'room-entered':
    case 'moved-back':
      return thrown(event.throw, [event.check, ...event.dice])
    case 'trap-faced':
    case 'treasure-found':
    case 'attacked':
      return thrown(event.throw, [event.die])
    default:
      return []
  }
}
