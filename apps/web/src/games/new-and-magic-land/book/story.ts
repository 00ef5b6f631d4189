/**
 * The chronicle as a book. A *chapter* is a season, with what came before the first and the Festival; a *section* is a
 * scene, or what lies before, between and after; a *passage* is what somebody told, a conflict, or a short remark. Talk
 * across the table is no part of it.
 */
import type { ChronicleLine } from '@homestake/client'
import { isHouseEvent, type Said } from '@homestake/rules'
import { type BySide, type NmlEvent, type SeasonName } from '@homestake/rules/new-and-magic-land'

export interface Fought {
  readonly names: BySide<string>
  readonly stakes: BySide<string>
  readonly pool: 'grit' | 'heart'
  /** How it ended, in words; `null`: it was dropped, or nobody has won yet. */
  readonly verdict: Said | null
  readonly rolls: readonly Said[]
}

export type Passage = { readonly key: string } & (
  | { readonly kind: 'prose'; readonly text: string; readonly by: ChronicleLine['by'] }
  | { readonly kind: 'remark'; readonly said: Said }
  | { readonly kind: 'conflict'; readonly conflict: string; readonly fought: Fought }
)

export interface Section {
  readonly key: string
  /** The scene that was set; `end`: the season's end; `null`: between scenes. */
  readonly head: { readonly number: number; readonly about: string; readonly names: readonly string[] } | 'end' | null
  readonly passages: readonly Passage[]
}

export interface Chapter {
  readonly key: string
  /** `null`: before the first season. */
  readonly season: SeasonName | null
  readonly sections: readonly Section[]
}

/** What is worth a remark between the prose. */
const REMARKS: ReadonlySet<string> = new Set([
  'goal-set', 'past-revealed', 'victory-rolled', 'point-lost', 'tie-made', 'dream-settled', 'begun-anew',
  'harvest-rolled', 'relationship-raised', 'harvest-burned', 'harvest-countered',
] satisfies NmlEvent['type'][]) // prettier-ignore

/** What somebody told in answer to the rules is prose like any other. */
const TOLD: ReadonlySet<string> = new Set([
  'narrated', 'ending-told', 'goal-told', 'last-words-told', 'feast-told', 'fate-told',
] satisfies NmlEvent['type'][]) // prettier-ignore

type Write<T> = T extends readonly (infer One)[]
  ? Write<One>[]
  : T extends object
    ? { -readonly [K in keyof T]: T[K] }
    : T
type OpenSection = Omit<Write<Section>, 'passages'> & { passages: Passage[] }
type OpenChapter = Omit<Write<Chapter>, 'sections'> & { sections: OpenSection[] }

class Writer {
  readonly chapters: OpenChapter[] = []

  chapter(key: string, season: SeasonName | null): void {
    this.chapters.push({ key, season, sections: [] })
  }

  section(key: string, head: Section['head']): void {
    if (this.chapters.length === 0) this.chapter('before', null)
    this.chapters.at(-1)?.sections.push({ key, head, passages: [] })
  }

  add(passage: Passage): void {
    const open = this.chapters.at(-1)?.sections.at(-1)
    if (open === undefined) this.section(`${passage.key} section`, null)
    this.chapters.at(-1)?.sections.at(-1)?.passages.push(passage)
  }

  change(conflict: string, change: (fought: Fought) => Fought): void {
    for (const { sections } of this.chapters.slice(-1))
      for (const section of sections)
        section.passages = section.passages.map((one) =>
          one.kind === 'conflict' && one.conflict === conflict ? { ...one, fought: change(one.fought) } : one,
        )
  }

  drop(conflict: string): void {
    for (const { sections } of this.chapters.slice(-1))
      for (const section of sections)
        section.passages = section.passages.filter((one) => one.kind !== 'conflict' || one.conflict !== conflict)
  }
}

const write = (writer: Writer, event: NmlEvent, key: string, by: ChronicleLine['by'], said: Said | null): void => {
  switch (event.type) {
    case 'season-opened':
      return writer.chapter(key, event.season)
    case 'festival-opened':
      return writer.chapter(key, 'festival')
    case 'scene-set':
      return writer.section(key, { number: event.number, about: event.about, names: event.names })
    case 'scene-closed':
      return writer.section(key, null)
    case 'season-closed':
      return writer.section(key, 'end')
    case 'conflict-declared': {
      const { conflict, names, pool } = event
      const stakes = { first: event.stakes, second: '' }
      const fought = { names, pool, stakes, verdict: null, rolls: [] }
      return writer.add({ key, kind: 'conflict', conflict, fought })
    }
    case 'stakes-agreed':
      return writer.change(event.conflict, (fought) => ({ ...fought, stakes: event.stakes, pool: event.pool }))
    case 'rolled':
      return writer.change(event.conflict, (fought) =>
        said === null ? fought : { ...fought, rolls: [...fought.rolls, said] },
      )
    case 'conflict-won':
      return writer.change(event.conflict, (fought) => ({ ...fought, stakes: event.stakes, verdict: said }))
    case 'conflict-dropped':
      return writer.drop(event.conflict)
    default:
      if (TOLD.has(event.type) && 'text' in event) {
        if (event.text.trim() !== '') writer.add({ key, kind: 'prose', text: event.text, by })
      } else if (said !== null && (said.kind === 'telling' || REMARKS.has(event.type)))
        writer.add({ key, kind: 'remark', said })
  }
}

/**
 * @param lines all public lines, oldest first
 * @param say how the chronicle puts a line
 */
export const storyOf = (lines: readonly ChronicleLine[], say: (line: ChronicleLine) => Said | null): Chapter[] => {
  const writer = new Writer()
  for (const line of lines) {
    const { event, key, by } = line
    if (!isHouseEvent(event)) write(writer, event as NmlEvent, key, line.as ?? by, say(line))
    else if (event.type === 'said' && event.kind === 'telling')
      writer.add({ key, kind: 'prose', text: event.text, by: line.as ?? by })
  }
  return writer.chapters
    .map((chapter) => ({
      ...chapter,
      sections: chapter.sections.filter(
        ({ head, passages }) => passages.length > 0 || (head !== null && head !== 'end'),
      ),
    }))
    .filter(({ season, sections }) => season !== null || sections.length > 0)
}
