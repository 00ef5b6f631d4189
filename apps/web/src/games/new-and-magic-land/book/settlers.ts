/** Everybody whose story the book tells: those at the table, and those whose place another took. */
import type { Colour, SeatId } from '@homestake/rules'
import type { Fate, NmlEvent } from '@homestake/rules/new-and-magic-land'
import { seatsInOrder, settlerName, type NmlHouse } from '../logic/people.ts'

export interface Told {
  readonly key: string
  readonly name: string
  readonly player: string
  readonly colour: Colour | undefined
  readonly dream: string
  /** `out`: the story ended before the Festival. */
  readonly fate: Fate | 'out' | null
  /** How it ended, in its player's words. */
  readonly ending: string
}

type Line = { readonly event: { readonly type: string } }

/** @param lines all public lines, oldest first: they have what was told at the Festival */
export const toldOf = (table: NmlHouse, lines: readonly Line[]): Told[] => {
  const { settlers, festival, fallen } = table.play
  const told = new Map<SeatId, string>()
  for (const { event } of lines) {
    const happened = event as NmlEvent
    if (happened.type === 'fate-told') told.set(happened.seat, happened.text)
  }
  const of = (seat: SeatId) => ({ player: table.seats[seat]?.name ?? '', colour: table.seats[seat]?.colour })
  const here = seatsInOrder(table, null).flatMap((seat): Told[] => {
    const settler = settlers[seat]
    if (settler === undefined || settler.stage === 'draft' || settler.stage === 'submitted') return []
    const fate = settler.stage === 'out' ? 'out' : (festival?.fates[seat] ?? null)
    const ending = settler.ending || (told.get(seat) ?? '')
    return [{ key: seat, name: settlerName(table, seat), dream: settler.dream, fate, ending, ...of(seat) }]
  })
  const gone = fallen.map(({ seat, name, dream, ending }, i): Told => {
    return { key: `gone ${i}`, name, dream, fate: 'out', ending, ...of(seat) }
  })
  return [...here, ...gone]
}
