/** The sentences of what meets what, and of what comes of it: with “you” for whoever plays a side. */
import { otherSide, type Conflict, type SideName, type Verdict } from '@homestake/rules/towerlands'
import { words } from '../words.ts'
import type { Pair } from './piles.ts'
import { sideName } from './people.ts'

const whose = (conflict: Conflict, side: SideName, mine: SideName | null): string =>
  mine === null ? words.ladder.of(sideName(conflict, side)) : side === mine ? words.ladder.your : words.ladder.their

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
  return words.ladder.next(whose(conflict, a, mine), own.value, whose(conflict, b, mine), other.value)
}

const nameOf = (conflict: Conflict, side: SideName, mine: SideName | null): string =>
  side === mine ? words.ladder.you : sideName(conflict, side)

/** “Round 2: your 14 against their 15, Oslo wins it; this one decides”. */
export const pairSaid = (conflict: Conflict, pair: Pair, mine: SideName | null): string => {
  const [a, b] = inOrder(mine)
  const [own, other] = [pair.dice[a], pair.dice[b]]
  if (own === null || other === null) {
    const left = own ?? other
    const side = own === null ? b : a
    const said = side === mine ? words.ladder.leftYou : words.ladder.left(sideName(conflict, side))
    return `${said} ${left?.value ?? ''}`
  }
  const met = words.ladder.pair(pair.round, whose(conflict, a, mine), own.value, whose(conflict, b, mine), other.value)
  const won =
    pair.winner === null
      ? words.ladder.tie
      : pair.winner === mine
        ? words.ladder.winsYou
        : words.ladder.wins(nameOf(conflict, pair.winner, mine))
  return `${met}, ${won}${pair.decides ? `; ${words.ladder.decides}` : ''}`
}

/** C1, T-R44, T-R45: who wins if these dice are played out, and why. */
export const foreseenSaid = (conflict: Conflict, { winner, how, rounds }: Verdict, mine: SideName | null): string => {
  if (winner === null) return words.foreseen.nobody
  const wins = winner === mine ? words.foreseen.youWin : words.foreseen.wins(sideName(conflict, winner))
  if (how === 'left') {
    const loser = otherSide(winner)
    return words.foreseen.left(
      wins,
      loser === mine ? words.foreseen.youRunOut : words.foreseen.runsOut(sideName(conflict, loser)),
    )
  }
  return rounds.includes(winner) ? words.foreseen.last(wins) : words.foreseen.before(wins)
}
