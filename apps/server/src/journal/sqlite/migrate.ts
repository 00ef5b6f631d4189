/**
 * The schema of the embedded journal, as steps that only go forward. `user_version` says how many a file has had.
 * A step that was released is never edited: a change is a new step at the end.
 */
import type { Database } from 'better-sqlite3'

/** In order; exported for tests that build what an earlier version left. */
export const STEPS: readonly string[] = [
  // `entries` and `snapshots` keep their rowid: bodies of a few KB do not belong into the nodes of a primary key, and
  // what many tables append at once lands on neighbouring pages.
  `
  CREATE TABLE tables (
    table_id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE entries (
    table_id TEXT NOT NULL,
    v INTEGER NOT NULL CHECK (v > 0),
    actor TEXT NOT NULL,
    command_id TEXT NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, v),
    UNIQUE (table_id, actor, command_id)
  ) STRICT;

  CREATE TABLE lines (
    table_id TEXT NOT NULL,
    compartment TEXT NOT NULL CHECK (compartment <> 'sealed'),
    n INTEGER NOT NULL,
    v INTEGER NOT NULL,
    lines TEXT NOT NULL CHECK (json_valid(lines)),
    PRIMARY KEY (table_id, compartment, n)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX lines_by_version ON lines (table_id, compartment, v);

  CREATE TABLE snapshots (
    table_id TEXT NOT NULL PRIMARY KEY,
    v INTEGER NOT NULL,
    shape INTEGER NOT NULL,
    body TEXT NOT NULL CHECK (json_valid(body))
  ) STRICT;

  CREATE TABLE probe (id INTEGER NOT NULL PRIMARY KEY, count INTEGER NOT NULL, padding TEXT NOT NULL) STRICT;
  INSERT INTO probe VALUES (1, 0, '');
  `,
  // The epoch says which life of the journal this is: a restore begins another.
  `
  CREATE TABLE meta (name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  INSERT INTO meta VALUES ('epoch', lower(hex(randomblob(8))));
  `,
]

/** The schema that this code reads and writes. */
export const SCHEMA_VERSION = STEPS.length

/**
 * Bring a database up to date, all steps or none.
 * @throws if the database has had steps that this code does not know
 */
export const migrate = (database: Database, path: string): void => {
  const bringUpToDate = database.transaction(() => {
    const had = Number(database.pragma('user_version', { simple: true }))
    if (had > SCHEMA_VERSION)
      throw new Error(
        `${path} was written by a newer Homestake (its schema is ${had}, this one knows ${SCHEMA_VERSION}). ` +
          'Start the newer version, or give another DATA_DIR.',
      )
    for (const step of STEPS.slice(had)) database.exec(step)
    if (had < SCHEMA_VERSION) database.pragma(`user_version = ${SCHEMA_VERSION}`)
  })
  bringUpToDate.immediate()
}
