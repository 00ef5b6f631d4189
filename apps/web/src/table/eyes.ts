/** What the chair holds, as somebody else at the table would have it. */
import type { Present } from '@homestake/client'
import { seatIds, seatOf, sight, type Plays, type TableView, type Viewer, type Visible } from '@homestake/rules'

/** What a seat has for itself is not the chair's to see: it stays empty. */
const OWN = { notes: '', play: {} }

/** @param viewer through whose eyes; a seat's own compartment is left out */
export const throughEyesOf = (present: Present, viewer: Viewer): Present => {
  const { view, lines } = present
  if (view === null) return { ...present, you: viewer }
  const mine = new Set<string>(sight(viewer, seatIds((view as unknown as TableView<Plays>).table)))
  const own: Visible | null = viewer.seat === null ? null : seatOf(viewer.seat)
  const seen = Object.fromEntries(Object.entries(view).filter(([part]) => mine.has(part) && part !== own))
  return {
    ...present,
    you: viewer,
    view: own === null ? seen : { ...seen, [own]: OWN },
    lines: lines.filter((line) => mine.has(line.in) && line.in !== own),
  }
}
