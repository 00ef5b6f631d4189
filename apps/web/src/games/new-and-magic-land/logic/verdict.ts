/** What a roll or a conflict came to: words first, then numbers. */
import { SIDES, type Conflict, type RolledSide, type SideName } from '@homestake/rules/new-and-magic-land'
import { words } from '../words.ts'
import { verdictWords } from '../words/verdict.ts'
import { otherSide, sideNames, type NmlHouse } from './people.ts'

export interface Verdict {
  readonly headline: string
  /** What comes of it, in the stakes' own words; empty where nothing does. */
  readonly outcome: string
  readonly numbers: readonly string[]
  readonly winner: SideName | null
}

const sumOf = (rolled: RolledSide, pool: string, name: string): string =>
  rolled.hidden ? verdictWords.faceDown(name, rolled.count) : verdictWords.sum(name, rolled.best, rolled.pool, pool)

/** "16 against 9", then what each is made of; a side that stays face-down is only counted. */
export const numbersOf = (table: NmlHouse, conflict: Conflict): string[] => {
  const { roll } = conflict
  if (roll === null) return []
  const names = sideNames(table, conflict)
  const leading: SideName = roll.leads ?? 'first'
  const order = [leading, otherSide(leading)] as const
  const poolOf = (side: SideName): string =>
    conflict.sides[side].principal === 'gm' ? words.pools.conflict : words.pools[conflict.pool]
  const [a, b] = [roll.sides[order[0]], roll.sides[order[1]]]
  const against = a.hidden || b.hidden ? [] : [verdictWords.against(a.total, b.total)]
  return [...against, ...order.map((side) => sumOf(roll.sides[side], poolOf(side), names[side]))]
}

/** The verdict to show above the tray; `null` while nothing was rolled or decided. */
export const verdictOf = (table: NmlHouse, conflict: Conflict): Verdict | null => {
  const names = sideNames(table, conflict)
  const stakes = (side: SideName): string => conflict.sides[side].stakes
  if (conflict.stage === 'rewards') {
    const { outcome } = conflict
    const numbers = outcome.how === 'harvest' ? [] : numbersOf(table, conflict)
    if (outcome.how === 'stalemate') return { headline: verdictWords.stalemate, outcome: '', numbers, winner: null }
    const { winner, how } = outcome
    const headline =
      how === 'concession'
        ? verdictWords.gaveIn(names[otherSide(winner)])
        : how === 'harvest'
          ? verdictWords.harvest(names[winner])
          : verdictWords.wins(names[winner])
    return { headline, outcome: stakes(winner), numbers, winner }
  }
  if (conflict.stage === 'counter')
    return { headline: verdictWords.burning(names[conflict.burner]), outcome: '', numbers: [], winner: null }
  if (conflict.stage !== 'result' || conflict.roll === null) return null
  const { leads } = conflict.roll
  return {
    headline: leads === null ? verdictWords.tie : verdictWords.leads(names[leads]),
    outcome: '',
    numbers: numbersOf(table, conflict),
    winner: leads,
  }
}

/** The last roll, while dice are gathered for the next one. */
export const lastRoll = (table: NmlHouse, conflict: Conflict): string | null => {
  if (conflict.stage !== 'gather' || conflict.roll === null) return null
  const { leads, sides } = conflict.roll
  const names = sideNames(table, conflict)
  const said = leads === null ? verdictWords.wasTie : verdictWords.led(names[leads])
  const totals = SIDES.map((side) => sides[side])
  const [a, b] = totals
  if (a === undefined || b === undefined || a.hidden || b.hidden) return said
  return `${said}, ${verdictWords.to(Math.max(a.total, b.total), Math.min(a.total, b.total))}`
}
