import { expect, test } from 'vitest'
import { readingTime } from './reading-time.ts'
import { addressOf, stretchOf } from './stretch.ts'

test('REPLAY-5 a moment has an address, without any key in it', () => {
  const at = (address: string) => stretchOf(new URL(address, 'http://x'))
  for (const [from, to, moment] of [[12, 40, 17], [1, null, null], [5, null, 6]] as const)
    expect(at(addressOf('table-0001', { from, to }, moment))).toEqual({ from, to, at: moment })
  expect(at('/t/table-0001/replay')).toEqual({ from: 1, to: null, at: null })
  expect(at('/t/table-0001/replay/0?at=x')).toEqual({ from: 1, to: null, at: null })
}) // prettier-ignore

test('REPLAY-4 a line stays for as long as it takes to read', () => {
  expect(readingTime(['Snow.'])).toBeLessThan(readingTime(['Snow, and no end of it, all night long.']))
  expect(readingTime([])).toBeGreaterThan(500)
  expect(readingTime(['word '.repeat(900)])).toBeLessThanOrEqual(15_000)
})
