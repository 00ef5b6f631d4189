/** Everybody at a table who may have done something: the chair, and the seats in their order. */
import { seatIds, type By } from '@homestake/rules'
import type { TableSession } from '../table/session.svelte.ts'

export const peopleIn = ({ view, names }: TableSession): { readonly by: By; readonly name: string }[] => [
  { by: 'chair', name: names.chair },
  ...seatIds(view.table)
    .toSorted((a, b) => (view.table.seats[a]?.order ?? 0) - (view.table.seats[b]?.order ?? 0))
    .map((seat) => ({ by: seat, name: names.seat(seat) })),
]
