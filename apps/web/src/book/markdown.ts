/** The chronicle as Markdown: chapters are headings, what was told is prose, everything else a list. */
import type { Chapter, Entry } from './entries.ts'

export interface Printed {
  readonly title: string
  /** Under the title: which edition, when it was saved. */
  readonly about: string
  readonly chapters: readonly Chapter[]
  /** What stands over a chapter without a title. */
  readonly before: string
  /** Who may read a line that is not everybody's; `null`: everybody. */
  readonly readers: (entry: Entry) => string | null
}

/**
 * Nothing that somebody wrote becomes a heading, a list, a link or HTML. A line of `=` or `-` alone would make a heading of the
 * one before it, and addresses are links without any sign around them.
 */
const escaped = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>#|~&@]/g, '\\$&')
    .replace(/^([^\S\n]*)([-+=])/gm, '$1\\$2')
    .replace(/^([^\S\n]*\d+)([.)])/gm, '$1\\$2')
    .replace(/:(?=\/\/)|(?<=\bwww)\./gi, '\\$&')

const lines = (text: string): string[] => escaped(text).split(/\r?\n/)

const entryOf = (entry: Entry, readers: string | null): string => {
  const { who, said, taken } = entry
  const only = [taken, readers].flatMap((note) => (note === null ? [] : [` _(${escaped(note)})_`])).join('')
  const struck = (text: string): string[] => lines(text).map((line) => (taken === null ? line : `~~${line}~~`))
  if (said.kind === 'turn') return `_${struck(said.text).join(' ')}_${only}`
  if (said.kind === 'telling') return `${struck(said.text).join('  \n')}${only}`
  const details = (said.details ?? []).map((detail) => `  - ${lines(detail).join(' ')}`)
  const by = said.kind === 'roll' ? '' : `**${escaped(who)}:** `
  return [`- ${by}${struck(said.text).join('  \n  ')}${only}`, ...details].join('\n')
}

/** Lists need no empty line between their items; everything else is a paragraph. */
const chapterOf = ({ title, entries }: Chapter, { before, readers }: Printed): string => {
  const parts = entries.map((entry) => entryOf(entry, readers(entry)))
  const text = parts.reduce((all, part, i) => {
    const together = part.startsWith('- ') && (parts[i - 1]?.startsWith('- ') ?? false)
    return i === 0 ? part : `${all}${together ? '\n' : '\n\n'}${part}`
  }, '')
  return `## ${escaped(title ?? before)}\n\n${text}`
}

export const markdownOf = (printed: Printed): string =>
  `${[
    `# ${escaped(printed.title)}`,
    escaped(printed.about),
    ...printed.chapters.filter(({ entries }) => entries.length > 0).map((chapter) => chapterOf(chapter, printed)),
  ].join('\n\n')}\n`
