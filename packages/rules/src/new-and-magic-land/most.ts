/** What a copy of a table may claim at most (COPY-7). */
import { counted, type Most } from '../table/most.ts'
import { DESK } from './seasons/desk.legal.ts'
import { HANDFUL } from './gather/gathering.legal.ts'
import { diceOn } from './sides.ts'
import { SIDES, type NmlTable } from './state.ts'

/** A tie begins at 3 at most, and grows by one with a conflict won and by two in a season. */
const RATING = 60

export const nmlMost: Partial<Most> = {
  number: 800,
  numbers: {
    ...counted('step', 'scene', 'scenes', 'turn', 'number', 'rolls', 'raised', 'throw', 'die'),
    rating: RATING,
    dice: RATING,
    // One for each conflict won: 33 in each of six seasons, none of them burned or rolled.
    victoryDice: 200,
    sixes: 200,
    // A pool begins with 9 at most, and grows by the sixes of a season’s end.
    score: 200,
    spent: 200,
    harvestDice: 60,
  },
  entries: {
    oppositions: DESK,
    relationships: 40,
    aspects: 6,
    bundles: HANDFUL,
    dice: HANDFUL + RATING,
    complications: HANDFUL,
    whys: 2 * HANDFUL,
    used: 60,
    sealedRolls: 1000,
  },
}

/** The path of what is more than play comes to, where only several numbers together tell. */
export const nmlBeyond = ({ conflict }: NmlTable): string | null => {
  if (conflict === null) return null
  const side = SIDES.find((one) => diceOn(conflict, one) > HANDFUL + RATING)
  return side === undefined ? null : `play/conflict/sides/${side}/bundles`
}
