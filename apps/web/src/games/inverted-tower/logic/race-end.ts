/** The end of the newest race, as the chronicle has it: its results, and the seed that was opened with it. */
import type { ChronicleLine } from '@homestake/client'
import { isHouseEvent } from '@homestake/rules'
import { itEvent } from '@homestake/rules/inverted-tower'
import { placed, type Placed } from './race.ts'

export interface OpenedSeed {
  readonly seed: string
  readonly commitment: string
}

export interface RaceEnd {
  readonly number: number
  readonly results: readonly Placed[]
  readonly opened: OpenedSeed | null
}

export const raceEndOf = (lines: readonly ChronicleLine[]): RaceEnd | null => {
  const end = lines.findLast(({ event }) => event.type === 'race-ended')
  if (end === undefined) return null
  const parsed = itEvent.safeParse(end.event)
  if (!parsed.success || parsed.data.type !== 'race-ended') return null
  const closed = lines.find(({ event, in: at, n }) => at === end.in && n === end.n && event.type === 'chapter-closed')
  const { number, results } = parsed.data
  return { number, results: placed(results), opened: closed === undefined ? null : openedBy(closed) }
}

const openedBy = ({ event }: ChronicleLine): OpenedSeed | null => {
  if (!isHouseEvent(event) || event.type !== 'chapter-closed') return null
  const { seed, commitment } = event
  return { seed, commitment }
}
