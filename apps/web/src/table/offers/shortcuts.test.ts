import { expect, test } from 'vitest'
import { isTaken, keyNamed, pressedBy } from './shortcuts.ts'

const plain = {
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  isComposing: false,
  defaultPrevented: false,
}
const named = (key: string, more: Partial<typeof plain> = {}) => keyNamed({ key, ...plain, ...more })

test('letters, digits and signs have the names that a reader of screens is told', () => {
  expect(['n', 'N', '1', ' ', 'Enter', '+', '=', '-'].map((key) => named(key))).toEqual([
    'N',
    'N',
    '1',
    'Space',
    'Enter',
    'Plus',
    'Plus',
    '-',
  ])
})

test('a key with Ctrl, held down, or of a word being composed is none', () => {
  expect(named('n', { ctrlKey: true })).toBeNull()
  expect(named('n', { repeat: true })).toBeNull()
  expect(named('n', { isComposing: true })).toBeNull()
  expect(['Tab', 'Escape', 'ArrowUp', 'Shift'].map((key) => named(key))).toEqual([null, null, null, null])
})

/** An element that has such an ancestor. */
const inside = (...tags: string[]) => ({
  closest: (selector: string) => (selector.split(', ').some((one) => tags.includes(one)) ? ({} as Element) : null),
})

test('nothing is pressed while somebody types', () => {
  expect(isTaken('N', inside('textarea'))).toBe(true)
  expect(isTaken('1', inside('[role=dialog]'))).toBe(true)
})

test('Enter is the focused button’s own, and a letter is not', () => {
  expect(isTaken('Enter', inside('button'))).toBe(true)
  expect(isTaken('N', inside('button'))).toBe(false)
  expect(isTaken('Enter', inside())).toBe(false)
  expect(isTaken('Enter', null)).toBe(false)
})

test('a key presses what names it, unless that can’t be pressed now', () => {
  const button = (keys: string | null, off = false) => ({
    getAttribute: (name: string) => (name === 'aria-keyshortcuts' ? keys : off ? 'true' : null),
  })
  const [new_, off, down] = [button('N Enter'), button('D', true), button('G')]
  expect(pressedBy('Enter', [off, new_, down])).toBe(new_)
  expect(pressedBy('D', [new_, off, down])).toBeUndefined()
  expect(pressedBy('X', [button(null), new_])).toBeUndefined()
})
