/** docs/SPEC.md can’t rot: each of its rules is carried by the title of a test, and each number in a title is a rule’s. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const SHELVES = ['apps/server', 'apps/web/src', 'packages', 'e2e', 'scripts']

const testsUnder = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => name !== 'node_modules' && name !== 'dist')
        .flatMap((name) => testsUnder(join(path, name)))
    : /(\.test\.ts|contract\/[a-z-]+\.ts)$/.test(path)
      ? [readFileSync(path, 'utf8')]
      : []

const titles = SHELVES.flatMap((shelf) => testsUnder(join(root, shelf)))
  .join('\n')
  .split('\n')
  .filter(
    (line) => /\b(it|test|describe)(\.each)?\b/.test(line) || /^\s*[`'"].*[`'"],$/.test(line) || /\)\(/.test(line),
  )
  .join('\n')

const spec = readFileSync(join(root, 'docs/SPEC.md'), 'utf8')
const rules = [...spec.matchAll(/^- \*\*([A-Z]+-\d+)\*\*( _Accepted limit)?/gm)].map(([, id = '', limit]) => ({
  id,
  limit: limit !== undefined,
}))
const kinds = [...new Set(rules.map(({ id }) => id.split('-')[0]))].join('|')

describe('the specification', () => {
  it('every rule is carried by the title of a test', () => {
    expect(
      rules.filter(({ id, limit }) => !limit && !new RegExp(`\\b${id}\\b`).test(titles)).map(({ id }) => id),
    ).toEqual([])
  })

  it('every number in a title is that of a rule', () => {
    const known = new Set(rules.map(({ id }) => id))
    const used = [...titles.matchAll(new RegExp(`\\b(${kinds})-\\d+\\b`, 'g'))].map(([id]) => id)
    expect([...new Set(used)].filter((id) => !known.has(id))).toEqual([])
  })
})
