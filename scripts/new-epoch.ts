/** `npm run new-epoch`: after a journal was restored by other means. Every server has to be stopped. */
import { existsSync } from 'node:fs'
import { renewPostgresEpoch } from '../apps/server/src/journal/postgres/epoch.ts'
import { holdAlone } from '../apps/server/src/keeping/hold.ts'
import { renewEpoch } from '../apps/server/src/keeping/restore.ts'
import { task } from './task.ts'

const renewed = (journal: string): string => {
  if (!existsSync(journal)) throw new Error(`There is no journal at ${journal}: is DATA_DIR right?`)
  holdAlone(journal).release()
  return renewEpoch(journal)
}

await task('npm run new-epoch', async ({ config: { DATABASE_URL: url }, journal }) => {
  const epoch = url === undefined ? renewed(journal) : await renewPostgresEpoch(url)
  return `The journal’s epoch is ${epoch} now: whoever comes back gets a whole view.`
})
