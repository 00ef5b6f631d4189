/** A table that plays by itself, from a seed: the same seed, the same play. */
import fc from 'fast-check'
import { decide, evolve, viewOf, type Decided } from '../src/authority.ts'
import type { TableState } from '../src/house/house.ts'
import type { NmlOptions, NmlPlays } from '../src/new-and-magic-land/index.ts'
import { newAndMagicLandGame as game } from '../src/new-and-magic-land/game.ts'
import type { SeatId } from '../src/table/ids.ts'
import type { Refusal } from '../src/table/refusal.ts'
import type { Viewer } from '../src/table/viewer.ts'
import type { Proposal } from '../src/new-and-magic-land/testing/random-command.ts'
import { newAndMagicLandBot as randomCommand, testChance } from '../src/testing.ts'
import { ANNA, RUTH, SILAS, playing, seated, type Play } from './given.ts'

export const SEATS: readonly SeatId[] = [RUTH, SILAS, ANNA]
export const VIEWERS: readonly Viewer[] = [
  { chair: true, seat: null },
  ...SEATS.map((seat) => ({ chair: false, seat })),
]

/** Every combination of options. */
export const someOptions: fc.Arbitrary<NmlOptions> = fc.record({
  dramaDice: fc.constantFrom('hidden', 'sealed', 'open'),
  past: fc.constantFrom('open', 'secret'),
  relationshipDiceCap: fc.constantFrom('3', 'none'),
  relationshipsPerConflict: fc.constantFrom('any', 'one'),
  helperRelationship: fc.constantFrom('either', 'helpedSide'),
  tieEscalation: fc.constantFrom('chooser', 'both', 'free'),
  escalationDice: fc.constantFrom('add', 'locked'),
  conflictPoolResets: fc.constantFrom('season', 'conflict'),
  stalemateIsLoss: fc.constantFrom('off', 'on'),
  victoryDice: fc.constantFrom('side', 'principal'),
  earlySeasonEnd: fc.constantFrom('on', 'off'),
  carryVictoryDice: fc.constantFrom('off', 'on'),
  lossBeforeRefresh: fc.constantFrom('on', 'off'),
  pcBonus: fc.constantFrom('relationship', 'refresh'),
  replacements: fc.constantFrom('off', 'on'),
  odds: fc.constantFrom('on', 'off'),
})

/** The options of a seed: the same seed, the same options. */
export const optionsOf = (seed: number): NmlOptions => {
  const [options] = fc.sample(someOptions, { seed, numRuns: 1 })
  if (options === undefined) throw new Error('no options were drawn')
  return options
}

export interface Turn {
  readonly before: TableState<NmlPlays>
  readonly viewer: Viewer
  readonly asked: Proposal
  readonly outcome: Decided | Refusal
  /** As it was before, where the command was refused. */
  readonly after: TableState<NmlPlays>
}

/** From empty sheets, or with settlers in play who hold Victory and Harvest Dice. */
export const start = (options: NmlOptions, from: 'seats' | 'settlers'): Play =>
  from === 'seats'
    ? seated(options)
    : SEATS.reduce(
        (play, seat) =>
          play.with(seat, (settler) => {
            settler.victoryDice = 2
            settler.harvestDice = 2
          }),
        playing(options),
      )

/** One command at a table. The same turn number brings the same ids. */
export const playTurn = (
  before: TableState<NmlPlays>,
  viewer: Viewer,
  asked: Proposal,
  turn: number,
  commitment?: string,
): Turn => {
  const chance = testChance('play', { ids: `t${turn}-`, ...(commitment === undefined ? {} : { commitment }) })
  const outcome = decide(game, before, viewer, asked, chance)
  return {
    before,
    viewer,
    asked,
    outcome,
    after: 'code' in outcome ? before : evolve(game, before, outcome.events).state,
  }
}

/** No year of bots takes as many commands: one that does has stalled. */
export const YEAR = 12_000

/** Play a year, from wherever it stands, to its end. */
export function* randomYear(first: TableState<NmlPlays>, seed: number): Generator<Turn> {
  let at = seed >>> 0
  // Numerical Recipes' generator; its high bits are good enough for bots.
  const pick = (n: number): number => {
    at = (Math.imul(at, 1664525) + 1013904223) >>> 0
    return Math.floor((at / 2 ** 32) * n)
  }
  let asked = 0
  yield* turns(first, pick, () => asked++ < 4 * YEAR)
}

function* turns(first: TableState<NmlPlays>, pick: (n: number) => number, on: () => boolean): Generator<Turn> {
  let turn = 0
  let state = first
  while (on() && !state.table.ended) {
    const viewer = VIEWERS[pick(VIEWERS.length)] ?? { chair: true, seat: null }
    const asked = randomCommand(viewOf(state, viewer), viewer, SEATS, pick)
    if (asked === null) continue
    const next = playTurn(state, viewer, asked, turn++)
    state = next.after
    yield next
  }
}
