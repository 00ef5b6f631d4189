/** What is said of a conflict that is decided. */
import { otherSide, valuesOf, type At } from '@homestake/rules/towerlands'
import { words } from '../words.ts'
import { verdictWords } from '../words/verdict.ts'
import { lastOf, type Lines } from './verdict-lines.ts'
import { namesOf, verdict, type Verdict } from './verdict-made.ts'
import { sideName } from './people.ts'

/** T-R44 to T-R46, T-R73, TA6, TA8: who has won, by what, and what comes of it. */
export const ended = (conflict: At<'aftermath'>): Verdict => {
  const names = namesOf(conflict)
  const { winner, how, healing, suspended } = conflict
  if (winner === null) {
    // TA8: where nobody wins raised stakes, what waited stands.
    const before = suspended?.winner ?? null
    return verdict({
      headline: verdictWords.verdict.stalemate,
      outcome: before === null ? '' : verdictWords.verdict.stands(names[before]),
    })
  }
  const loser = otherSide(winner)
  const headline =
    how === 'concession' ? verdictWords.verdict.gaveIn(names[loser]) : verdictWords.verdict.wins(names[winner])
  if (healing !== null)
    return verdict({
      headline,
      winner,
      outcome: winner === 'first' ? verdictWords.verdict.healed : verdictWords.verdict.unhealed,
    })
  const numbers =
    how === 'left'
      ? [verdictWords.verdict.outOfDice(names[loser])]
      : how === 'last'
        ? [verdictWords.verdict.lastRound]
        : []
  return verdict({ headline, winner, outcome: conflict.sides[winner].win, staked: true, numbers })
}

/** T-R44: whoever has dice left. */
export const left = (conflict: At<'burden'>): Verdict => {
  const names = namesOf(conflict)
  const { side, how } = conflict
  const headline =
    how === 'concession' ? verdictWords.verdict.gaveIn(names[otherSide(side)]) : verdictWords.verdict.wins(names[side])
  const values = valuesOf(conflict.sides[side].dice, 'kept')
  return verdict({
    headline,
    winner: side,
    numbers: values.length === 0 ? [] : [verdictWords.verdict.leftOver(values)],
  })
}

/** T-R47 to T-R50. */
export const burdened = (conflict: At<'answer'>, lines: Lines): Verdict => {
  const written = lastOf(lines, conflict.id, 'burden-written')
  const name = sideName(conflict, conflict.side)
  if (written === null) return verdict({ headline: verdictWords.verdict.burdened(name) })
  const { made } = written
  return verdict({
    headline: verdictWords.verdict.burdened(name),
    outcome: verdictWords.burdenSaid(made.name, words.domains[made.domain].title, made.value),
  })
}
