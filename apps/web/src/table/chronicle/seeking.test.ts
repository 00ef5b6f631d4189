import type { ChronicleLine } from '@homestake/client'
import { expect, test } from 'vitest'
import type { TableSession } from '../session.svelte.ts'
import { Seeking } from './seeking.svelte.ts'

const line = (n: number, text: string, kind: 'telling' | 'talk'): ChronicleLine => ({
  n, at: n, by: 'chair', in: 'table', key: `table/${n}/0`, event: { type: 'said', kind, text },
}) // prettier-ignore

const session = {
  view: { table: { seats: {} } },
  names: { chair: 'The GM' },
  nameOf: () => 'The GM',
  said: ({ event }: ChronicleLine) => ({ kind: event['kind'], text: event['text'] }),
} as unknown as TableSession

test('nothing is looked for until somebody says what; then only that is shown', () => {
  const lines = [line(1, 'The ferry is rotten.', 'telling'), line(2, 'Who brings snacks?', 'talk')]
  const seeking = new Seeking(session, () => lines, () => null) // prettier-ignore
  expect([seeking.shown.length, seeking.count]).toEqual([2, null])
  seeking.toggle()
  expect([seeking.shown.length, seeking.count]).toEqual([2, null])
  seeking.wish = { ...seeking.wish, text: 'ROTTEN ferry' }
  expect([seeking.shown.map(({ n }) => n), seeking.count]).toEqual([[1], 1])
  seeking.toggle()
  expect(seeking.shown).toHaveLength(2)
})
