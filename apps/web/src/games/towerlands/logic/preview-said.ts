/** The sentences of what meets what, and of what comes of it: with “you” for whoever plays a side. */
import { otherSide, type Conflict, type SideName, type Verdict } from '@homestake/rules/towerlands'
import { diceWords } from '../words/dice.ts'
import type { Pair } from './piles.ts'
import { sideName } from './people.ts'

const whose = (conflict: Conflict, side: SideName, mine: SideName | null): string =>
  mine === null
    ? diceWords.ladder.of(sideName(conflict, side))
    : side === mine
      ? diceWords.ladder.your
      : diceWords.ladder.their

/** One's own die stands first, else that of whoever proposed the conflict. */
const inOrder = (mine: SideName | null): readonly [SideName, SideName] => {
  const first = mine ?? 'first'
  return [first, otherSide(first)]
}

/** “Next: your 14 against their 15”; `null`: no two dice meet any more. */
export const nextSaid = (conflict: Conflict, pairs: readonly Pair[], mine: SideName | null): string | null => {
  const [a, b] = inOrder(mine)
  const dice = pairs[0]?.dice
  const [own, other] = [dice?.[a] ?? null, dice?.[b] ?? null]
  if (own === null || other === null) return null
  return diceWords.ladder.next(whose(conflict, a, mine), own.value, whose(conflict, b, mine), other.value)
}

const nameOf = (conflict: Conflict, side: SideName, mine: SideName | null): string =>
  side === mine ? diceWords.ladder.you : sideName(conflict, side)

/** “Round 2: your 14 against their 15, Oslo wins it; this one decides”. */
export const pairSaid = (conflict: Conflict, pair: Pair, mine: SideName | null): string => {
  const [a, b] = inOrder(mine)
  const [own, other] = [pair.dice[a], pair.dice[b]]
  if (own === null || other === null) {
    const left = own ?? other
    const side = own === null ? b : a
    const said = side === mine ? diceWords.ladder.leftYou : diceWords.ladder.left(sideName(conflict, side))
    return `${said} ${left?.value ?? ''}`
  }
  const met = diceWords.ladder.pair(
    pair.round,
    whose(conflict, a, mine),
    own.value,
    whose(conflict, b, mine),
    other.value,
  )
  const won =
    pair.winner === null
      ? diceWords.ladder.tie
      : pair.winner === mine
        ? diceWords.ladder.winsYou
        : diceWords.ladder.wins(nameOf(conflict, pair.winner, mine))
  return `${met}, ${won}${pair.decides ? `; ${diceWords.ladder.decides}` : ''}`
}

/** C1, T-R44, T-R45: who wins if these dice are played out, and why. */
export const foreseenSaid = (conflict: Conflict, { winner, how, rounds }: Verdict, mine: SideName | null): string => {
  if (winner === null) return diceWords.foreseen.nobody
  const wins = winner === mine ? diceWords.foreseen.youWin : diceWords.foreseen.wins(sideName(conflict, winner))
  if (how === 'left') {
    const loser = otherSide(winner)
    return diceWords.foreseen.left(
      wins,
      loser === mine ? diceWords.foreseen.youRunOut : diceWords.foreseen.runsOut(sideName(conflict, loser)),
    )
  }
  return rounds.includes(winner) ? diceWords.foreseen.last(wins) : diceWords.foreseen.before(wins)
}
