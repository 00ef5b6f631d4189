/** Everybody whose story the book tells: those at the table, and those whose place another took. */
import type { Colour, Fate, NmlEvent, SeatId } from '@homestake/rules'
import { seatsInOrder, settlerName, type NmlHouse } from '../logic/people.ts'

export interface Told {
  readonly key: string
  readonly name: string
  readonly player: string
  readonly colour: Colour | undefined
  /** Empty where nobody remembers it any more. */
  readonly dream: string
  /** `out`: the story ended before the Festival. */
  readonly fate: Fate | 'out' | null
  /** How it ended, in its player's words. */
  readonly ending: string
}

type Line = { readonly event: { readonly type: string } }

/** @param lines all public lines, oldest first */
export const toldOf = (table: NmlHouse, lines: readonly Line[]): Told[] => {
  const { settlers, festival } = table.play
  const words = new Map<SeatId, string>()
  const gone: Told[] = []
  for (const { event } of lines) {
    const happened = event as NmlEvent
    if (happened.type === 'ending-told' || happened.type === 'last-words-told' || happened.type === 'fate-told')
      words.set(happened.seat, happened.text)
    if (happened.type !== 'begun-anew') continue
    const { seat, name } = happened
    gone.push({
      key: `gone ${gone.length}`,
      name,
      player: table.seats[seat]?.name ?? '',
      colour: table.seats[seat]?.colour,
      dream: '',
      fate: 'out',
      ending: words.get(seat) ?? '',
    })
    words.delete(seat)
  }
  const here = seatsInOrder(table, null).flatMap((seat): Told[] => {
    const settler = settlers[seat]
    if (settler === undefined || settler.stage === 'draft' || settler.stage === 'submitted') return []
    const out = settler.stage === 'out'
    return [
      {
        key: seat,
        name: settlerName(table, seat),
        player: table.seats[seat]?.name ?? '',
        colour: table.seats[seat]?.colour,
        dream: settler.dream,
        fate: out ? 'out' : (festival?.fates[seat] ?? null),
        ending: settler.ending || (words.get(seat) ?? ''),
      },
    ]
  })
  return [...here, ...gone]
}
