/** What a start loads: in a process of its own, since this one has loaded more. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const SRC = join(import.meta.dirname, '../src')

/** Whether PostgreSQL's own library is loaded after these files are. */
const loadsPostgres = (...files: readonly string[]): boolean => {
  const imports = files.map((file) => `await import(${JSON.stringify(join(SRC, file))})`)
  const found = `Object.keys(createRequire(import.meta.url).cache).some((path) => /node_modules.pg.lib/.test(path))`
  const program = [`import { createRequire } from 'node:module'`, ...imports, `console.log(${found})`].join('\n')
  const told = execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' })
  return told.trim() === 'true'
}

it('TABLE-10 a server that has its journal in a file loads nothing of PostgreSQL', { timeout: 60_000 }, () => {
  expect(loadsPostgres('server.ts', 'journal/sqlite/open.ts')).toBe(false)
  expect(loadsPostgres('server.ts', 'journal/postgres/open.ts')).toBe(true)
})
