import { SPECTATOR, type Plays, type Refusal, type SeatId, type TableState } from '@homestake/rules'
import type { Chance } from '@homestake/rules/authority'
import type { Answer } from '@homestake/protocol'
import type { LiveTable } from './live-table.ts'
import type { Deed } from './perform.ts'

interface AtDoor extends Pick<Deed, 'by' | 'events'> {
  readonly type: string
}

/** Something that happens once at the door, under an id that its secret gives. @returns why not, if so */
export const atDoor = async (
  table: LiveTable,
  id: string,
  attempt: (state: TableState<Plays>, chance: Chance) => AtDoor | Refusal,
): Promise<Refusal | undefined> => {
  let answered: Answer | undefined
  await table.once(
    { key: 'door', viewer: SPECTATOR, id },
    (state, chance) => {
      const done = attempt(state, chance)
      if ('code' in done) return done
      return { actor: 'door', by: done.by, command: { id, type: done.type }, dice: [], events: done.events }
    },
    (answer) => (answered = answer),
  )
  return answered !== undefined && 'refusal' in answered ? answered.refusal : undefined
}

/** The seat of a token, given as its hash. */
export const seatOfHash = ({ sealed }: TableState<Plays>, token: string): SeatId | undefined =>
  Object.entries(sealed.tokens).find(([, hash]) => hash === token)?.[0] as SeatId | undefined
