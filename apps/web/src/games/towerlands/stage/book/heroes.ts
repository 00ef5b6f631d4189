/** Everybody whom the book is about: what they bear at the end, and what they won. */
import type { Colour, SeatId } from '@homestake/rules'
import type { Burden, BySide, Principal, TlEvent } from '@homestake/rules/towerlands'
import { heroName, seatsInOrder, type TlHouse } from '../../logic/people.ts'

export interface Told {
  readonly key: string
  readonly name: string
  readonly player: string
  readonly colour: Colour | undefined
  readonly about: string
  readonly burdens: readonly Burden[]
  /** In the words of the stakes. */
  readonly won: readonly string[]
  /** The burdens that were overcome. */
  readonly overcome: readonly string[]
}

type Line = { readonly event: { readonly type: string } }

interface Deeds {
  readonly won: Map<SeatId, string[]>
  readonly overcome: Map<SeatId, string[]>
}

const put = (into: Map<SeatId, string[]>, seat: SeatId, what: string): void => {
  if (what !== '') into.set(seat, [...(into.get(seat) ?? []), what])
}

/** Lines tell sides by name only: who stood there is known from where a conflict began. */
const deedsIn = (lines: readonly Line[]): Deeds => {
  const deeds: Deeds = { won: new Map(), overcome: new Map() }
  let sides: BySide<Principal> | null = null
  for (const { event } of lines) {
    const happened = event as TlEvent
    if (happened.type === 'conflict-proposed')
      sides = { first: happened.sides.first.principal, second: happened.sides.second.principal }
    if (happened.type === 'healing-asked') sides = null
    if (happened.type === 'burden-overcome' && happened.of.kind === 'hero')
      put(deeds.overcome, happened.of.seat, happened.was)
    if (happened.type === 'conflict-ended' && happened.winner !== null) {
      const winner = sides?.[happened.winner] ?? 'gm'
      if (winner !== 'gm') put(deeds.won, winner, happened.win)
    }
  }
  return deeds
}

/** @param lines all public lines, oldest first */
export const toldOf = (table: TlHouse, lines: readonly Line[]): Told[] => {
  const { won, overcome } = deedsIn(lines)
  return seatsInOrder(table, null).flatMap((seat): Told[] => {
    const hero = table.play.heroes[seat]
    if (hero?.stage !== 'playing') return []
    return [
      {
        key: seat,
        name: heroName(table, seat),
        player: table.seats[seat]?.name ?? '',
        colour: table.seats[seat]?.colour,
        about: hero.sheet?.about ?? '',
        burdens: Object.values(hero.burdens),
        won: won.get(seat) ?? [],
        overcome: overcome.get(seat) ?? [],
      },
    ]
  })
}
