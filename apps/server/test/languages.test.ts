/** Every catalogue in every language: nothing is missing, and nothing is English by mistake. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { learnEveryLanguage } from '../src/language.ts'

const root = join(import.meta.dirname, '../../..')
const filesUnder = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => name !== 'node_modules' && name !== 'dist')
        .flatMap((name) => filesUnder(join(path, name)))
    : [path]
const german = ['apps/server/src', 'apps/web/src', 'packages']
  .flatMap((shelf) => filesUnder(join(root, shelf)))
  .filter((path) => /words\/de(\.ts|\/)/.test(path))

describe('words in German', () => {
  it('LANG-2 every catalogue of the server can be learnt', async () => {
    await expect(learnEveryLanguage()).resolves.toBeUndefined()
  })

  it.each(german.map((path) => [path.slice(root.length + 1), readFileSync(path, 'utf8')]))(
    '%s has the quotes of its language',
    (_path, text) => {
      expect(text.match(/“[^”]*”|„[^“]*"/g) ?? []).toEqual([])
    },
  )
})
