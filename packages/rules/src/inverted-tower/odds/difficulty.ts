/**
 * How hard a table's choice about daggers makes the tower, in figures: what comes of a delver who always goes on, takes the
 * first stairs, and uses as many daggers as help. Counted over 20,000 runs by our own rules; tests play them again and compare.
 */
import type { ItOptions } from '../options.ts'

export interface Difficulty {
  /** Half of the runs come to an end within so many rooms. `null`: half of them were still going. */
  readonly medianRooms: number | null
  /** How many of a thousand come to the fourth floor. */
  readonly fourthFloor: number
  /** How many of a thousand are alive when the counting stops, after 400 rooms and stairs. */
  readonly alive: number
}

export const DIFFICULTY: Readonly<Record<ItOptions['daggers'], Difficulty>> = {
  kept: { medianRooms: null, fourthFloor: 564, alive: 527 },
  spent: { medianRooms: 4, fourthFloor: 15, alive: 0 },
}

/** What the note on daggers quotes. */
export const difficultyOf = ({ daggers }: Pick<ItOptions, 'daggers'>): Difficulty => DIFFICULTY[daggers]
