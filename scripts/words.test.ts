/** Words for people stand in catalogues, where each language has them, and nowhere else (LANG-5). */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@homestake/rules'
import { describe, expect, it } from 'vitest'
import { literalsIn, sentencesIn } from './words/literals.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const under = (pattern: string): string[] => globSync(pattern, { cwd: root }).sort()

/** Where words are at home, and where nobody sees any. */
const AT_HOME = /(^|\/)words(\/|\.ts$)|suggestions|\.test\.ts$|testing/

/** Whatever is fetched, but for styles and rulings, which have no catalogue. */
const FETCHED = /import\('[^']+(?<!\.css|\?rulings)'\)/g
/** With what sees to it that its words come along. */
const CAUGHT_UP =
  /(?:later|afterwards)\(\(\) => import\([^)]*\)|caughtUp\(import\([^)]*\)|await import\([^)]*\)\n\s*return caughtUp\(/g

describe('words', () => {
  it('LANG-5 no component has a word of its own: neither as text nor in what is read aloud', () => {
    const components = under('apps/web/src/**/*.svelte')
    expect(components.length).toBeGreaterThan(250)
    const found = components.flatMap((path) => literalsIn(read(path)).map((text) => `${path}: ${text}`))
    expect(found).toEqual([])
  })

  it('LANG-5 no sentence stands in code', () => {
    const code = under('apps/web/src/**/*.{svelte,ts}').filter((path) => !AT_HOME.test(path))
    const found = code.flatMap((path) => sentencesIn(read(path)).map((text) => `${path}: ${text}`))
    expect(found).toEqual([])
  })

  it.each([
    ['<p>Hello</p>', ['Hello']],
    ['<p>{count} dice</p>', ['dice']],
    ["<p>{here ? 'Here' : words.away}</p>", ['Here']],
    ["{#if a}{:else}{#each b as c}<i>{c || 'Nobody'}</i>{/each}{/if}", ['Nobody']],
    ['<button aria-label="Close">×</button>', ['Close']],
    ['<input placeholder={`A name`} />', ['A name']],
    ['<Field label="A name" />', ['A name']],
    ['<Field {...rest} title={open ? "Open" : ""} />', ['Open']],
    ['<svelte:head><title>Home</title></svelte:head>', ['Home']],
    ['{#if a}<p>{words.a} · {b}d20</p>{/if}', []],
    ['<a href="/t/{table}" class="plain" title={words.title}>{words.open}</a>', []],
  ])('LANG-5 what is looked for is found: %s', (component, found) => {
    expect(literalsIn(component)).toEqual(found)
  })

  it('LANG-7 whatever is fetched later is shown with its words', () => {
    const code = under('apps/web/src/**/*.{svelte,ts}').filter((path) => !AT_HOME.test(path))
    const fetchedIn = (text: string): string[] => [...text.matchAll(FETCHED)].map(([all]) => all)
    expect(code.flatMap((path) => fetchedIn(read(path))).length).toBeGreaterThan(50)
    const bare = code.flatMap((path) =>
      fetchedIn(read(path).replaceAll(CAUGHT_UP, '')).map((fetched) => `${path}: ${fetched}`),
    )
    expect(bare).toEqual([])
  })

  it('LANG-5 what stands without the app stands there in every language', () => {
    const [page, offline] = [read('apps/web/index.html'), read('apps/web/public/offline.html')]
    for (const language of languages) {
      expect(page).toContain(`<p lang="${language}">`)
      expect(offline).toContain(`<main lang="${language}"`)
    }
  })
})
