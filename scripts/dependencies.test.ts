/** Every dependency has an exact version and a line in docs/decisions that says why this one; no line is left over. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const PAGE = 'docs/decisions/0002-dependencies.md'
const EXACT = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

interface Wanted {
  readonly by: string
  readonly name: string
  readonly version: string
}

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

const MANIFESTS = [
  'package.json',
  ...globSync(['apps/*/package.json', 'packages/*/package.json', 'bench/package.json'], { cwd: ROOT }),
]

/** What is asked of a registry; what the workspace has itself is left out. */
const wanted: Wanted[] = MANIFESTS.flatMap((by) => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read(by)) as Manifest
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(([, version]) => version !== 'workspace:*')
    .map(([name, version]) => ({ by, name, version }))
})

/** Rows such as: | `zod` | 4.6.7 | … | */
const recorded = new Map(
  [...read(PAGE).matchAll(/^\|\s*`([^`]+)`\s*\|\s*(\S+)\s*\|/gm)].map(([, name = '', version = '']) => [name, version]),
)

describe('dependencies', () => {
  it('has exact versions', () => {
    expect(wanted.filter(({ version }) => !EXACT.test(version))).toEqual([])
  })

  it(`has a line in ${PAGE} for each, with its version`, () => {
    expect(wanted.filter(({ name, version }) => recorded.get(name) !== version)).toEqual([])
  })

  it(`has no line in ${PAGE} for what nobody uses`, () => {
    const used = new Set(wanted.map(({ name }) => name))
    expect([...recorded.keys()].filter((name) => !used.has(name))).toEqual([])
  })
})
