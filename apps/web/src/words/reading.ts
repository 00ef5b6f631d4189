/** The chronicle as a page to read. */
import { catalogue, type Spoken } from '@homestake/rules/language'
import type { Chair } from '@homestake/rules'

const english = {
  title: (table: string) => `The chronicle of ${table}`,
  back: 'Back to the table',
  nothing: 'Nothing has been told yet.',
  chapters: 'Chapters',
  close: 'Show all again',
  text: 'Words',
  textHint: 'A name, a place, a promise…',
  by: 'By whom',
  anybody: 'Anybody',
  kind: 'What',
  kinds: { all: 'Everything', story: 'The story', rolls: 'Rolls', talk: 'Table talk' },
  chapter: 'When',
  anyTime: 'At any time',
  found: (lines: number) =>
    lines === 0 ? 'Nothing like that stands here.' : lines === 1 ? 'One line found.' : `${lines} lines found.`,

  edition: 'Edition',
  editions: {
    table: 'The table’s: what everyone may read',
    own: {
      gm: 'The GM’s: with what only you may read',
      host: 'The host’s: with what only you may read',
    } satisfies Record<Chair, string>,
    seat: 'Yours: with what only you may read',
  },
  save: 'Save',
  saveAs: { markdown: 'Markdown', html: 'A page to print', json: 'JSON, to check the dice' },
  about: (edition: 'table' | 'own', day: string) =>
    edition === 'table'
      ? `What everyone at the table may read. Saved ${day}.`
      : `With what only its saver may read. Saved ${day}.`,
  only: { gm: { gm: 'the GM’s alone', host: 'the host’s alone' } satisfies Record<Chair, string> },
  between: (name: string, chair: Chair) => (chair === 'gm' ? `${name} and the GM` : `${name} and the host`),
  seat: (name: string) => `${name}’s alone`,
  /** While it is fetched. */
  whole: {
    reading: 'Reading the chronicle…',
    readingMore: (lines: number) => `Reading the chronicle: ${lines} lines so far.`,
    failed: 'Not all of the chronicle could be fetched.',
    again: 'Read on',
  },
} as const

export type ReadingWords = Spoken<typeof english>
export const readingWords = catalogue<ReadingWords>(
  'app/reading',
  english,
  (language) => import(`./${language}/reading.ts`),
)
