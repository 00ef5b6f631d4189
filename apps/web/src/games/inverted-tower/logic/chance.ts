/** Chances as people read them beside a button. */
import { words } from '../words.ts'

/** "67 %"; what is neither certain nor impossible never looks so. */
export const percent = (chance: number): string => {
  if (chance <= 0 || chance >= 1) return words.chance.percent(chance <= 0 ? 0 : 100)
  const rounded = Math.round(chance * 100)
  if (rounded === 0) return words.chance.under
  return rounded === 100 ? words.chance.over : words.chance.percent(rounded)
}

/** What a d6 has to show, by the chance of a check: "3+", "always", "never". */
export const needs = (chance: number): string => {
  const faces = Math.round(chance * 6)
  if (faces === 0) return words.chance.never
  return faces === 6 ? words.chance.always : words.chance.orMore(7 - faces)
}

/** Both: "3+ · 67 %". */
export const checked = (chance: number): string =>
  chance <= 0 || chance >= 1 ? needs(chance) : `${needs(chance)} · ${percent(chance)}`
