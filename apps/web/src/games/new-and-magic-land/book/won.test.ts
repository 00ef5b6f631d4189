import { expect, test } from 'vitest'
import { wonIn } from './won.ts'

const names = { first: 'Ruth', second: 'The river' }
const stakes = { first: 'The beams come whole', second: 'The sledge is gone' }
const declared = (second: string) => ({ event: { type: 'conflict-declared', first: 'seat0001', second } })
const won = (winner: 'first' | 'second' | null) => ({
  event: { type: 'conflict-won', outcome: { winner }, names, stakes },
})

test('REST-3 what settlers won is told in the words of their stakes, and what the opposition won is not', () => {
  expect(wonIn([declared('gm'), won('first')])).toEqual(['Ruth: The beams come whole'])
  expect(wonIn([declared('gm'), won('second'), declared('gm'), won(null)])).toEqual([])
  expect(wonIn([declared('seat0002'), won('second')])).toEqual(['The river: The sledge is gone'])
})
