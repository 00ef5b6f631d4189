/** Tables of *The Inverted Tower* that play by themselves, from a seed: the same seed, the same play. */
import { decide, evolve, viewOf, type Decided } from '../src/authority.ts'
import type { TableState } from '../src/house/house.ts'
import { invertedTowerGame as game } from '../src/inverted-tower/game.ts'
import type { ItOptions } from '../src/inverted-tower/options.ts'
import type { ItPlays } from '../src/inverted-tower/state.ts'
import { randomCommand, type Proposal } from '../src/inverted-tower/testing/random-command.ts'
import type { Refusal } from '../src/table/refusal.ts'
import type { Viewer } from '../src/table/viewer.ts'
import { testChance } from '../src/testing.ts'
import { ODO, SEATS, bryn, wat } from './tower-play.ts'

/** The host holds a seat too. */
export const VIEWERS: readonly Viewer[] = [{ chair: true, seat: ODO }, bryn.viewer, wat.viewer]

export interface Turn {
  readonly before: TableState<ItPlays>
  readonly viewer: Viewer
  readonly asked: Proposal
  readonly outcome: Decided | Refusal
  readonly after: TableState<ItPlays>
}

/** One command at a table. The same turn number brings the same ids. */
export const playTurn = (before: TableState<ItPlays>, viewer: Viewer, asked: Proposal, turn: number): Turn => {
  const chance = testChance(`play ${turn}`, { ids: `t${turn}-`, commitment: 'c0ffee' })
  const outcome = decide(game, before, viewer, asked, chance)
  const after = 'code' in outcome ? before : evolve(game, before, outcome.events).state
  return { before, viewer, asked, outcome, after }
}

/** Numerical Recipes' generator; its high bits are good enough for bots. */
export const picker = (seed: number): ((n: number) => number) => {
  let at = seed >>> 0
  return (n) => {
    at = (Math.imul(at, 1664525) + 1013904223) >>> 0
    return Math.floor((at / 2 ** 32) * n)
  }
}

/** Options of a seed: each of every option's values comes up. */
export const optionsOf = (seed: number, more: Partial<ItOptions> = {}): ItOptions => {
  const pick = picker(seed * 7919 + 1)
  const drawn = game.optionNotes.map(({ key, choices }) => [key, choices[pick(choices.length)]?.value] as const)
  return game.options.parse({ ...Object.fromEntries(drawn), ...more })
}

/** Play so many commands, or until the table has ended. */
export function* randomPlay(first: TableState<ItPlays>, seed: number, commands: number): Generator<Turn> {
  const pick = picker(seed)
  let [state, turn] = [first, 0]
  for (let asked = 0; asked < commands * 20 && turn < commands && !state.table.ended; asked++) {
    const viewer = VIEWERS[pick(VIEWERS.length)] ?? bryn.viewer
    const proposal = randomCommand(viewOf(state, viewer), viewer, SEATS, pick)
    if (proposal === null) continue
    const next = playTurn(state, viewer, proposal, turn++)
    state = next.after
    yield next
  }
}
