import { toTable } from '../../table/event.ts'
import type { SeatId } from '../../table/ids.ts'
import { conflictIn, playIn, settlerOf } from '../acting.ts'
import { draftedConflict, draftedSettler, enterStage } from '../drafted.ts'
import type { Evolves, NmlDeciding } from '../rule.ts'
import { current, otherSide, settlersOn, settlerName, sideNames, sideStakes } from '../sides.ts'
import { SIDES, type Conflict, type Outcome, type SideName } from '../state.ts'

/** The ties that a side's settlers leaned on (N-R25, N-R30), each once. */
const tiesUsed = ({ sides }: Conflict, side: SideName): { seat: SeatId; relationship: string; name: string }[] =>
  Object.values(sides[side].bundles).flatMap(({ by, why }) =>
    (why.kind === 'relationship' || why.kind === 'help') && by !== 'gm'
      ? [{ seat: by, relationship: why.relationship, name: why.name }]
      : [],
  )

/** N-R45, NA14: who has failed, so that the ties they used weaken. */
const losersOf = ({ winner }: Outcome, stalemateIsLoss: boolean): readonly SideName[] =>
  winner !== null ? [otherSide(winner)] : stalemateIsLoss ? SIDES : []

/** N-R44, N-R5: settlers whose conflict it was and who have spent a pool to its end. */
const endingsOf = (deciding: NmlDeciding, { sides }: Conflict): SeatId[] =>
  SIDES.flatMap((side) => {
    const { principal } = sides[side]
    if (principal === 'gm') return []
    const { grit, heart } = settlerOf(deciding, principal)
    return current(grit) < 1 || current(heart) < 1 ? [principal] : []
  })

/** N-R37, N-R38, N-R45 to N-R47, NA14, NA15: what an outcome gives and takes, once, however many rolls there were. */
export const settle = (deciding: NmlDeciding, outcome: Outcome) => {
  const conflict = conflictIn(deciding)
  const play = playIn(deciding)
  const { options } = deciding.state.table
  const { winner } = outcome
  const endings = endingsOf(deciding, conflict)
  const won = winner === null ? [] : settlersOn(conflict, winner)
  const victoryDice =
    winner === null || options.victoryDice === 'side'
      ? won
      : won.filter((seat) => seat === conflict.sides[winner].principal)
  const weakened = losersOf(outcome, options.stalemateIsLoss === 'on')
    .flatMap((side) => tiesUsed(conflict, side))
    .map((tie) => ({
      ...tie,
      rating: Math.max(0, (settlerOf(deciding, tie.seat).relationships[tie.relationship]?.rating ?? 0) - 1),
    }))
  const used = winner === null ? [] : tiesUsed(conflict, winner)
  // A settler whose story ends has nothing to gain: their tie is told in the ending.
  const gains = won
    .filter((seat) => !endings.includes(seat))
    .map((seat) => ({ seat, may: used.filter((tie) => tie.seat === seat).map(({ relationship }) => relationship) }))
    .filter(({ may }) => may.length > 0)
  const touched = new Set([...victoryDice, ...endings, ...weakened.map(({ seat }) => seat)])
  return toTable({
    type: 'conflict-won' as const,
    conflict: conflict.id,
    outcome,
    names: sideNames(play, conflict),
    stakes: sideStakes(conflict),
    narrator: winner === null ? ('gm' as const) : conflict.sides[winner].principal,
    victoryDice,
    weakened,
    gains,
    endings,
    settlers: Object.fromEntries([...touched].map((seat) => [seat, settlerName(play, seat)])),
  })
}

export const settling: { readonly evolve: Evolves<'conflict-won'> } = {
  evolve: {
    'conflict-won': (event, drafts) => {
      for (const seat of event.victoryDice) draftedSettler(drafts, seat).victoryDice += 1
      for (const { seat, relationship, rating } of event.weakened) {
        const tie = draftedSettler(drafts, seat).relationships[relationship]
        if (tie !== undefined) tie.rating = rating
      }
      enterStage(draftedConflict(drafts, event.conflict), {
        stage: 'rewards',
        outcome: event.outcome,
        narrator: event.narrator,
        narrated: false,
        gains: Object.fromEntries(event.gains.map(({ seat, may }) => [seat, { may }])),
        endings: Object.fromEntries(event.endings.map((seat) => [seat, true])),
      })
    },
  },
}
