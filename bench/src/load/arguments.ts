/** What a load is asked for on the command line. */
import { parseArgs } from 'node:util'
import { availableParallelism } from 'node:os'
import { z } from 'zod'

export const GAMES = ['new-and-magic-land', 'towerlands', 'inverted-tower', 'small-story'] as const
const count = z.coerce.number().int().min(1)

const schema = z.object({
  tables: count.default(50),
  /** At each table: the chair, up to four players, and spectators. */
  people: z.coerce.number().int().min(3).default(7),
  seconds: count.default(20),
  /** Commands a second over all tables, whatever comes of the ones before; without it each table sends its next command when everyone has seen the last. */
  rate: z.coerce.number().positive().optional(),
  game: z.enum(GAMES).default('new-and-magic-land'),
  journal: z.enum(['sqlite', 'postgres', 'off']).default('sqlite'),
  /** A server that runs already. */
  url: z
    .url()
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  /** Where its metrics are read. */
  metrics: z.url().optional(),
  /** A file for the figures. */
  json: z.string().optional(),
  /** A folder for the server’s CPU profile. */
  profile: z.string().optional(),
  /** How many processes the people share. */
  processes: count.default(Math.max(1, availableParallelism() - 1)),
  compare: z.boolean().default(false),
  /** How often a comparison measures each of the two. */
  rounds: count.default(2),
})

export type Wanted = z.infer<typeof schema>
export type GameName = Wanted['game']

/** @throws with one line for each argument that can’t be used */
export const wantedBy = (args: readonly string[]): Wanted => {
  const { values } = parseArgs({
    args: args.filter((arg) => arg !== '--'),
    options: Object.fromEntries(
      Object.keys(schema.shape).map((name) => [name, { type: name === 'compare' ? 'boolean' : 'string' } as const]),
    ),
  })
  const parsed = schema.safeParse(values)
  if (!parsed.success)
    throw new Error(parsed.error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`).join('\n'))
  const wanted = parsed.data
  const { DATABASE_URL = '' } = process.env
  if (wanted.journal === 'postgres' && wanted.url === undefined && DATABASE_URL === '')
    throw new Error('--journal postgres: set DATABASE_URL to an empty database')
  if (wanted.game === 'small-story' && wanted.people < 5)
    throw new Error('--people: the small story wants five or more')
  if (wanted.compare && wanted.url !== undefined) throw new Error('--compare: starts its own servers, so no --url')
  return wanted
}
