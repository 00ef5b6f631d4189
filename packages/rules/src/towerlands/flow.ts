/** Where a conflict goes from here (the state machine, 1.4). Pure: looks at a conflict as it will be, and gives events. */
import { toTable } from '../table/event.ts'
import { closeChapter } from '../house/chapters.ts'
import { certain, optionsIn, playIn } from './acting.ts'
import { wonAtEnd } from './dice/compare.ts'
import { keptCount, topOf } from './dice/die.ts'
import type { TlDeciding, TlEvents } from './rule.ts'
import { otherSide, SIDES, type Conflict, type How, type Result, type SideName, type Stage } from './state.ts'
import { burdensOf, figureName, figureOf, hasCall, mayBurden, sideNames } from './who.ts'

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
const goalOf = (deciding: TlDeciding, { sides, domain }: Conflict, winner: SideName): Result['goal'] => {
  const { goal, lastDie, dice } = sides[winner]
  const value = lastDie ?? topOf(dice)?.value
  if (optionsIn(deciding).goalBurden === 'leftoverOnly' || goal === '' || domain === null || value === undefined)
    return null
  return figureOf(sides[otherSide(winner)]) === null ? null : { name: goal, value, domain }
}

/**
 * What comes of a conflict with this outcome. TA8: whoever wins raised stakes has what waited as well; where nobody wins
 * them, what waited stands.
 */
export const resultOf = (deciding: TlDeciding, conflict: Conflict, winner: SideName | null, how: How): Result => {
  const { suspended, sides } = conflict
  if (winner === null) return suspended ?? { winner, how, win: '', goal: null }
  const waited = suspended?.winner === winner ? suspended.goal : null
  return { winner, how, win: sides[winner].win, goal: goalOf(deciding, conflict, winner) ?? waited }
}

/**
 * The conflict is over: a goal burden is written, burdens at 1 fall away (TA16), the seed is opened.
 * @param atOne a burden that this command has brought down to 1
 */
export const ending = (
  deciding: TlDeciding,
  conflict: Conflict,
  { winner, how, win, goal }: Result,
  atOne: string | null = null,
): TlEvents => {
  const { id, healing } = conflict
  return [
    ...(goal === null || winner === null ? [] : goalWritten(deciding, conflict, winner, goal)),
    ...fallenAway(deciding, conflict, healing !== null && winner === 'first' ? healing.burden : atOne),
    toTable({
      type: 'conflict-ended' as const,
      conflict: id,
      winner,
      how,
      names: sideNames(conflict),
      win,
      waited: conflict.suspended !== null && (conflict.stage !== 'aftermath' || conflict.winner === null),
      healing: healing !== null,
    }),
    ...closeChapter(deciding.state),
  ]
}

/** T-R65, TA16: one that is written with a 1 is overcome as soon as it is there. */
const goalWritten = (
  deciding: TlDeciding,
  { id, sides }: Conflict,
  winner: SideName,
  { name: called, value, domain }: NonNullable<Result['goal']>,
): TlEvents => {
  const of = certain(figureOf(sides[otherSide(winner)]), 'bearer')
  const { name } = sides[otherSide(winner)]
  const burden = deciding.chance.id()
  const made = { name: called, value, domain, from: id }
  const by = sides[winner].name
  return [
    toTable({ type: 'burden-written' as const, conflict: id, name, by, of, burden, made, die: null, text: '' }),
    ...(value > 1 ? [] : [toTable({ type: 'burden-overcome' as const, of, name, burden, was: called, story: '' })]),
  ]
}

/** TA16: burdens at 1 fall away when a conflict ends. @param healed a burden that a healing scene has overcome (T-R73) */
export const fallenAway = (deciding: TlDeciding, { sides }: Conflict, healed: string | null = null): TlEvents =>
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
