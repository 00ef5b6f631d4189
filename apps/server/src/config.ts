/** Configuration: environment variables with defaults. A bad value is told by its name, and nothing starts. */
import { join } from 'node:path'
import { z } from 'zod'
import { isTrust } from './http/address.ts'

const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most)
const seconds = whole(1, 86_400)

const list = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

const origin = z.url({ protocol: /^https?$/, error: 'each should look like https://table.example.org' })

const schema = z.object({
  PORT: whole(0, 65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'this should look like postgres://user:password@host:5432/database' })
    .optional(),
  PUBLIC_URL: z.url().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** How often each viewer is told where the server stands. */
  BEAT_SECONDS: seconds.default(10),
  /** How long a table that nobody looks at stays in memory. */
  IDLE_SECONDS: seconds.default(60),
  /** How long a process that is told to end plays on and lets nobody new in, so that a load balancer notices. */
  DRAIN_SECONDS: whole(0, 300).default(0),
  /** A table is summed up after so many entries, so that it wakes fast. */
  SNAPSHOT_EVERY: whole(1, 100_000).default(100),
  /** A table that nobody has touched for so long is deleted; unset: never. */
  RETENTION_DAYS: whole(1, 36_500).optional(),
  /** Whether a table may be watched that plays itself. */
  DEMO: z
    .enum(['on', 'off'])
    .default('on')
    .transform((set) => set === 'on'),
  /** Where the source of this server can be had: the front door leads there. */
  SOURCE_URL: z
    .url({ protocol: /^https?$/, error: 'this should look like https://git.example.org/homestake' })
    .optional(),
  SEATS_PER_TABLE: whole(1, 64).default(12),
  SOCKETS_PER_TABLE: whole(1, 10_000).default(400),
  TABLES_PER_HOUR: whole(1, 1_000_000).default(60),
  MESSAGES_PER_SECOND: whole(1, 10_000).default(15),
  MESSAGE_BURST: whole(1, 10_000).default(60),
  /** What may wait for one connection that does not read, in bytes. */
  QUEUE_BYTES: whole(65_536, 1_073_741_824).default(1_048_576),
  /** How often one address may ask for a table that is not there, or with a key that does not fit. */
  FAILED_LOOKS_PER_MINUTE: whole(1, 1_000_000).default(300),
  /** Other origins whose pages may speak to this server. */
  ALLOWED_ORIGINS: z
    .string()
    .transform(list)
    .pipe(z.array(origin.transform((url) => new URL(url).origin)))
    .default([]),
  /** Whose word on a client's address counts: how many proxies, or their addresses. */
  TRUST_PROXY: z
    .union([whole(1, 32), z.string().refine(isTrust, 'a number of proxies, or their addresses').transform(list)])
    .default([]),
  METRICS_PORT: whole(0, 65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
})

export type Config = z.infer<typeof schema>

/** The file of the embedded journal. */
export const journalFile = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string => join(DATA_DIR, 'homestake.sqlite')

/** What may be set. */
export const SETTINGS: ReadonlySet<string> = new Set(Object.keys(schema.shape))

/** Not told back: it may hold a password. */
const SECRET: ReadonlySet<string> = new Set(['DATABASE_URL'])

/**
 * @param env such as `process.env`
 * @throws with one line for each bad variable
 */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): Config => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map((issue) => {
    const name = issue.path.join('.')
    return `  ${name}=${SECRET.has(name) ? '…' : String(given[name] ?? '')}: ${issue.message}`
  })
  throw new Error(`The configuration can’t be used:\n${problems.join('\n')}`)
}
