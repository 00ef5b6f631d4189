/** The chronicle as something to read: entries, in chapters. */
import type { ChronicleLine } from '@homestake/client'
import { placeOfLine, seatId, takenBack, type By, type Said, type SeatId } from '@homestake/rules'

export interface Entry {
  readonly key: string
  /** Milliseconds since 1970. */
  readonly at: number
  /** Who acted, or for whom the chair did. */
  readonly by: By
  /** Their name; where the chair acted for somebody, both. */
  readonly who: string
  readonly said: Said
  readonly in: ChronicleLine['in']
  /** The number of its chapter, counted from 0. */
  readonly chapter: number
  /** By whom and when it was taken back; `null`: it counts. */
  readonly taken: string | null
}

export interface Chapter {
  readonly key: string
  /** `null`: what was before the first. */
  readonly title: string | null
  readonly entries: readonly Entry[]
  /** The number of its first line at the table; `null`: it has none there. */
  readonly from: number | null
}

/** What the reading of lines takes from the table. */
export interface Telling {
  said(line: ChronicleLine): Said | null
  nameOf(by: By): string
  /** Somebody acted for somebody else. */
  actedFor(name: string, other: string): string
  /** A line was taken back, `at` milliseconds since 1970. */
  takenBack(name: string, at: number): string
  /** The title of the chapter that begins with an event; `null`: none does. */
  chapter(event: ChronicleLine['event']): string | null
}

/** @param lines oldest first */
export const chaptersOf = (lines: readonly ChronicleLine[], telling: Telling): readonly Chapter[] => {
  const chapters: { key: string; title: string | null; entries: Entry[]; from: number | null }[] = []
  const takings = takenBack(lines)
  for (const line of lines) {
    const taking = takings.get(placeOfLine(line))
    const title = taking === undefined ? telling.chapter(line.event) : null
    if (title !== null || chapters.length === 0) chapters.push({ key: line.key, title, entries: [], from: null })
    const open = chapters.at(-1)
    if (open !== undefined && line.in === 'table') open.from ??= line.n
    const said = telling.said(line)
    if (said === null) continue
    const { key, at, by, as, in: compartment } = line
    const name = telling.nameOf(by)
    const who = as === undefined ? name : telling.actedFor(name, telling.nameOf(as))
    const chapter = chapters.length - 1
    const taken = taking === undefined ? null : telling.takenBack(telling.nameOf(taking.by), taking.at)
    chapters.at(-1)?.entries.push({ key, at, by: as ?? by, who, said, in: compartment, chapter, taken })
  }
  return chapters
}

/** The seat that a line lies between the chair and, or that it is of; `null`: it is no seat’s. */
export const seatOfPart = (part: ChronicleLine['in']): SeatId | null => {
  const parsed = seatId.safeParse(part.slice(part.indexOf(':') + 1))
  return part.includes(':') && parsed.success ? parsed.data : null
}
