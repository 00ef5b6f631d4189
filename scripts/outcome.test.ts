/** The last lines of `npm test` name everything that did not pass. */
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { outcomeOf, readOutcome } from './outcome.ts'

const file = (name: string, status: string, tests: readonly (readonly [string, string])[]) => ({
  name: join('/home', name),
  status,
  assertionResults: tests.map(([fullName, of]) => ({ fullName, status: of })),
})

it('counts what passed, and names what failed or was skipped by its file and title', () => {
  const testResults = [
    file('a.test.ts', 'passed', [['adds', 'passed']]),
    file('b/c.test.ts', 'failed', [
      ['takes away', 'failed'],
      ['adds', 'passed'],
      ['divides', 'skipped'],
    ]),
  ]
  expect(outcomeOf({ testResults }, '/home')).toEqual({
    passed: 2,
    failed: ['b/c.test.ts: takes away', 'b/c.test.ts: divides (skipped)'],
  })
})

it('names a file that could not be loaded, or whose hooks failed', () => {
  const testResults = [file('a.test.ts', 'failed', []), file('b.test.ts', 'failed', [['adds', 'passed']])]
  expect(outcomeOf({ testResults }, '/home')).toEqual({
    passed: 1,
    failed: ['a.test.ts: the file itself', 'b.test.ts: the file itself'],
  })
})

it('a report that is not there is a failure', () => {
  expect(readOutcome(join(import.meta.dirname, 'nowhere.json'), import.meta.dirname)).toEqual({
    passed: 0,
    failed: ['nowhere.json: no report was written'],
  })
})
