/** Compile the statements of the embedded journal: `node scripts/statements.ts`, after one of them has changed. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { compile } from '../apps/server/src/journal/sqlite/compiler.ts'

const path = join(import.meta.dirname, '../apps/server/src/journal/sqlite/compiled.json')
const style = await resolveConfig(path)
writeFileSync(path, await format(JSON.stringify(compile()), { ...style, filepath: path }))
