import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../src', import.meta.url))

/** Every file that a file pulls in when it runs: imports of types alone pull nothing in. */
const reached = (from: string, all = new Set<string>()): Set<string> => {
  if (all.has(from)) return all
  all.add(from)
  const source = readFileSync(from, 'utf8')
  for (const [statement, path] of source.matchAll(/^(?:import|export)\s[^'"]*?from '(\.[^']+)'/gms))
    if (path !== undefined && !/^(?:import|export) type\b/.test(statement)) reached(join(dirname(from), path), all)
  return all
}

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(folder, name))

describe('the doors', () => {
  const open = new Set([...reached(join(root, 'index.ts'))].map((file) => relative(root, file)))

  it('the open door reaches nothing that decides or changes a state', () => {
    expect(open).toContain('new-and-magic-land/legal.ts')
    for (const file of [
      'new-and-magic-land/acting.ts',
      'new-and-magic-land/drafted.ts',
      'new-and-magic-land/rules.ts',
      'new-and-magic-land/game.ts',
      'contract/drafts.ts',
      'house/decide.ts',
      'house/evolve.ts',
      'house/chapters.ts',
      'table/event.ts',
    ])
      expect(open).not.toContain(file)
    expect([...open].filter((file) => file.startsWith('authority'))).toEqual([])
  })

  it('every rule that decides stands beside, not in, the file that says what it takes', () => {
    const legals = filesUnder(join(root, 'new-and-magic-land')).filter((file) => file.endsWith('.legal.ts'))
    expect(legals.length).toBeGreaterThan(15)
    for (const file of legals) expect(open).toContain(relative(root, file))
  })

  it('nothing that plays reaches the third door', () => {
    const played = [...reached(join(root, 'authority.ts'))].map((file) => relative(root, file))
    expect(played.filter((file) => file.includes('testing') || file.includes('test-chance'))).toEqual([])
    expect([...open].filter((file) => file.includes('testing'))).toEqual([])
  })
})
