/** The parts of a verdict. */
import { named, type BySide, type Conflict, type SideName } from '@homestake/rules/towerlands'

export interface Verdict {
  readonly headline: string
  /** What it means, or what comes of it; empty where nothing does. */
  readonly outcome: string
  /** The outcome is what a side had staked, in its own words. */
  readonly staked: boolean
  readonly numbers: readonly string[]
  readonly winner: SideName | null
}

type Said = Pick<Verdict, 'headline'> & Partial<Verdict>

/** A verdict of what is said, with nothing where nothing is. */
export const verdict = (said: Said): Verdict => ({ outcome: '', staked: false, numbers: [], winner: null, ...said })

export const namesOf = ({ sides }: Conflict): BySide<string> => ({
  first: named(sides.first.name),
  second: named(sides.second.name),
})
