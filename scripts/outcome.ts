/** What a run of tests came to: how many passed, and which failed. */
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

export interface Outcome {
  readonly passed: number
  /** Each by its file and its whole title. A test that was skipped did not pass. */
  readonly failed: readonly string[]
}

interface Report {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

/**
 * Read what vitest's JSON reporter wrote.
 * @param root to which the names of files are relative
 */
export const outcomeOf = (report: Report, root: string): Outcome => {
  let passed = 0
  const failed: string[] = []
  for (const { name, status, assertionResults } of report.testResults) {
    const file = relative(root, name)
    const here: string[] = []
    for (const one of assertionResults)
      if (one.status === 'passed') passed++
      else here.push(`${file}: ${one.fullName}${one.status === 'failed' ? '' : ` (${one.status})`}`)
    // A file that could not be loaded, or whose hooks failed, may have no failed test of its own.
    if (status === 'failed' && here.length === 0) here.push(`${file}: the file itself`)
    failed.push(...here)
  }
  return { passed, failed }
}

/** As `outcomeOf`, from a file. A report that is not there, or cannot be read, is a failure. */
export const readOutcome = (path: string, root: string): Outcome => {
  try {
    return outcomeOf(JSON.parse(readFileSync(path, 'utf8')) as Report, root)
  } catch {
    return { passed: 0, failed: [`${relative(root, path)}: no report was written`] }
  }
}
