/** What is run and served may be passed on by anybody, and docs/licences.md lists it. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ALLOWED, PAGE, page, production } from './licences.ts'

const packages = production()

it('what is run and served is under licences that let anybody pass it on', () => {
  expect(packages.length).toBeGreaterThan(100)
  expect(packages.filter(({ licence }) => !ALLOWED.has(licence))).toEqual([])
})

it('docs/licences.md is what npm run licences would write', () => {
  expect(readFileSync(PAGE, 'utf8')).toBe(page(packages))
})
