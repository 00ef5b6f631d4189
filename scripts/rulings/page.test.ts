/** What the build makes of a page of rulings. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { numbersOf } from './numbers.ts'
import { rulingsPage } from './page.ts'

const FOLDER = join(import.meta.dirname, '../../docs/rulings')
const FILES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'))

const idsIn = (html: string): string[] => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)

describe.each(FILES)('%s', (file) => {
  const page = rulingsPage(readFileSync(join(FOLDER, file), 'utf8'))
  const ids = idsIn(page.html)

  it('RULE-1 every number on it is a place that a link can name, once', () => {
    // What stands in `code` only explains how numbers look.
    const text = page.html.replaceAll(/<code>.*?<\/code>/g, '').replaceAll(/<[^>]+>/g, '')
    const numbers = new Set(numbersOf(text).flatMap((part) => part.numbers))
    expect(numbers.size).toBeGreaterThan(20)
    expect([...numbers].filter((number) => !ids.includes(number))).toEqual([])
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([])
  })

  it('RULE-1 every link on it, and its list of contents, leads to a place on it', () => {
    const links = [...page.html.matchAll(/ href="([^"]+)"/g)].map(([, href = '']) => href)
    expect(links.filter((href) => !href.startsWith('#') || !ids.includes(href.slice(1)))).toEqual([])
    expect(page.contents.length).toBeGreaterThan(5)
    expect(page.contents.filter(({ id }) => !ids.includes(id))).toEqual([])
  })
})

describe('a page', () => {
  it('RULE-1 finds a rule within a range by its own number, and a second mention leads to the first', () => {
    const { html } = rulingsPage('# Page\n\n- one (N-R36 to\n  N-R38, NA2b)\n- two (N-R37)\n')
    expect(idsIn(html)).toEqual(['N-R36', 'N-R37', 'N-R38', 'NA2b'])
    expect(html).toContain('<a class="number" href="#N-R37">N-R37</a>')
  })

  it('RULE-2 has no HTML that somebody wrote, and no link that leads away', () => {
    expect(() => rulingsPage('# Page\n\n<b onclick="x()">bold</b>\n')).toThrow('HTML in a page')
    expect(rulingsPage('# Page\n\n[away](https://example.org) & [more](../SPEC.md)\n').html.trim()).toBe(
      '<p>away &amp; more</p>',
    )
  })

  it('RULE-2 without a title, or with headings that no list of contents shows, is not built', () => {
    expect(() => rulingsPage('text\n')).toThrow('without a title')
    expect(() => rulingsPage('# Page\n\n#### Deep\n')).toThrow('depth 4')
  })

  it('RULE-2 keeps its tables’ heads with their cells, for narrow screens', () => {
    const { html } = rulingsPage('# Page\n\n| roll | 1 | number |\n| --- | --- | --- |\n| a trap | STR | I-R16 |\n')
    expect(html).toContain('<th scope="row">a trap</th><td data-head="1">STR</td><td data-head="number">')
  })
})
