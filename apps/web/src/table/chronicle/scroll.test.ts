import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Reading } from './scroll.svelte.ts'

/** A box of 400 px that shows the end of 1,000. */
const boxed = () => {
  const box = { children: [], clientHeight: 400, scrollHeight: 1000, scrollTop: 600 }
  const reading = new Reading()
  reading.attach(box as unknown as HTMLElement)
  reading.toLatest()
  box.scrollTop = Math.min(box.scrollTop, box.scrollHeight - box.clientHeight)
  reading.scrolled()
  return { box, reading }
}

beforeEach(() => vi.stubGlobal('ResizeObserver', class { observe() {} disconnect() {} })) // prettier-ignore
afterEach(() => vi.unstubAllGlobals())

test('whoever goes up reads there, and follows again from the end on', () => {
  const { box, reading } = boxed()
  box.scrollTop = 300
  reading.scrolled()
  expect(reading.following).toBe(false)
  // Some way down again is not the end.
  box.scrollTop = 400
  reading.scrolled()
  expect(reading.following).toBe(false)
  box.scrollTop = 590
  reading.scrolled()
  expect(reading.following).toBe(true)
})

test('a strip that takes some of the room above leaves whoever follows at the end', () => {
  const { box, reading } = boxed()
  box.clientHeight = 280
  box.scrollHeight = 1060
  reading.scrolled()
  expect(reading.following).toBe(true)
})
