/**
 * `npm run audit`: asks the registry for known holes in what is run and served, and in all that is used to build and test
 * it. Ends with 1 if there are some, with 2 if the registry does not answer.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
/** Errors of asking, and not of what was found. */
const NO_ANSWER =
  /ERR_PNPM_(AUDIT|META|FETCH|NO_MATCHING)\w*|ENOTFOUND|ECONN\w+|ETIMEDOUT|EAI_AGAIN|error sending request/

const audit = (what: string, args: readonly string[]): 0 | 1 | 2 => {
  const { status, stdout, stderr } = spawnSync('npx', ['--yes', 'pnpm@12.21.0', 'audit', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  const said = `${stdout}${stderr}`
  if (status === 0) process.stdout.write(`${what}: nothing is known\n`)
  else if (NO_ANSWER.test(said)) {
    const why = /responded with (\d+)/.exec(said)?.[1] ?? NO_ANSWER.exec(said)?.[0] ?? ''
    process.stdout.write(`${what}: not audited, the registry does not answer (${why})\n`)
    return 2
  } else process.stdout.write(`${what}:\n${said}\n`)
  return status === 0 ? 0 : 1
}

const answers = [audit('What is run and served', ['--prod']), audit('Everything', [])]
process.exitCode = answers.includes(1) ? 1 : Math.max(...answers)
