import { refuse, type Refusal } from '../../table/refusal.ts'
import type { Actor } from '../../table/viewer.ts'
import type { TableHouse } from '../house.ts'
import { MOST_BOUNDARIES } from './boundaries.ts'
import type { SafetyCommand } from './commands.ts'
import { safetyWords as words } from './words.ts'

/** Everybody who plays may do all of it, at any time. */
export const legalSafety = (table: TableHouse<object>, actor: Actor, command: SafetyCommand): Refusal | null => {
  switch (command.type) {
    case 'draw-boundary': {
      const all = table.boundaries ?? {}
      const here = all[command.boundary]
      if (here !== undefined)
        return here.kind === command.kind && here.text === command.text ? refuse('not-now', words.drawnAlready) : null
      return Object.keys(all).length < MOST_BOUNDARIES ? null : refuse('not-allowed', words.tooMany)
    }
    case 'lift-boundary':
      return Object.hasOwn(table.boundaries ?? {}, command.boundary) ? null : refuse('not-found', words.notThere)
    case 'pause':
      return table.pause === undefined ? null : refuse('not-now', words.pausedAlready)
    case 'resume':
      if (table.pause === undefined) return refuse('not-now', words.notPaused)
      return !actor.chair && actor.seat !== null && table.pause.agreed.includes(actor.seat)
        ? refuse('not-now', words.agreedAlready)
        : null
    default:
      return ((never: never) => never)(command)
  }
}
