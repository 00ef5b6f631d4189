/**
 * The chronicle as a book: what was told, and each conflict in short. A *section* is a conflict or the calm between two. Talk
 * across the table is no part of it.
 */
import type { ChronicleLine } from '@homestake/client'
import { isHouseEvent, type Said } from '@homestake/rules'
import type { BySide, Domain, TlEvent } from '@homestake/rules/towerlands'

export interface Fought {
  readonly names: BySide<string>
  /** The burden that was faced in a healing scene; `null`: it was no such scene. */
  readonly faced: string | null
  readonly win: BySide<string>
  readonly domains: readonly Domain[]
  readonly dice: readonly Said[]
  /** How it ended; `null`: not yet. */
  readonly verdict: Said | null
}

export type Passage = { readonly key: string } & (
  | { readonly kind: 'prose'; readonly text: string; readonly by: ChronicleLine['by'] }
  | { readonly kind: 'remark'; readonly said: Said }
)

export interface Section {
  readonly key: string
  readonly fought: Fought | null
  readonly passages: readonly Passage[]
}

/** What is worth a remark between the prose. */
const REMARKS: ReadonlySet<string> = new Set([
  'sheet-approved', 'play-opened', 'burden-given', 'burden-taken', 'burden-overcome', 'burden-changed', 'burden-written',
  'die-sacrificed', 'escalated',
] satisfies TlEvent['type'][]) // prettier-ignore

/** What is folded away as the dice of a conflict. */
const DICE: ReadonlySet<string> = new Set([
  'rolled', 'round-compared', 'trait-called', 'burden-called', 'own-burden-called', 'piles-swapped',
] satisfies TlEvent['type'][]) // prettier-ignore

class Writer {
  readonly sections: { key: string; fought: Fought | null; passages: Passage[] }[] = []

  begin(key: string, fought: Fought | null): void {
    this.sections.push({ key, fought, passages: [] })
  }

  add(passage: Passage): void {
    if (this.sections.length === 0) this.begin('start', null)
    this.sections.at(-1)?.passages.push(passage)
  }

  change(change: (fought: Fought) => Partial<Fought> | null): void {
    const section = this.sections.at(-1)
    if (!section?.fought) return
    const changed = change(section.fought)
    section.fought = changed === null ? null : { ...section.fought, ...changed }
  }
}

const domainOf = (domain: Domain) => (fought: Fought) => ({ domains: [...fought.domains, domain] })

const write = (writer: Writer, event: TlEvent, key: string, by: ChronicleLine['by'], said: Said | null): void => {
  if (said !== null && DICE.has(event.type)) writer.change(({ dice }) => ({ dice: [...dice, said] }))
  if (said !== null && REMARKS.has(event.type)) writer.add({ key, kind: 'remark', said })
  switch (event.type) {
    case 'conflict-proposed': {
      const { first, second } = event.sides
      const [names, win] = [
        { first: first.name, second: second.name },
        { first: first.win, second: second.win },
      ]
      return writer.begin(key, { names, win, faced: null, domains: [], dice: [], verdict: null })
    }
    case 'healing-asked': {
      const names = { first: event.name, second: event.called }
      const win = { first: '', second: '' }
      return writer.begin(key, { names, win, faced: event.called, domains: [], dice: [], verdict: null })
    }
    case 'stakes-written':
    case 'escalated':
      return writer.change(({ win }) => ({ win: { ...win, [event.side]: event.win } }))
    case 'other-cast':
      return writer.change(({ names }) => ({ names: { ...names, [event.side]: event.name } }))
    case 'domain-chosen':
    case 'healing-opened':
      return writer.change(domainOf(event.domain))
    case 'told':
      return event.text === '' ? undefined : writer.add({ key, kind: 'prose', text: event.text, by })
    // What was dropped without a word never was.
    case 'conflict-dropped':
      writer.change(() => (event.decided === '' ? null : { verdict: said }))
      return writer.begin(key, null)
    case 'conflict-ended':
      writer.change(() => ({ verdict: said }))
      return writer.begin(key, null)
  }
}

/**
 * @param lines all public lines, oldest first
 * @param say how the chronicle puts a line
 */
export const storyOf = (lines: readonly ChronicleLine[], say: (line: ChronicleLine) => Said | null): Section[] => {
  const writer = new Writer()
  for (const line of lines) {
    const { event, key, by } = line
    if (!isHouseEvent(event)) write(writer, event as TlEvent, key, line.as ?? by, say(line))
    else if (event.type === 'said' && event.kind === 'telling')
      writer.add({ key, kind: 'prose', text: event.text, by: line.as ?? by })
  }
  return writer.sections.filter(({ fought, passages }) => fought !== null || passages.length > 0)
}
