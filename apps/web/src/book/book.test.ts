import type { ChronicleLine } from '@homestake/client'
import type { Said } from '@homestake/rules'
import { describe, expect, it } from 'vitest'
import { chaptersOf, type Entry } from './entries.ts'
import { ANYTHING, found, type Wish } from './finding.ts'
import { htmlOf } from './html.ts'
import { markdownOf, type Printed } from './markdown.ts'
import { fileName } from './saved.ts'

const RUTH = 'seat0001' as NonNullable<Exclude<ChronicleLine['by'], 'chair'>>

const line = (n: number, by: ChronicleLine['by'], said: Said, more: Partial<ChronicleLine> = {}): ChronicleLine => ({
  n, at: 1_800_000_000_000 + n * 60_000, by, in: 'table', key: `table/${n}/0`, event: { type: 'told', said }, ...more,
}) // prettier-ignore

const LINES = [
  line(1, 'chair', { kind: 'telling', text: 'It snowed.\nFor days.' }),
  line(2, 'chair', { kind: 'turn', text: 'Winter' }, { event: { type: 'season', said: { kind: 'turn', text: 'Winter' } } }),
  line(3, RUTH, { kind: 'talk', text: 'Snacks?' }),
  line(4, RUTH, { kind: 'roll', text: 'Ruth rolls 13 and wins.', details: ['Ruth: 6 → 2', '# not a heading'] }),
  line(5, 'chair', { kind: 'deed', text: 'Crème for *all* <b>of you</b>' }, { as: RUTH }),
  line(6, 'chair', { kind: 'secret', text: 'Four left.' }, { in: 'gm' }),
  line(7, null, { kind: 'turn', text: '' }, { event: { type: 'quiet' } }),
] // prettier-ignore

const chapters = chaptersOf(LINES, {
  said: ({ event }) => ('said' in event ? (event['said'] as Said) : null),
  nameOf: (by) => (by === 'chair' ? 'The GM' : by === null ? 'Nobody' : 'Ruth'),
  actedFor: (name, other) => `${name} for ${other}`,
  takenBack: (name, at) => `taken back by ${name} at ${(at - 1_800_000_000_000) / 60_000}`,
  chapter: ({ type }) => (type === 'season' ? 'Winter' : null),
})
const texts = (wish: Partial<Wish>): string[] =>
  found(chapters, { ...ANYTHING, ...wish }).flatMap(({ entries }) => entries.map(({ said }) => said.text))

const printed: Printed = {
  title: 'Bitter <Creek>',
  about: 'For everyone.',
  chapters,
  before: 'Before',
  readers: (entry: Entry) => (entry.in === 'table' ? null : 'only the GM'),
}

describe('the chronicle to read', () => {
  it('has a chapter for each that the game begins, and what was before', () => {
    expect(chapters.map(({ title, entries }) => [title, entries.length])).toEqual([
      [null, 1],
      ['Winter', 5],
    ])
    expect(chapters[1]?.entries[3]).toMatchObject({ who: 'The GM for Ruth', by: RUTH, chapter: 1 })
  })

  it('finds words in any order, without regard to case or accents, in names and details too', () => {
    expect(texts({ text: 'wins ruth' })).toEqual(['Ruth rolls 13 and wins.'])
    expect(texts({ text: 'CREME' })).toEqual(['Crème for *all* <b>of you</b>'])
    expect(texts({ text: '6 → 2' })).toEqual(['Ruth rolls 13 and wins.'])
    expect(texts({ text: 'bread' })).toEqual([])
  })

  it('finds by person, by kind and by chapter', () => {
    expect(texts({ by: RUTH })).toEqual(['Snacks?', 'Ruth rolls 13 and wins.', 'Crème for *all* <b>of you</b>'])
    expect(texts({ kind: 'talk' })).toEqual(['Snacks?'])
    expect(texts({ kind: 'rolls', chapter: 0 })).toEqual([])
    expect(texts({ kind: 'story', chapter: 0 })).toEqual(['It snowed.\nFor days.'])
    expect(texts({})).toHaveLength(6)
  })
})

describe('the chronicle as a file', () => {
  it('Markdown: chapters, prose and lists, and nothing that was written makes a heading or HTML', () => {
    expect(markdownOf(printed)).toBe(
      [
        '# Bitter \\<Creek\\>',
        'For everyone.',
        '## Before',
        'It snowed.  \nFor days.',
        '## Winter',
        '_Winter_',
        [
          '- **Ruth:** Snacks?',
          '- Ruth rolls 13 and wins.',
          '  - Ruth: 6 → 2',
          '  - \\# not a heading',
          '- **The GM for Ruth:** Crème for \\*all\\* \\<b\\>of you\\</b\\>',
          '- **The GM:** Four left. _(only the GM)_',
        ].join('\n'),
      ].join('\n\n') + '\n',
    )
  })

  it('SEC-19 Markdown: no line makes a heading of the one before it, a rule, a list or a link', () => {
    const written =
      'Title\n===\nTitle\n  -\n- - -\n+ a\n12. b\n3) c\n&copy; https://evil.example www.evil.example a@evil.example'
    const [told] = [line(1, 'chair', { kind: 'telling', text: written })]
    const telling = { said: () => ({ kind: 'telling' as const, text: written }), nameOf: () => '', actedFor: () => '', takenBack: () => '', chapter: () => null } // prettier-ignore
    const page = markdownOf({ ...printed, chapters: told === undefined ? [] : chaptersOf([told], telling) })
    expect(page.slice(page.indexOf('Title')).trimEnd().split('  \n')).toEqual([
      'Title',
      '\\===',
      'Title',
      '  \\-',
      '\\- - -',
      '\\+ a',
      '12\\. b',
      '3\\) c',
      '\\&copy; https\\://evil.example www\\.evil.example a\\@evil.example',
    ])
  })

  it('HTML: one page without scripts, in which nothing that was written is markup', () => {
    const html = htmlOf(printed, 'en')
    expect(html).toContain('<title>Bitter &lt;Creek&gt;</title>')
    expect(html).toContain('&lt;b&gt;of you&lt;/b&gt;')
    expect(html).not.toMatch(/<b>of|<script|<link|src=|url\(/)
    expect(html.match(/<section>/g)).toHaveLength(2)
    expect(html).toContain('<p class="telling">It snowed.\nFor days.</p>')
  })

  it('a name that every system takes', () => {
    expect(fileName('Bitter/Creek: “Würfel”', 'md')).toBe('Bitter-Creek-Würfel.md')
    expect(fileName('***', 'html')).toBe('chronicle.html')
  })
})
