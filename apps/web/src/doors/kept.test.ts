import { expect, test } from 'vitest'
import { keep, keepName, keptName, keptOf, keptTables, makeToken, type Shelf } from './kept.ts'

const shelf = (): Shelf => {
  const map = new Map<string, string>()
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    get length() {
      return map.size
    },
    key: (index) => [...map.keys()][index] ?? null,
  }
}

test('a token is 32 characters that an address can hold, and never the same', () => {
  expect(makeToken()).toMatch(/^[A-Za-z0-9_-]{32}$/)
  expect(makeToken()).not.toBe(makeToken())
})

test('what is kept of a table adds up', () => {
  const on = shelf()
  keep('table-1', { token: 'secret' }, on)
  keep('table-1', { title: 'Bitter Creek', last: 'key' }, on)
  expect(keptOf('table-1', on)).toMatchObject({ token: 'secret', title: 'Bitter Creek', last: 'key' })
})

test('a name is kept for the next table, and is no table', () => {
  const on = shelf()
  expect(keptName(on)).toBe('')
  keepName('Ann', on)
  expect([keptName(on), keptTables(on)]).toEqual(['Ann', []])
})

test('what is spoilt counts as nothing', () => {
  const on = shelf()
  on.setItem('homestake:table:table-1', '{"title":')
  expect(keptOf('table-1', on).token).toBeNull()
})

test('tables that were never entered are not listed', () => {
  const on = shelf()
  keep('table-1', { token: 'secret' }, on)
  keep('table-2', { last: 'key' }, on)
  expect(keptTables(on).map(({ table }) => table)).toEqual(['table-2'])
})
