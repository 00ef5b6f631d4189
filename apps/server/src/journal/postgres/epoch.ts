/** Another life of the journal on PostgreSQL: for a database that was restored. */
import { randomBytes } from 'node:crypto'
import { renewEpochIn } from '../sql/upkeep.ts'
import { postgresCompiler } from './compiler.ts'
import { Database } from './database.ts'
import { migrate } from './migrate.ts'

const PATIENCE = { connect: 5_000, answer: 10_000 }

/**
 * Void every cursor that was told before. Servers read the epoch when they start: no one may run meanwhile.
 * @returns the new epoch
 * @throws what keeps a server from starting
 */
export const renewPostgresEpoch = async (url: string): Promise<string> => {
  await migrate(url, PATIENCE)
  const database = new Database({ url, most: 1, patience: PATIENCE })
  const epoch = randomBytes(8).toString('hex')
  try {
    await database.run(renewEpochIn(postgresCompiler()), { epoch })
  } finally {
    await database.close()
  }
  return epoch
}
