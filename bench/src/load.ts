/**
 * `npm run load`: how many commands a second one server sustains, how long people wait for what is done, and what it
 * costs. README.md has the arguments. Ends with 1 if anything went wrong.
 */
import { writeFileSync } from 'node:fs'
import { wantedBy } from './load/arguments.ts'
import { compare } from './load/compare.ts'
import { printed } from './load/print.ts'
import { run } from './load/run.ts'

const say = (text: string): void => void process.stdout.write(`${text}\n`)

try {
  const wanted = wantedBy(process.argv.slice(2))
  const found = wanted.compare ? await compare(wanted, say) : await run(wanted)
  const reports = 'on' in found ? [...found.on, ...found.off] : [found]
  if (!('on' in found)) say(printed(found))
  if (wanted.json !== undefined) writeFileSync(wanted.json, `${JSON.stringify(found, null, 2)}\n`)
  const wrong = reports.some(({ errors, commands }) => commands === 0 || Object.keys(errors).length > 0)
  process.exitCode = wrong ? 1 : 0
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
