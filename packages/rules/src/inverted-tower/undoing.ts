/** What taking back leaves as it is in *The Inverted Tower*, and what rests on what. */
import type { Undoing } from '../contract/undoing.ts'
import type { SeatId } from '../table/ids.ts'
import type { ItPlays } from './state.ts'

type Place = readonly (string | number)[]

/** Whose tower a place is in: that of a seat, or the party’s. */
const towerOf = ([, part, seat]: Place): string | null =>
  part === 'runs' && seat !== undefined ? `${seat}` : part === 'party' ? 'party' : null

export const undoing: Undoing<ItPlays> = {
  /** The number of the window (D13). */
  stays: (compartment, [, path]) => compartment === 'table' && towerOf(path) !== null && path.at(-1) === 'step',
  slight: () => false,
  /** Nothing is secret here but a race, whose acts are never taken back. */
  unveils: () => false,
  /** In one tower each thing leads to the next. */
  rests: (later, earlier) => towerOf(later) !== null && towerOf(later) === towerOf(earlier),
  after({ table: { play } }, puts) {
    const towers = new Set(puts.map(([, path]) => towerOf(path)))
    if (towers.has('party') && play.party !== null) play.party.step += 1
    for (const [seat, run] of Object.entries(play.runs)) if (towers.has(seat as SeatId)) run.step += 1
  },
}
