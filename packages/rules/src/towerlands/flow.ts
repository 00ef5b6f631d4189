/** Where a conflict goes from here (the state machine, 1.4). Pure: looks at a conflict as it will be, and gives events. */
import { toTable } from '../table/event.ts'
import { closeChapter } from '../house/chapters.ts'
import { optionsIn, playIn } from './acting.ts'
import { wonAtEnd } from './dice/compare.ts'
import { keptCount, topOf } from './dice/die.ts'
import type { TlDeciding, TlEvents } from './rule.ts'
import { otherSide, SIDES, type Conflict, type How, type SideName, type Stage } from './state.ts'
import { burdensOf, bySide, figureName, figureOf, hasCall, mayBurden, sideNames } from './who.ts'

export const enter = ({ id }: Conflict, stage: Stage) =>
  toTable({ type: 'stage-entered' as const, conflict: id, stage })

/** T-R43 to T-R46, TA8: after dice have gone or changed: the next window, a last chance, a burden, or the end. */
export const onwards = (deciding: TlDeciding, conflict: Conflict): TlEvents => {
  const options = optionsIn(deciding)
  const out = SIDES.filter((side) => keptCount(conflict.sides[side].dice) === 0)
  if (out.length === 0) return [enter(conflict, { stage: 'window' })]
  const hopeful = out.filter(
    (side) =>
      options.lastChance === 'on' && !conflict.sides[side].declined && hasCall(conflict, conflict.sides[side], options),
  )
  // Whoever did not win the last won round has the first chance.
  const first = hopeful.find((side) => side !== conflict.lastWon) ?? hopeful[0]
  if (first !== undefined) return [enter(conflict, { stage: 'chance', side: first })]
  if (out.length === 2) {
    const winner = wonAtEnd(conflict.lastWon, conflict.tied, options.finalTie)
    return [decided(conflict, winner, winner === null ? 'stalemate' : 'last')]
  }
  return leftOver(deciding, conflict, out[0] === 'first' ? 'second' : 'first', 'left')
}

/** T-R44: this side has dice left, and the conflict. */
export const leftOver = (deciding: TlDeciding, conflict: Conflict, side: SideName, how: How): TlEvents =>
  mayBurden(conflict, side, optionsIn(deciding)) && topOf(conflict.sides[side].dice) !== null
    ? [enter(conflict, { stage: 'burden', side, how })]
    : [decided(conflict, side, how)]

/** The conflict has a result, which is still to be accepted and told. */
export const decided = (conflict: Conflict, winner: SideName | null, how: How) =>
  enter(conflict, { stage: 'aftermath', winner, how, accepted: false, told: winner === null })

/** T-R65, TA13: the burden that was the winner's goal, and its value; `null`: none comes. */
export const goalOf = (deciding: TlDeciding, { sides }: Conflict, winner: SideName | null) => {
  if (winner === null || optionsIn(deciding).goalBurden === 'leftoverOnly') return null
  const { goal, lastDie, dice } = sides[winner]
  if (goal === '' || figureOf(sides[otherSide(winner)]) === null) return null
  return { name: goal, value: lastDie ?? topOf(dice)?.value ?? 1 }
}

/**
 * The conflict is over: a goal burden is written, burdens at 1 fall away (TA16), the seed is opened.
 * @param goal the goal burden that the result brings
 * @param atOne a burden that this command has brought down to 1
 */
export const ending = (
  deciding: TlDeciding,
  conflict: Conflict,
  winner: SideName | null,
  how: How,
  goal: { readonly name: string; readonly value: number } | null,
  atOne: string | null = null,
): TlEvents => {
  const { id, sides, domain, healing } = conflict
  const loser = winner === null ? null : otherSide(winner)
  const burdened = loser === null ? null : figureOf(sides[loser])
  const made = goal === null || domain === null ? null : { ...goal, domain, from: id }
  return [
    ...(made === null || burdened === null || winner === null || loser === null
      ? []
      : [
          toTable({
            type: 'burden-written' as const,
            conflict: id,
            name: sides[loser].name,
            by: sides[winner].name,
            of: burdened,
            burden: deciding.chance.id(),
            made,
            die: null,
            text: '',
          }),
        ]),
    ...fallenAway(deciding, conflict, healing !== null && winner === 'first' ? healing.burden : atOne),
    toTable({
      type: 'conflict-ended' as const,
      conflict: id,
      winner,
      how,
      names: sideNames(conflict),
      stakes: bySide((side) => sides[side].win),
      healing: healing !== null,
    }),
    ...closeChapter(deciding.state),
  ]
}

/** @param healed a burden that a healing scene has overcome (T-R73) */
const fallenAway = (deciding: TlDeciding, { sides }: Conflict, healed: string | null): TlEvents =>
  SIDES.flatMap((side) => {
    const figure = figureOf(sides[side])
    if (figure === null) return []
    return Object.entries(burdensOf(playIn(deciding), figure))
      .filter(([burden, { value }]) => value === 1 || burden === healed)
      .map(([burden, { name: was }]) =>
        toTable({
          type: 'burden-overcome' as const,
          of: figure,
          name: figureName(playIn(deciding), figure),
          burden,
          was,
          story: '',
        }),
      )
  })
