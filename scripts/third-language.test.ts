/** Another language is a line and files: here one is made of English, in a copy of the code, and a real server speaks it. */
import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const copy = mkdtempSync(join(tmpdir(), 'homestake-language-'))
const at = (path: string): string => join(copy, path)
const TAG = 'xx'

/** Each catalogue with the place where its other languages are, such as `./words/`, and its file where each is a folder there. */
const CATALOGUE = /= catalogue(?:<\w+>)?\(\s*'([^']+)',[\s\S]*?import\(`(\.\/[^$]*)\$\{language\}(\/[\w-]+)?\.ts`\)/g
const LANGUAGES = 'packages/rules/src/language/languages.ts'

/** A server that is asked for a table that is not there, and every catalogue of the page, read in one language. */
const PROBE = `
import { readConfig } from '${at('apps/server/src/config.ts')}'
import { build } from '${at('apps/server/src/server.ts')}'
import { catalogues, inLanguage, learn } from '@homestake/rules'
import { quietIn } from '${join(root, 'scripts/words/loud.ts')}'
const files = JSON.parse(process.argv[2])
for (const file of files) await import(file)
const server = await build(readConfig({ PORT: '0', DATA_DIR: '${at('data')}', LOG_LEVEL: 'silent' }))
const url = await server.listen()
const asked = async (wish) => (await (await fetch(url + '/api/tables/nothing-here', { headers: { 'accept-language': wish } })).json()).message
const answers = [await asked('${TAG}-AT, en;q=0.5'), await asked('en')]
await learn('${TAG}')
const quiet = catalogues().flatMap((area) => quietIn(area.in('${TAG}')).map((path) => area.name + ': ' + path))
await server.close()
console.log(JSON.stringify({ answers, quiet, areas: catalogues().length }))
`

const catalogues: { readonly file: string; readonly name: string; readonly words: string }[] = []

beforeAll(() => {
  for (const part of ['apps/server', 'apps/web', 'packages/client', 'packages/protocol', 'packages/rules'])
    for (const inside of ['src', 'package.json', 'node_modules'])
      cpSync(join(root, part, inside), at(join(part, inside)), { recursive: true, verbatimSymlinks: true })
  symlinkSync(join(root, 'node_modules'), at('node_modules'))
  writeFileSync(at('package.json'), '{ "type": "module" }')

  const languages = readFileSync(at(LANGUAGES), 'utf8')
  const line = `  ${TAG}: { name: '«English»', choose: '«In English»', locale: 'en-GB' },\n`
  writeFileSync(at(LANGUAGES), languages.replace(/^ {2}de: /m, `${line}$&`))

  for (const file of globSync(['apps/{server,web}/src/**/*.ts', 'packages/*/src/**/*.ts'], { cwd: copy }))
    for (const [, name = '', folder = '', inside = ''] of readFileSync(at(file), 'utf8').matchAll(CATALOGUE)) {
      const words = at(join(dirname(file), folder, `${TAG}${inside}.ts`))
      catalogues.push({ file: at(file), name, words })
      mkdirSync(dirname(words), { recursive: true })
      writeFileSync(
        words,
        `import { catalogues } from '${at('packages/rules/src/language/index.ts')}'
import { loud } from '${join(root, 'scripts/words/loud.ts')}'
export const words = loud(catalogues().find(({ name }) => name === '${name}').in('en'))\n`,
      )
    }
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

describe('a third language', () => {
  it(
    'LANG-6 is a line and files: the server answers in it, and every catalogue is read in it',
    { timeout: 60_000 },
    () => {
      expect(catalogues.length).toBeGreaterThan(20)
      const probe = at('apps/server/src/probe.ts')
      writeFileSync(probe, PROBE)
      const run = spawnSync(process.execPath, [probe, JSON.stringify(catalogues.map(({ file }) => file))], {
        encoding: 'utf8',
      })
      expect(run.stderr).toBe('')
      expect(JSON.parse(run.stdout)).toEqual({
        answers: [
          '«There is no table at this address. Check the link.»',
          'There is no table at this address. Check the link.',
        ],
        quiet: [],
        areas: catalogues.length,
      })
    },
  )
})
