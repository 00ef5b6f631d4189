/** Which lines of a chronicle were taken back, out of the lines themselves. */
import { isHouseEvent } from '../events.ts'
import type { Event } from '../../table/event.ts'

interface Placed {
  readonly in: string
  readonly n: number
  readonly event: Event
}

export const placeOfLine = ({ in: compartment, n }: Pick<Placed, 'in' | 'n'>): string => `${compartment}/${n}`

/**
 * By which line those at a place were taken back. A place is a compartment and the number that it had then: all lines of an act in
 * a compartment share it.
 */
export const takenBack = <L extends Placed>(lines: readonly L[]): ReadonlyMap<string, L> =>
  new Map(
    lines.flatMap((line) =>
      isHouseEvent(line.event) && line.event.type === 'taken-back'
        ? [[placeOfLine({ in: line.in, n: line.event.of }), line] as const]
        : [],
    ),
  )

/** The lines that still count: without those that were taken back. */
export const standingLines = <L extends Placed>(lines: readonly L[]): readonly L[] => {
  const taken = takenBack(lines)
  return taken.size === 0 ? lines : lines.filter((line) => isHouseEvent(line.event) || !taken.has(placeOfLine(line)))
}
