/** What the dice say: words first, then numbers. */
import { otherSide, topOf, valuesOf, verdictOf, type At, type BySide, type Conflict, type Dice, type TlOptions, type Verdict as Foreseen } from '@homestake/rules/towerlands' // prettier-ignore
import { words } from '../words.ts'
import { verdictWords } from '../words/verdict.ts'
import { burdened, ended, left } from './verdict-end.ts'
import { lastOf, type Lines } from './verdict-lines.ts'
import { namesOf, verdict, type Verdict } from './verdict-made.ts'
import { roundOf } from './steps.ts'

/**
 * C1, T-R44, T-R45, TA6: what comes of it if nobody calls anything any more. Where no round that is still to come is won by
 * anybody, one that was won before decides.
 * @param dice other dice than those that lie there, for a look ahead
 */
export const forecastOf = (
  conflict: Pick<Conflict, 'sides' | 'lastWon' | 'tied'>,
  finalTie: TlOptions['finalTie'],
  dice: BySide<Dice> = { first: conflict.sides.first.dice, second: conflict.sides.second.dice },
): Foreseen => {
  const foreseen = verdictOf(valuesOf(dice.first, 'kept'), valuesOf(dice.second, 'kept'), finalTie)
  if (foreseen.winner !== null) return foreseen
  const tied = foreseen.rounds.length > 0 || conflict.tied
  const winner = tied && finalTie === 'stalemate' ? null : conflict.lastWon
  return winner === null ? foreseen : { ...foreseen, how: 'last', winner }
}

const keptBy = ({ dice }: { readonly dice: Dice }): number => valuesOf(dice, 'kept').length

const nextPair = (conflict: Conflict): string[] => {
  const [first, second] = [topOf(conflict.sides.first.dice), topOf(conflict.sides.second.dice)]
  return first === null || second === null ? [] : [verdictWords.verdict.next(first.value, second.value)]
}

/** Before the next comparison: what the dice say if nobody calls, where the table shows that (D10). */
const standing = (conflict: Conflict, options: TlOptions): Verdict => {
  const { first, second } = conflict.sides
  const names = namesOf(conflict)
  if (options.odds === 'off') {
    const headline = verdictWords.verdict.keeps(names.first, keptBy(first), names.second, keptBy(second))
    return verdict({ headline, numbers: nextPair(conflict) })
  }
  // More kept dice win, whatever they show.
  const numbers = [verdictWords.verdict.kept(keptBy(first), keptBy(second)), ...nextPair(conflict)]
  const { winner, how } = forecastOf(conflict, options.finalTie)
  if (winner === null)
    return verdict({ headline: verdictWords.verdict.even, outcome: verdictWords.verdict.unlessCalled, numbers })
  return verdict({
    headline: verdictWords.verdict.ahead(names[winner]),
    outcome: how === 'left' ? verdictWords.verdict.byCount(names[otherSide(winner)]) : verdictWords.verdict.byLast,
    numbers,
    winner,
  })
}

/** T-R39 to T-R42: what the comparison came to; its dice are out. */
const roundSaid = (conflict: Conflict, round: number, lines: Lines): Verdict | null => {
  const compared = lastOf(lines, conflict.id, 'round-compared')
  if (compared === null || compared.round !== round) return null
  const { winner, values } = compared
  if (winner === null)
    return verdict({ headline: verdictWords.verdict.tie(round), numbers: [verdictWords.verdict.both(values.first)] })
  return verdict({
    headline: verdictWords.verdict.round(namesOf(conflict)[winner], round),
    numbers: [verdictWords.verdict.to(values[winner], values[otherSide(winner)])],
    winner,
  })
}

/** T-R61. */
const ownCalled = (conflict: At<'pick'>, lines: Lines): Verdict => {
  const called = lastOf(lines, conflict.id, 'own-burden-called')
  const headline = verdictWords.verdict.ownCalled(namesOf(conflict)[otherSide(conflict.side)])
  return verdict(
    called === null ? { headline } : { headline, outcome: verdictWords.verdict.because(called.called, called.how) },
  )
}

/** The verdict to show over the dice; `null` before they fell. */
export const saidOf = (conflict: Conflict, options: TlOptions, lines: Lines): Verdict | null => {
  const names = namesOf(conflict)
  switch (conflict.stage) {
    case 'stakes':
    case 'domain':
    case 'setup':
    case 'roll':
      return null
    case 'window':
      return standing(conflict, options)
    case 'approval':
      return verdict({
        headline: verdictWords.verdict.asks(names[conflict.side], conflict.name),
        outcome: words.quoted(conflict.call.how),
      })
    case 'pick':
      return ownCalled(conflict, lines)
    case 'victory': {
      const [high, low] = [conflict.side, otherSide(conflict.side)].map(
        (side) => topOf(conflict.sides[side].dice)?.value,
      )
      return verdict({
        headline: verdictWords.verdict.higher(names[conflict.side]),
        numbers: high === undefined || low === undefined ? [] : [verdictWords.verdict.to(high, low)],
        winner: conflict.side,
      })
    }
    case 'narrate': {
      const said = roundSaid(conflict, roundOf(conflict), lines)
      if (said !== null) return said
      const { winner } = conflict
      return winner === null
        ? verdict({ headline: verdictWords.verdict.tie(roundOf(conflict)) })
        : verdict({ headline: verdictWords.verdict.round(names[winner], roundOf(conflict)), winner })
    }
    case 'chance':
      return verdict({
        headline: verdictWords.verdict.out(names[conflict.side]),
        outcome: verdictWords.verdict.onlyTwenty,
      })
    case 'burden':
      return left(conflict)
    case 'answer':
      return burdened(conflict, lines)
    case 'aftermath':
      return ended(conflict)
    default:
      return ((never: never) => never)(conflict)
  }
}

/** The round before, while the next one is prepared: “Round 1: Oslo wins, 19 to 17”. */
export const lastRoundSaid = (conflict: Conflict, lines: Lines): string | null => {
  if (conflict.stage !== 'window' || conflict.round === 1) return null
  const said = roundSaid(conflict, conflict.round - 1, lines)
  return said === null ? null : `${said.headline}, ${said.numbers.join(' · ')}`
}
