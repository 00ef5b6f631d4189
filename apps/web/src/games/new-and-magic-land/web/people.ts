/**
 * Who is tied to whom: settlers, and the people whom they name. Two who bear the same name, however it is spelled in
 * capitals and spaces, are one person.
 */
import type { SeatId } from '@homestake/rules'
import { seatsInOrder, settlerName, type NmlHouse } from '../logic/people.ts'

export interface Person {
  /** `seat:<id>` for a settler, `name:<as folded>` for everybody else. */
  readonly key: string
  readonly name: string
  readonly seat: SeatId | null
  /** A settler whose story is over. */
  readonly out: boolean
}

export interface Tie {
  readonly key: string
  readonly from: string
  readonly to: string
  readonly owner: SeatId
  readonly rating: number
  readonly note: string
}

export interface Web {
  readonly people: readonly Person[]
  readonly ties: readonly Tie[]
}

const folded = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** The web of a table. A tie without a name yet is left out; of two ties of one settler to one person the stronger stays. */
export const webOf = (table: NmlHouse): Web => {
  const { settlers } = table.play
  const people = new Map<string, Person>()
  const byName = new Map<string, string>()
  const seats = seatsInOrder(table, null)
  for (const seat of seats) {
    const key = `seat:${seat}`
    const name = settlerName(table, seat)
    people.set(key, { key, name, seat, out: settlers[seat]?.stage === 'out' })
    byName.set(folded(name), key)
  }
  const whom = (seat: SeatId | null, name: string): string | null => {
    if (seat !== null && settlers[seat] !== undefined) return `seat:${seat}`
    const fold = folded(name)
    if (fold === '') return null
    const known = byName.get(fold)
    if (known !== undefined) return known
    const key = `name:${fold}`
    people.set(key, { key, name: name.trim().replaceAll(/\s+/g, ' '), seat: null, out: false })
    byName.set(fold, key)
    return key
  }
  const ties = new Map<string, Tie>()
  for (const owner of seats) {
    const from = `seat:${owner}`
    for (const { name, note, rating, seat } of Object.values(settlers[owner]?.relationships ?? {})) {
      const to = whom(seat, name)
      if (to === null || to === from) continue
      const key = `${from} ${to}`
      if ((ties.get(key)?.rating ?? -1) < rating) ties.set(key, { key, from, to, owner, rating, note })
    }
  }
  return { people: [...people.values()], ties: [...ties.values()] }
}
