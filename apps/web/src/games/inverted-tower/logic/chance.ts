/** Chances as people read them beside a button. */
import { wholePercent } from '../../../words/numbers.ts'
import { words } from '../words.ts'

/** What a d6 has to show, by the chance of a check: "3+", "always", "never". */
export const needs = (chance: number): string => {
  const faces = Math.round(chance * 6)
  if (faces === 0) return words.chance.never
  return faces === 6 ? words.chance.always : words.chance.orMore(7 - faces)
}

/** Both: "3+ · 67%". */
export const checked = (chance: number): string =>
  chance <= 0 || chance >= 1 ? needs(chance) : `${needs(chance)} · ${wholePercent(chance)}`
