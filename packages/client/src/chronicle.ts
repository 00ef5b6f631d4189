/** The lines that a client holds, merged from pages and updates, in the order in which they happened for this viewer. */
import type { Visible } from '@homestake/rules'
import type { Change, Changes, ChroniclePage, WireLine } from '@homestake/protocol'

export interface ChronicleLine extends WireLine {
  readonly in: Visible
  /** The same for the same line, however it came. */
  readonly key: string
}

const keyed = (lines: readonly (WireLine & { readonly in: Visible })[]): ChronicleLine[] => {
  const seen = new Map<string, number>()
  return lines.map((line) => {
    const place = `${line.in}/${line.n}`
    const index = seen.get(place) ?? 0
    seen.set(place, index + 1)
    return { ...line, key: `${place}/${index}` }
  })
}

/** The lines of one message, in its own order. */
export const linesOf = (changes: Changes): ChronicleLine[] =>
  keyed(
    (Object.entries(changes) as [Visible, Change][]).flatMap(([compartment, change]) =>
      change.events.map((event) => ({ ...event, in: compartment })),
    ),
  ).sort((a, b) => a.at - b.at)

export const linesOfPage = (page: ChroniclePage): ChronicleLine[] => keyed(page.lines)

/** Add what is not there yet: older lines before, newer ones behind. */
export const merged = (
  held: readonly ChronicleLine[],
  more: readonly ChronicleLine[],
  where: 'before' | 'behind',
): readonly ChronicleLine[] => {
  const known = new Set(held.map(({ key }) => key))
  const fresh = more.filter(({ key }) => !known.has(key))
  if (fresh.length === 0) return held
  return where === 'before' ? [...fresh, ...held] : [...held, ...fresh]
}
