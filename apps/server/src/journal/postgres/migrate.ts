/**
 * The schema of the journal on PostgreSQL, as steps that only go forward. The table `homestake` says how many a database
 * has had. A step that was released is never edited: a change is a new step at the end.
 */
import pg from 'pg'
import { clientConfig, placeOf, type Patience } from './connect.ts'
import { messageOf } from './trouble.ts'

/** In order; exported for tests that build what an earlier version left. */
export const STEPS: readonly string[] = [
  // Bodies stay text: they are read whole, and `jsonb` would lay them out anew. The cast refuses lines that are no JSON.
  `
  CREATE TABLE tables (
    table_id text COLLATE "C" PRIMARY KEY,
    game text NOT NULL,
    created_at bigint NOT NULL
  );

  CREATE TABLE entries (
    table_id text COLLATE "C" NOT NULL,
    v bigint NOT NULL CHECK (v > 0),
    actor text COLLATE "C" NOT NULL,
    command_id text COLLATE "C" NOT NULL,
    at bigint NOT NULL,
    body text NOT NULL,
    PRIMARY KEY (table_id, v),
    UNIQUE (table_id, actor, command_id)
  );

  CREATE TABLE lines (
    table_id text COLLATE "C" NOT NULL,
    compartment text COLLATE "C" NOT NULL CHECK (compartment <> 'sealed'),
    n bigint NOT NULL,
    v bigint NOT NULL,
    lines text NOT NULL CHECK (lines::json IS NOT NULL),
    PRIMARY KEY (table_id, compartment, n)
  );
  CREATE INDEX lines_by_version ON lines (table_id, compartment, v);

  CREATE TABLE snapshots (
    table_id text COLLATE "C" PRIMARY KEY,
    v bigint NOT NULL,
    shape integer NOT NULL,
    body text NOT NULL CHECK (body::json IS NOT NULL)
  );

  CREATE TABLE probe (id integer PRIMARY KEY, count bigint NOT NULL, padding text NOT NULL);
  INSERT INTO probe VALUES (1, 0, '');
  `,
  // The epoch says which life of the journal this is: a restore begins another.
  `
  CREATE TABLE meta (name text COLLATE "C" PRIMARY KEY, value text NOT NULL);
  INSERT INTO meta VALUES ('epoch', substr(replace(gen_random_uuid()::text, '-', ''), 1, 16));
  `,
  // A function, because each of its statements sees what was written until the one before it was done waiting: entries of a
  // server that was appending when the table was deleted go too.
  `
  CREATE FUNCTION remove_table(gone text) RETURNS text LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM tables WHERE table_id = gone;
    IF NOT FOUND THEN RETURN NULL; END IF;
    DELETE FROM entries WHERE table_id = gone;
    DELETE FROM lines WHERE table_id = gone;
    DELETE FROM snapshots WHERE table_id = gone;
    RETURN gone;
  END
  $$;
  `,
  // Whoever appends holds the table's row: this waits for them, and then sees what they wrote.
  `
  CREATE FUNCTION remove_untouched(old text, before bigint) RETURNS text LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM FROM tables WHERE table_id = old FOR UPDATE;
    IF (SELECT at FROM entries WHERE table_id = old ORDER BY v DESC LIMIT 1) < before THEN RETURN remove_table(old); END IF;
    RETURN NULL;
  END
  $$;
  `,
]

/** The schema that this code reads and writes. */
export const SCHEMA_VERSION = STEPS.length

/** Servers that start together take turns, so that each step runs once. */
const LOCK = 0x40_6e_57_a6

const versionOf = async (client: pg.Client): Promise<number> => {
  await client.query('CREATE TABLE IF NOT EXISTS homestake (schema_version integer NOT NULL)')
  const { rows } = await client.query<{ schema_version: number }>('SELECT schema_version FROM homestake')
  const [row] = rows
  if (row !== undefined) return row.schema_version
  await client.query('INSERT INTO homestake VALUES (0)')
  return 0
}

const epochIn = async (client: pg.Client): Promise<string> => {
  const { rows } = await client.query<{ value: string }>("SELECT value FROM meta WHERE name = 'epoch'")
  const [row] = rows
  if (row === undefined) throw new Error('The database does not say which life of the journal it holds.')
  return row.value
}

const bringUpToDate = async (client: pg.Client, url: string): Promise<string> => {
  await client.query('BEGIN')
  await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK])
  const had = await versionOf(client)
  if (had > SCHEMA_VERSION)
    throw new Error(
      `The database ${placeOf(url).database} was written by a newer Homestake (its schema is ${had}, this one knows ` +
        `${SCHEMA_VERSION}). Start the newer version, or give another DATABASE_URL.`,
    )
  for (const step of STEPS.slice(had)) await client.query(step)
  if (had < SCHEMA_VERSION) await client.query('UPDATE homestake SET schema_version = $1', [SCHEMA_VERSION])
  const epoch = await epochIn(client)
  await client.query('COMMIT')
  return epoch
}

/**
 * Bring a database up to date, all steps or none.
 * @returns its epoch
 * @throws if it can't be reached, or has had steps that this code does not know; it is left as it is then
 */
export const migrate = async (url: string, patience: Patience): Promise<string> => {
  const client = new pg.Client(clientConfig(url, patience))
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    const { host, database } = placeOf(url)
    throw new Error(`PostgreSQL can’t be reached: ${messageOf(error)} (database ${database} at ${host}).`, {
      cause: error,
    })
  }
  try {
    return await bringUpToDate(client, url)
  } finally {
    // Ends the transaction too, if it is still open.
    await client.end()
  }
}
