/** What somebody looks for in the chronicle. */
import type { By } from '@homestake/rules'
import type { Chapter, Entry } from './entries.ts'

export const KINDS = ['all', 'story', 'rolls', 'talk'] as const
export type Kind = (typeof KINDS)[number]

export interface Wish {
  /** Words that all stand in it, in any order; empty: any. */
  readonly text: string
  /** Who did it; `all`: anybody. */
  readonly by: By | 'all'
  readonly kind: Kind
  /** The number of a chapter; `null`: any. */
  readonly chapter: number | null
}

export const ANYTHING: Wish = { text: '', by: 'all', kind: 'all', chapter: null }

export const isAnything = ({ text, by, kind, chapter }: Wish): boolean =>
  text.trim() === '' && by === 'all' && kind === 'all' && chapter === null

const OF_KIND: Readonly<Record<Kind, (kind: Entry['said']['kind']) => boolean>> = {
  all: () => true,
  story: (kind) => kind === 'telling' || kind === 'deed' || kind === 'turn' || kind === 'secret',
  rolls: (kind) => kind === 'roll',
  talk: (kind) => kind === 'talk',
}

/** Upper and lower case and accents do not matter to who searches. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const holds = ({ who, said: { text, details = [] } }: Entry, wanted: readonly string[]): boolean => {
  const all = plain([who, text, ...details].join(' '))
  return wanted.every((word) => all.includes(word))
}

/** The chapters with only what was looked for; those without any are left out. */
export const found = (chapters: readonly Chapter[], wish: Wish): readonly Chapter[] => {
  if (isAnything(wish)) return chapters.filter(({ entries }) => entries.length > 0)
  const wanted = plain(wish.text).split(/\s+/).filter(Boolean)
  return chapters
    .map((chapter) => ({
      ...chapter,
      entries: chapter.entries.filter(
        (entry) =>
          (wish.by === 'all' || entry.by === wish.by) &&
          (wish.chapter === null || entry.chapter === wish.chapter) &&
          OF_KIND[wish.kind](entry.said.kind) &&
          holds(entry, wanted),
      ),
    }))
    .filter(({ entries }) => entries.length > 0)
}

/** The lines that chapters hold, by their keys. */
export const keysIn = (chapters: readonly Chapter[]): ReadonlySet<string> =>
  new Set(chapters.flatMap(({ entries }) => entries.map(({ key }) => key)))
