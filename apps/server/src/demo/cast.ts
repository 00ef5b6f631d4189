/**
 * The people of a table that plays itself. They sit down at its door and act through its turns, as people do who come over
 * a socket: parsed, judged by their own view, written, told.
 */
import { seatIds, type Refusal, type SeatId, type TableState, type TableView, type Viewer } from '@homestake/rules'
import { viewOf } from '@homestake/rules/authority'
import type { NmlPlays } from '@homestake/rules/new-and-magic-land'
import type { Answer } from '@homestake/protocol'
import { hashKey, newKey } from '../tables/keys.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { sit } from '../tables/sit.ts'
import { PLAYERS, type Beat, type Player, type Stage, type Who } from './beat.ts'
import type { DemoWords } from './words/index.ts'

type Seats = Stage['seats']

/** Take the seats of a new table. Nobody keeps the tokens: nobody else sits there. @returns why not, if so */
export const takeSeats = async (table: LiveTable, words: DemoWords): Promise<Refusal | null> => {
  for (const player of PLAYERS) {
    const seat = await sit(table, hashKey(newKey()), { name: words.people[player].player, colour: null })
    if (typeof seat !== 'string') return seat
  }
  return null
}

/** Who sits where: the cast took their seats in order. */
export const seatsOf = ({ state }: LiveTable): Seats => {
  const seats = seatIds(state.table).toSorted((a, b) => orderOf(state, a) - orderOf(state, b))
  const seatOf = (player: Player): SeatId => {
    const seat = seats[PLAYERS.indexOf(player)]
    if (seat === undefined) throw new Error(`${player} has no seat`)
    return seat
  }
  return { hanna: seatOf('hanna'), josef: seatOf('josef'), pell: seatOf('pell') }
}

const orderOf = ({ table }: LiveTable['state'], seat: SeatId): number => table.seats[seat]?.order ?? 0

const viewerOf = (seats: Seats, who: Who): Viewer =>
  who === 'gm' ? { chair: true, seat: null } : { chair: false, seat: seats[who] }

/** What the cast sees of the table, and the words in which it plays. @param table asked anew each time: it may have slept */
export const stageOf = (table: () => LiveTable, words: DemoWords): Stage => {
  const seats = seatsOf(table())
  const see = (who: Who): TableView<NmlPlays> => viewOf(stateOf(table()), viewerOf(seats, who))
  return { words, seats, see }
}

/** A demo is always of New and Magic Land. */
const stateOf = ({ state }: LiveTable): TableState<NmlPlays> => state as unknown as TableState<NmlPlays>

/** Send what a beat says. @param id the command's: the same one happens once */
export const act = (table: LiveTable, { who, command }: Beat, id: string): Promise<Answer> => {
  const { promise, resolve } = Promise.withResolvers<Answer>()
  void table.command(viewerOf(seatsOf(table), who), { ...command, id }, resolve)
  return promise
}

/** As whom somebody is known who writes. */
export const penOf = ({ seats }: Stage, { who, command }: Beat): 'chair' | SeatId | null => {
  if (!WRITES.has(command.type)) return null
  return who === 'gm' ? 'chair' : seats[who]
}

const WRITES: ReadonlySet<Beat['command']['type']> = new Set([
  'say',
  'narrate',
  'tell-goal',
  'complicate-scene',
  'set-scene',
])
