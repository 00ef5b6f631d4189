/** `npm run backup -- <file>`: the journal as one file, while the server plays on. */
import { resolve } from 'node:path'
import { backUp } from '../apps/server/src/keeping/backup.ts'
import { embedded, task } from './task.ts'

await task('npm run backup -- <file>', (asked) => {
  const file = resolve(asked.given[0] ?? '')
  const { bytes, tables, entries } = backUp(embedded(asked), file)
  return `${file}: ${bytes} bytes, ${tables} tables, ${entries} entries. It holds the games’ secrets: keep it to yourself.`
})
