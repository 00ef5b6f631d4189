/**
 * `npm run verify-dice <chronicle.json>`: recompute every throw of a chronicle that somebody saved, without any server. Says
 * for each chapter of the dice whether its seed is the promised one and whether each throw follows from it; for each secret
 * that was opened, whether it is what was promised; then how often each face fell. Ends with 1 if anything does not hold, with 2 if the file can't be read.
 */
import { readFileSync } from 'node:fs'
import { chronicleFile } from '@homestake/protocol'
import { checked, reportOf } from './verify-dice/check.ts'

const [path] = process.argv.slice(2)
const fail = (why: string): never => {
  process.stderr.write(`${why}\n`)
  process.exit(2)
}

const read = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    return fail(`${file} can’t be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

if (path === undefined) fail('Say which file: npm run verify-dice <chronicle.json>')
else {
  const parsed = chronicleFile.safeParse(read(path))
  if (!parsed.success) fail(`${path} is not a saved chronicle, or somebody has changed its form.`)
  else {
    const found = checked(parsed.data)
    if ('why' in found) fail(found.why)
    else {
      process.stdout.write(`${reportOf(found).join('\n')}\n`)
      process.exit(found.holds ? 0 : 1)
    }
  }
}
