/**
 * What is fetched together. Pages and games are asked for when they are wanted (`import()`), and whatever two of them share would
 * become a file of its own: a table began with more than a hundred small files, each of which costs a slow phone some milliseconds.
 * So there is one file for what pages have in common, one for what is at every table, one for what the tables of several games need,
 * and two or three for each game. What comes later (a dialog, a book, a ballot) stays apart.
 *
 * From each first module everything counts that it imports, straight or through others. A door that gives more than a first screen needs
 * (`@homestake/client`) would carry all of it along: `e2e/budget-bytes.test.ts` counts bytes and files.
 */
import { dirname, join } from 'node:path'
import type { Rolldown } from 'vite'

type Group = Rolldown.CodeSplittingGroup
type Context = Parameters<Exclude<Group['name'], string>>[1]

const SRC = join(import.meta.dirname, 'src')
const RULES = join(import.meta.dirname, '../../packages/rules/src')

const PAGE = join(SRC, 'main.ts')
const LANDING = join(SRC, 'landing/Landing.svelte')
const LANDINGS = [LANDING, join(SRC, 'landing/Bring.svelte'), join(SRC, 'landing/Own.svelte')]
const TABLE = join(SRC, 'doors/Door.svelte')
const GAMES = ['new-and-magic-land', 'towerlands', 'inverted-tower']
/** What is told to spectators, of each game by itself: fetched for them at once. */
const TOLD = join(SRC, 'table/watching/Told.svelte')
const screensOf = (game: string): string => join(SRC, 'games', game, 'index.ts')
const tellingOf = (game: string): string => join(SRC, 'games', game, 'telling/index.ts')
const rulesOf = (game: string): string => join(RULES, game, 'index.ts')

/** In the folder of a first module, or in one below. */
const within = (id: string, first: string): boolean => id.startsWith(`${dirname(first)}/`)

/** Everything that is fetched with a module, itself too. */
const reachable = (ctx: Context, first: string): ReadonlySet<string> => {
  const found = new Set<string>()
  const next = [first]
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    if (found.has(id)) continue
    found.add(id)
    next.push(...(ctx.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}

export const firstScreens = (): Group[] => {
  const known = new Map<string, ReadonlySet<string>>()
  const needs = (ctx: Context, first: string, id: string): boolean => {
    const found = known.get(first) ?? reachable(ctx, first)
    known.set(first, found)
    return found.has(id)
  }
  /** How many of them need it. */
  const sharers = (ctx: Context, firsts: readonly string[], id: string) =>
    firsts.filter((first) => needs(ctx, first, id)).length

  const screens = GAMES.map(screensOf)
  const rules = GAMES.map(rulesOf)
  const tellings = GAMES.map(tellingOf)
  const wanted: readonly (readonly [name: string, has: (ctx: Context, id: string) => boolean])[] = [
    [
      'app',
      (ctx, id) =>
        needs(ctx, PAGE, id) ||
        sharers(ctx, rules, id) > 1 ||
        (needs(ctx, LANDING, id) && (needs(ctx, TABLE, id) || sharers(ctx, screens, id) > 1)),
    ],
    ['landing', (ctx, id) => within(id, LANDING) && LANDINGS.some((first) => needs(ctx, first, id))],
    ['table', (ctx, id) => needs(ctx, TABLE, id)],
    [
      'tables',
      (ctx, id) =>
        sharers(ctx, screens, id) > 1 ||
        (sharers(ctx, screens, id) > 0 && (needs(ctx, TOLD, id) || sharers(ctx, tellings, id) > 1)),
    ],
    ...GAMES.flatMap((game) => [
      [
        `${game}-rules`,
        (ctx: Context, id: string) => within(id, rulesOf(game)) && needs(ctx, rulesOf(game), id),
      ] as const,
      [game, (ctx: Context, id: string) => within(id, screensOf(game)) && needs(ctx, screensOf(game), id)] as const,
      // It begins with them, and others need them later.
      [`${game}-parts`, (ctx: Context, id: string) => needs(ctx, screensOf(game), id)] as const,
    ]),
  ]
  return wanted.map(([name, has], i) => ({
    name: (id, ctx) => (has(ctx, id) ? name : null),
    priority: wanted.length - i,
    // Each has them by itself; what is only named in a door, and needed by nobody, stays out.
    includeDependenciesRecursively: false,
  }))
}
