/** The pages in docs/rulings can’t rot: what each says by number, a test of that game carries; and every such number in a test is on its page. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const SHELVES = ['apps/server', 'apps/web/src', 'packages', 'e2e']

/** The code of every test: titles, and the tables that titles are made of. What a comment says is nobody's claim. */
const testsUnder = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => name !== 'node_modules' && name !== 'dist')
        .flatMap((name) => testsUnder(join(path, name)))
    : path.endsWith('.test.ts')
      ? readFileSync(path, 'utf8').split('\n').filter((line) => !/^\s*(\/\/|\/?\*)/.test(line))
      : [] // prettier-ignore
const tests = SHELVES.flatMap((shelf) => testsUnder(join(root, shelf))).join('\n')

/**
 * The rules (`R12`) and rulings (`TA12b`) that a text names, ranges written out.
 * @param names what may stand before a rule's number, such as `T`
 */
const numbersIn = (text: string, names: readonly string[], letter: string): Set<string> => {
  const found = new Set<string>()
  const flat = text.replace(/\s+/g, ' ')
  const rule = new RegExp(
    `\\b(?:${names.join('|')})-R(\\d+)(?:(?: to | bis |–)(?:(?:${names.join('|')})-)?R(\\d+))?`,
    'g',
  )
  const ruling = new RegExp(`\\b${letter}A(\\d+)(b?)(?:(?: to | bis |–)${letter}A(\\d+))?`, 'g')
  for (const [, from, to = from] of flat.matchAll(rule))
    for (let n = Number(from); n <= Number(to); n++) found.add(`${letter}-R${n}`)
  for (const [, from, half = '', to = from] of flat.matchAll(ruling)) {
    if (half !== '') found.add(`${letter}A${from}${half}`)
    else for (let n = Number(from); n <= Number(to); n++) found.add(`${letter}A${n}`)
  }
  return found
}

const FILES = readdirSync(join(root, 'docs/rulings')).filter((name) => name.endsWith('.md'))
const PAGES = FILES.map((name) => {
  const page = readFileSync(join(root, 'docs/rulings', name), 'utf8')
  const letter = /\b([A-Z])-R\d/.exec(page)?.[1] ?? ''
  const translated = join(root, 'docs/rulings/de', name)
  const german = existsSync(translated) ? readFileSync(translated, 'utf8') : null
  return { name, page, german, letter, names: letter === 'N' ? ['N', 'NML'] : [letter] }
})

describe.each(PAGES)('$name', ({ page, german, letter, names }) => {
  const claimed = numbersIn(tests, names, letter)

  it('every number on it is carried by a test', () => {
    // What is only told, in fiction, no test can look at.
    const told = [...page.matchAll(/\([^()]*: told\)/g)].join(' ')
    const untold = numbersIn(told, names, letter)
    const wanted = [...numbersIn(page, names, letter)].filter((number) => !untold.has(number))
    expect(wanted.length).toBeGreaterThan(20)
    expect(wanted.filter((number) => !claimed.has(number))).toEqual([])
  })

  it('every number in a test is on it', () => {
    const known = numbersIn(page, names, letter)
    expect([...claimed].filter((number) => !known.has(number))).toEqual([])
  })

  // A page that is not translated yet is read in English.
  if (german !== null)
    it('RULE-5 has the same numbers in the same order, and as many options, in each language', () => {
      const order = (text: string): string[] => text.match(/\b(?:[A-Z]-R|[A-Z]A|[CD])\d+b?\b/g) ?? []
      expect(order(german)).toEqual(order(page))
      const options = (text: string): string[] => [...text.matchAll(/_Option_\s+`(\w+)`/g)].map(([, key = '']) => key)
      expect(options(german)).toEqual(options(page))
    })
})
