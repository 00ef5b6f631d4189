import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tableId } from '@homestake/rules'
import type { Neighbours } from '../journal/journal.ts'
import { Precedence } from './precedence.ts'

const table = tableId.parse('AAAAAAAAAAAAAAAAAAAAAA')
const other = tableId.parse('BBBBBBBBBBBBBBBBBBBBBB')

/** Three servers that hear each other at once. */
const servers = () => {
  const told = new Map<string, (from: string, words: string) => void>()
  const gone: ((name: string) => void)[] = []
  const shared = (name: string): Neighbours => ({
    name,
    tell: (words) => told.forEach((listener, to) => to !== name && listener(name, words)),
    onTold: (listener) => told.set(name, listener),
    onGone: (listener) => gone.push(listener),
    onPokes: () => undefined,
    onCame: () => undefined,
  })
  return {
    near: new Precedence(shared('near')),
    far: new Precedence(shared('far')),
    farther: new Precedence(shared('farther')),
    says: (from: string, words: string) => told.forEach((listener, to) => to !== from && listener(from, words)),
    goes: (name: string) => gone.forEach((listener) => listener(name)),
  }
}

/** Whether it may begin by now. */
const begins = async (begun: Promise<void>): Promise<boolean> => {
  let done = false
  void begun.then(() => (done = true))
  await vi.advanceTimersByTimeAsync(0)
  return done
}

describe('MANY-9 precedence', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  /** A claim that has lost `times`, 20 ms each. */
  const overtaken = async (precedence: Precedence, times: number) => {
    const claim = precedence.claim(table)
    for (let i = 0; i < times; i++) {
      await claim.begin()
      vi.advanceTimersByTime(20)
      claim.lose()
    }
    return claim
  }

  it('is given to a server that has lost three times, and not before', async () => {
    const { near, far } = servers()
    const claim = await overtaken(far, 2)
    expect(await begins(near.claim(table).begin())).toBe(true)
    await claim.begin()
    claim.lose()
    const next = near.claim(table).begin()
    expect(await begins(next)).toBe(false)
    // Other tables go on, and so does whoever asked.
    expect(await begins(near.claim(other).begin())).toBe(true)
    expect(await begins(claim.begin())).toBe(true)
    claim.end()
    expect(await begins(next)).toBe(true)
  })

  it('lasts for three times as long as it took in vain, and longer if it loses again', async () => {
    const { near, far } = servers()
    const claim = await overtaken(far, 3)
    const next = near.claim(table).begin()
    vi.advanceTimersByTime(59)
    expect(await begins(next)).toBe(false)
    for (let i = 0; i < 3; i++) claim.lose()
    vi.advanceTimersByTime(59)
    expect(await begins(next)).toBe(false)
    vi.advanceTimersByTime(3 * 79)
    expect(await begins(next)).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('ends with the server that asked, and two who asked do not wait for each other', async () => {
    const { near, far, farther, goes } = servers()
    const one = overtaken(far, 3)
    const two = overtaken(farther, 3)
    const [claim, another] = await Promise.all([one, two])
    expect(await begins(claim.begin())).toBe(true)
    expect(await begins(another.begin())).toBe(true)
    const next = near.claim(table).begin()
    goes('far')
    expect(await begins(next)).toBe(false)
    goes('farther')
    expect(await begins(next)).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is not given for words that say something else, or that want too much', async () => {
    const { near, says } = servers()
    for (const words of ['', 'null', '{', '{"needs":5}', `{"table":"${table}","needs":99999}`, `{"table":"${table}","here":null}`])
      says('far', words) // prettier-ignore
    expect(await begins(near.claim(table).begin())).toBe(true)
  })

  it('costs nothing where nobody shares the journal', async () => {
    const claim = new Precedence(undefined).claim(table)
    for (let i = 0; i < 9; i++) {
      expect(await begins(claim.begin())).toBe(true)
      claim.lose()
    }
    claim.end()
    expect(vi.getTimerCount()).toBe(0)
  })
})
