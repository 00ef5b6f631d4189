/** What still counts of what was played: an act that was taken back, and the taking back of it, are as if they had not been. */
import { isHouseEvent } from '../events.ts'
import type { Recorded } from './recorded.ts'

/** Whether an entry takes an act back. */
export const takes = (later: Recorded, act: Recorded): boolean =>
  later.events.some(
    ({ to, event }) => isHouseEvent(event) && event.type === 'taken-back' && event.of === act.cursor[to],
  )

/** @param later in order */
export const standing = (later: readonly Recorded[]): readonly Recorded[] => {
  const gone = new Set<Recorded>()
  later.forEach((entry, i) => {
    const act = later.slice(0, i).find((one) => takes(entry, one))
    if (act === undefined) return
    gone.add(act)
    gone.add(entry)
  })
  return later.filter((entry) => !gone.has(entry))
}
