import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

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
const reachedBy = (door: string): string[] => [...reached(join(root, door))].map((file) => relative(root, file))

/** The doors of the package, by the file behind each. */
const { exports } = z
  .object({ exports: z.record(z.string(), z.string().transform((file) => file.replace('./src/', ''))) })
  .parse(JSON.parse(readFileSync(join(root, '../package.json'), 'utf8'))) // prettier-ignore
const CLOSED = ['./authority', './testing']
const OPEN = Object.entries(exports).filter(([door]) => !CLOSED.includes(door))

/** A game is a folder with an open half. */
const GAMES = readdirSync(root).filter((name) => existsSync(join(root, name, 'open.ts')))
const filesOf = (game: string): string[] =>
  readdirSync(join(root, game), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(game, name))

/** What addresses events, changes a state, or draws dice from a seed. A rule that decides needs one of them. */
const DECIDING = /^(authority|contract\/drafts|contract\/test-chance|house\/(decide|evolve|chapters)|table\/event)\b/
/** A rule stands beside the file that says what it takes. */
const isRule = (file: string): boolean => existsSync(join(root, file.replace(/\.ts$/, '.legal.ts')))
const decides = (file: string): boolean =>
  DECIDING.test(file) ||
  isRule(file) ||
  GAMES.some((game) => file === join(game, 'game.ts')) ||
  file.includes('testing')

describe('the doors', () => {
  it('each game has one of its own', () => {
    expect(GAMES.length).toBeGreaterThan(1)
    for (const game of GAMES) expect(exports[`./${game}`]).toBe(`${game}/index.ts`)
  })

  it.each(OPEN)('%s reaches nothing that decides or changes a state', (_door, file) => {
    expect(reachedBy(file).filter(decides)).toEqual([])
  })

  it.each(GAMES)('that of %s says what each of its rules takes, and no other game’s', (game) => {
    const open = reachedBy(join(game, 'index.ts'))
    expect(open).toEqual(expect.arrayContaining([join(game, 'open.ts'), join(game, 'legal.ts')]))
    expect(filesOf(game).filter((file) => file.endsWith('.legal.ts') && !open.includes(file))).toEqual([])
    expect(open.filter((file) => GAMES.some((other) => other !== game && file.startsWith(`${other}/`)))).toEqual([])
  })

  it.each(GAMES)('what decides in %s is looked for in the right places: the authority’s half reaches it', (game) => {
    const closed = reachedBy(join(game, 'game.ts'))
    expect(closed).toEqual(expect.arrayContaining(['table/event.ts', join(game, 'rules.ts')]))
    expect(filesOf(game).filter((file) => isRule(file) && !closed.includes(file))).toEqual([])
  })

  it('nothing that plays reaches the third door', () => {
    const played = [exports['./authority'] ?? '', ...GAMES.map((game) => join(game, 'game.ts'))].flatMap(reachedBy)
    expect(played.filter((file) => file.includes('testing') || file.includes('test-chance'))).toEqual([])
  })
})
