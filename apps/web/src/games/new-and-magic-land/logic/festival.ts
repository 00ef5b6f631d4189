/** The Festival as the stage tells it (N-R55 to N-R57): one settler after the other. */
import type { SeatId } from '@homestake/rules'
import type { Fate, NmlEvent } from '@homestake/rules/new-and-magic-land'
import { festivalWords } from '../words/festival.ts'
import { settlerName, type NmlHouse } from './people.ts'

/** What one settler has told so far, and what the dice said. */
export interface Tale {
  readonly seat: SeatId
  readonly name: string
  readonly dream: string
  /** `now`: has the floor · `told` · `later`. */
  readonly state: 'now' | 'told' | 'later'
  readonly feast: string
  /** As thrown; empty before, or without dice. */
  readonly faces: readonly number[]
  readonly fate: Fate | null
  readonly told: string
}

type Line = { readonly event: { readonly type: string } }

/** @param lines the newest that are held; what was told long ago may be missing */
export const talesOf = (table: NmlHouse, lines: readonly Line[]): Tale[] => {
  const { festival, settlers } = table.play
  if (festival === null) return []
  const happened = lines.map(({ event }) => event as NmlEvent)
  const last = <T extends 'feast-told' | 'harvest-rolled' | 'fate-told'>(type: T, seat: SeatId) =>
    happened.findLast((event): event is Extract<NmlEvent, { type: T }> => event.type === type && event.seat === seat)
  const at = festival.turn === null ? festival.order.length : festival.order.indexOf(festival.turn)
  return festival.order.map((seat, i) => ({
    seat,
    name: settlerName(table, seat),
    dream: settlers[seat]?.dream ?? '',
    state: i < at ? 'told' : i === at ? 'now' : 'later',
    feast: last('feast-told', seat)?.text ?? '',
    faces: last('harvest-rolled', seat)?.faces ?? [],
    fate: festival.fates[seat] ?? null,
    told: last('fate-told', seat)?.text ?? '',
  }))
}

/** The face that decided: sixes fulfil, and without a six a one is a disaster. */
export const decisive = (fate: Fate | null): number => (fate === 'fulfilled' ? 6 : fate === 'disaster' ? 1 : 0)

/** What the dice showed, in words. */
export const countOf = (faces: readonly number[]): string => {
  const how = (wanted: number): number => faces.filter((face) => face === wanted).length
  return festivalWords.festival.numbers(how(6), how(1), faces.length)
}
