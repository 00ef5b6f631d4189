/** The dice as the table shows them: each side's piles, and the pairs that are still to be compared. */
import {
  isFree, pileOf, SIDES, winnerOf,
  type BySide, type Conflict, type Dice, type Die, type DieId, type SideName, type TlOptions, type Verdict,
} from '@homestake/rules/towerlands' // prettier-ignore

export interface ShownDie extends Die {
  readonly id: DieId
  /** T-R34: a twenty that is kept beside what Influence allows. */
  readonly free: boolean
  /** T-R71: a burden's virtual die, as it lay there before the roll. */
  readonly virtual: boolean
}

export interface ShownPiles {
  readonly kept: readonly ShownDie[]
  readonly unkept: readonly ShownDie[]
  readonly out: readonly ShownDie[]
}

export type Rules = Pick<TlOptions, 'virtual20' | 'tieAfterReroll' | 'finalTie'>

/** T-R71: in a healing scene the burdens' dice have ids of their own; one that was rerolled is a die like others. */
const isVirtual = (healing: boolean, id: DieId, was: number | null): boolean => healing && was === null && id[0] === 'v'

/** A side's piles, each from its highest die downwards. */
export const pilesOf = (dice: Dice, rules: Rules, healing = false): ShownPiles => {
  const pile = (name: Die['pile']): ShownDie[] =>
    pileOf(dice, name).map((die) => ({
      ...die,
      free: isFree(die, rules),
      virtual: isVirtual(healing, die.id, die.was),
    }))
  return { kept: pile('kept'), unkept: pile('unkept'), out: pile('out') }
}

/** Two dice that will meet, or one that will be left over (T-R39 to T-R44). */
export interface Pair {
  /** In which round they meet. */
  readonly round: number
  readonly dice: BySide<ShownDie | null>
  /** Who wins the round; `null`: a tie, or there is no other die. */
  readonly winner: SideName | null
  readonly left: SideName | null
  /** C1: it decides the conflict, if nobody changes anything. */
  readonly decides: boolean
}

/** The pairs that are still to come, the next one first, and which of them decides. */
export const pairsOf = (piles: BySide<ShownPiles>, round: number, { how, winner, rounds }: Verdict): Pair[] => {
  const [first, second] = [piles.first.kept, piles.second.kept]
  const decisive = how === 'last' ? rounds.findLastIndex((won) => won !== null && won === winner) : -1
  return Array.from({ length: Math.max(first.length, second.length) }, (_, i) => {
    const dice = { first: first[i] ?? null, second: second[i] ?? null }
    const met = dice.first !== null && dice.second !== null
    const left = met ? null : dice.first === null ? 'second' : 'first'
    return {
      round: round + i,
      dice,
      winner: dice.first !== null && dice.second !== null ? winnerOf(dice.first.value, dice.second.value) : null,
      left,
      decides: how === 'left' ? left !== null && i === Math.min(first.length, second.length) : i === decisive,
    }
  })
}

/** The piles of both sides. */
export const bothPiles = (dice: BySide<Dice>, rules: Rules, healing: boolean): BySide<ShownPiles> => ({
  first: pilesOf(dice.first, rules, healing),
  second: pilesOf(dice.second, rules, healing),
})

export const diceOf = ({ sides }: Conflict): BySide<Dice> => ({ first: sides.first.dice, second: sides.second.dice })

/**
 * Dice as they lie while some of them fall: nothing that has changed is told before. Those that are new lie in no pile yet.
 * @param before as they lay when all was still
 */
export const inTheAir = (before: Dice, after: Dice): { readonly lying: Dice; readonly air: readonly ShownDie[] } => ({
  lying: before,
  air: Object.entries(after)
    .filter(([id]) => before[id] === undefined)
    .map(([id, die]) => ({ ...die, id, free: false, virtual: isVirtual(true, id, die.was) })),
})

/** A number of its own for each die, so that dice in the air show different faces. */
export const seedOf = (id: DieId): number =>
  [...id].reduce((sum, sign) => (sum * 7 + (sign.codePointAt(0) ?? 0)) % 997, 0)

/** The side that the viewer plays stands at the bottom, nearest to the hand; for whoever looks on it is the first. */
export const orderOf = (mine: SideName | null): readonly [top: SideName, bottom: SideName] =>
  mine === 'second' ? ['first', 'second'] : ['second', 'first']

/** How many dice each side will throw: unthrown stones before the roll (T-R30). */
export const unthrownOf = ({ sides }: Conflict): BySide<number> => ({
  first: sides.first.influence + sides.first.rating,
  second: sides.second.influence + sides.second.rating,
})

export const hasFallen = ({ sides }: Conflict): boolean =>
  SIDES.some((side) => Object.keys(sides[side].dice).length > 0)
