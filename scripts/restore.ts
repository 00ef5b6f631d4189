/** `npm run restore -- <file>`: a backup becomes the journal. The server has to be stopped. */
import { resolve } from 'node:path'
import { restore } from '../apps/server/src/keeping/restore.ts'
import { embedded, task } from './task.ts'

await task('npm run restore -- <file>', (asked) => {
  const file = resolve(asked.given[0] ?? '')
  const { tables, entries, kept } = restore(resolve(embedded(asked)), file)
  const before = kept === null ? 'There was no journal before.' : `What was there before is ${kept} now.`
  return `${file} is the journal: ${tables} tables, ${entries} entries. ${before}`
})
