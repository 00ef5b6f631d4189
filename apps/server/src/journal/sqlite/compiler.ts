/**
 * The statements of the embedded journal as the query builder makes them. `compiled.json` holds what comes of it, so that
 * no start has to load the builder: `node scripts/statements.ts` writes it anew, and a test holds it to this.
 */
import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import type { Schema } from '../sql/schema.ts'
import { statementsFor } from '../sql/statements.ts'
import type { Compiled } from '../sql/statement.ts'
import { epochIn, touchedAt, untouchedIn } from '../sql/upkeep.ts'

/** Kysely that compiles for SQLite and runs nothing. */
const compiler = (): Kysely<Schema> =>
  new Kysely<Schema>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  })

export const builtStatements = (db = compiler()) => ({
  ...statementsFor(db),
  epoch: epochIn(db),
  touched: touchedAt(db),
  untouched: untouchedIn(db),
})

/** What `compiled.json` has to hold. */
export const compile = (): Record<string, Compiled> =>
  Object.fromEntries(
    Object.entries(builtStatements()).map(([name, { sql, parameters }]) => [name, { sql, parameters }]),
  )
