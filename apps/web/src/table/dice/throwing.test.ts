import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Throwing, type Heard } from './throwing.svelte.ts'

let still = false
beforeEach(() => {
  still = false
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  vi.stubGlobal('requestAnimationFrame', (draw: (now: number) => void) => setTimeout(() => draw(performance.now()), 16))
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => clearTimeout(frame))
  vi.stubGlobal('matchMedia', () => ({ matches: still }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const listening = () => {
  const told: string[] = []
  const heard: Heard = { lands: () => void told.push('lands'), grows: (link) => void told.push(`grows ${link}`) }
  return { told, throwing: new Throwing(undefined, heard) }
}

describe('what is thrown before one’s eyes', () => {
  it('a roll that lies there when the page opens is neither thrown nor heard', () => {
    const { told, throwing } = listening()
    throwing.saw('a/1', [1, 1])
    vi.advanceTimersByTime(2000)
    expect([throwing.still, throwing.lively, told]).toEqual([true, false, []])
  })

  it('dice that land together are one sound, and each explosion is one more', () => {
    const { told, throwing } = listening()
    throwing.saw(null, [])
    throwing.saw('a/1', [2, 1, 1])
    expect(throwing.still).toBe(false)
    vi.advanceTimersByTime(690)
    expect(told).toEqual([])
    vi.advanceTimersByTime(400)
    expect([throwing.still, throwing.lively, told]).toEqual([true, true, ['lands', 'grows 2']])
  })

  it('A11Y-3 a press ends it, and what it came to is heard at once', () => {
    const { told, throwing } = listening()
    throwing.saw(null, [])
    throwing.saw('a/1', [4])
    throwing.skip()
    expect([throwing.still, throwing.lively, told]).toEqual([true, false, ['lands', 'grows 4']])
    vi.advanceTimersByTime(2000)
    expect(told).toHaveLength(2)
  })

  it('a roll that comes back because a later one was taken back is not thrown again', () => {
    const { told, throwing } = listening()
    throwing.saw('a/1', [1])
    throwing.saw('a/2', [1])
    vi.advanceTimersByTime(2000)
    throwing.saw('a/1', [1])
    expect([throwing.still, told]).toEqual([true, ['lands']])
  })

  it('who leafs through what was, without any news, sees no dice fly', () => {
    const { told, throwing } = listening()
    const [first, second] = [['one line'], ['another']]
    throwing.saw(null, [], first)
    throwing.saw('a/1', [1], first)
    expect(throwing.still).toBe(true)
    throwing.saw('a/2', [1], second)
    expect([throwing.still, told]).toEqual([false, []])
  })

  it('SOUND-2 whoever wants no motion still hears the dice', () => {
    still = true
    const { told, throwing } = listening()
    throwing.saw(null, [])
    throwing.saw('a/1', [3])
    expect([throwing.still, throwing.lively, told]).toEqual([true, false, ['lands', 'grows 3']])
  })
})
