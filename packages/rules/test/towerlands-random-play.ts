/** Tables of *Towerlands* that play by themselves, from a seed: the same seed, the same play. */
import { decide, evolve, viewOf, type Decided } from '../src/authority.ts'
import type { TableState } from '../src/house/house.ts'
import type { Refusal } from '../src/table/refusal.ts'
import type { Viewer } from '../src/table/viewer.ts'
import { testChance } from '../src/testing.ts'
import { towerlandsGame as game } from '../src/towerlands/game.ts'
import type { TlOptions } from '../src/towerlands/options.ts'
import type { TlPlays } from '../src/towerlands/state.ts'
import { randomCommand, type Proposal } from '../src/towerlands/testing/random-command.ts'
import { SEATS, gm, isolt, marrec } from './towerlands-play.ts'

const VIEWERS: readonly Viewer[] = [gm.viewer, isolt.viewer, marrec.viewer]

export interface Turn {
  readonly before: TableState<TlPlays>
  readonly viewer: Viewer
  readonly asked: Proposal
  readonly outcome: Decided | Refusal
  readonly after: TableState<TlPlays>
}

/** One command at a table. The same turn number brings the same ids. */
export const playTurn = (before: TableState<TlPlays>, viewer: Viewer, asked: Proposal, turn: number): Turn => {
  const outcome = decide(game, before, viewer, asked, testChance('play', { ids: `t${turn}-` }))
  return {
    before,
    viewer,
    asked,
    outcome,
    after: 'code' in outcome ? before : evolve(game, before, outcome.events).state,
  }
}

/** Options of a seed: each of every option's values comes up. */
export const optionsOf = (seed: number): TlOptions => {
  const pick = picker(seed * 7919 + 1)
  return game.options.parse(
    Object.fromEntries(game.optionNotes.map(({ key, choices }) => [key, choices[pick(choices.length)]?.value])),
  )
}

/** Numerical Recipes' generator; its high bits are good enough for bots. */
export const picker = (seed: number): ((n: number) => number) => {
  let at = seed >>> 0
  return (n) => {
    at = (Math.imul(at, 1664525) + 1013904223) >>> 0
    return Math.floor((at / 2 ** 32) * n)
  }
}

/** Play until so many conflicts have ended; then the GM closes the table, unless it is closed already. */
export function* randomPlay(first: TableState<TlPlays>, seed: number, conflicts: number): Generator<Turn> {
  const pick = picker(seed)
  let [state, turn, ended] = [first, 0, 0]
  for (let asked = 0; asked < 20_000 && ended < conflicts && !state.table.ended; asked++) {
    const viewer = VIEWERS[pick(VIEWERS.length)] ?? gm.viewer
    const proposal = randomCommand(viewOf(state, viewer), viewer, SEATS, pick)
    if (proposal === null) continue
    const next = playTurn(state, viewer, proposal, turn++)
    if (state.table.play.conflict !== null && next.after.table.play.conflict === null) ended++
    state = next.after
    yield next
  }
  if (ended === conflicts && !state.table.ended)
    yield playTurn(state, gm.viewer, { command: { type: 'end-play' } }, turn)
}
