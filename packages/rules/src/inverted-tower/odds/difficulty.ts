/**
 * How hard a table's choice about daggers makes the tower, in figures: what comes of a delver who always goes on, takes the
 * first stairs, and uses as many daggers as help. Simulated with our own rules; a test plays it again and compares.
 */
import type { ItOptions } from '../options.ts'

export interface Difficulty {
  /** Half of the runs come to an end within so many rooms. `null`: half of them were still going. */
  readonly medianRooms: number | null
  /** How many of a hundred come to the fourth floor. */
  readonly fourthFloor: number
  /** How many of a hundred are alive when the simulation stops counting, after 400 rooms and stairs. */
  readonly alive: number
}

export const DIFFICULTY: Readonly<Record<ItOptions['daggers'], Difficulty>> = {
  kept: { medianRooms: null, fourthFloor: 56, alive: 52 },
  spent: { medianRooms: 4, fourthFloor: 1, alive: 0 },
}

/** What the note on daggers quotes. */
export const difficultyOf = ({ daggers }: Pick<ItOptions, 'daggers'>): Difficulty => DIFFICULTY[daggers]
