import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BannerState } from './banner.svelte.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a hiccup is not worth a word', () => {
  const banner = new BannerState()
  banner.hear('reconnecting', true)
  vi.advanceTimersByTime(300)
  banner.hear('live', true)
  vi.advanceTimersByTime(5000)
  expect(banner.says).toBeNull()
})

test('a broken line says so, and says when it is back', () => {
  const banner = new BannerState()
  banner.hear('reconnecting', true)
  vi.advanceTimersByTime(1000)
  expect(banner.says).toBe('reconnecting')
  banner.hear('live', true)
  expect(banner.says).toBe('back')
  vi.advanceTimersByTime(5000)
  expect(banner.says).toBeNull()
})

test('offline is said at once', () => {
  const banner = new BannerState()
  banner.hear('live', false)
  expect(banner.says).toBe('offline')
})
