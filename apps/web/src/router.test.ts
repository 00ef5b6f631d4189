import { expect, test } from 'vitest'
import { pageOf } from './router.svelte.ts'

const at = (pathname: string, hash = '', search = '') => pageOf({ pathname, hash, search })
const KEY = 'abcdefghijklmnopqrstuvwx'

test('the front door, and the page for a new table', () => {
  expect(at('/')).toEqual({ at: 'landing' })
  expect(at('/new')).toEqual({ at: 'new' })
})

test('a link has its key in the fragment', () => {
  expect(at('/t/table-0001', `#${KEY}`)).toEqual({ at: 'table', table: 'table-0001', key: KEY, reads: null })
})

test('a link that lost its key still knows its table', () => {
  expect(at('/t/table-0001')).toEqual({ at: 'table', table: 'table-0001', key: null, reads: null })
  expect(at('/t/table-0001/', '#short')).toEqual({ at: 'table', table: 'table-0001', key: null, reads: null })
})

test('a table’s chronicle has an address of its own', () => {
  expect(at('/t/table-0001/book', `#${KEY}`)).toEqual({ at: 'table', table: 'table-0001', key: KEY, reads: 'book' })
  expect(at('/t/table-0001/replay/12-40')).toMatchObject({ at: 'table', table: 'table-0001', reads: 'replay' })
  expect(at('/t/table-0001/replay/x')).toEqual({ at: 'nowhere' })
  expect(at('/t/table-0001/dice/')).toEqual({ at: 'table', table: 'table-0001', key: null, reads: 'dice' })
})

test('WATCH-2 the overlay for streaming software is the table’s address with a word behind it', () => {
  expect(at('/t/table-0001', `#${KEY}`, '?overlay')).toEqual({ at: 'overlay', table: 'table-0001', key: KEY })
  expect(at('/t/table-0001', `#${KEY}`, '?other')).toMatchObject({ at: 'table' })
})

test('how a game is played here is a page for each game', () => {
  expect(at('/rules/new-and-magic-land', '#N-R12')).toEqual({ at: 'rulings', game: 'new-and-magic-land' })
  expect(at('/rules/towerlands/')).toEqual({ at: 'rulings', game: 'towerlands' })
  expect(at('/rules/chess')).toEqual({ at: 'nowhere' })
  expect(at('/rules/constructor')).toEqual({ at: 'nowhere' })
})

test('every other address leads nowhere', () => {
  expect(at('/t/x')).toEqual({ at: 'nowhere' })
  expect(at('/t/table-0001/more')).toEqual({ at: 'nowhere' })
})
