/** When old tables are looked for, and what happens if they can’t be. */
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Unavailable } from '../journal/journal.ts'
import { freshTable } from '../journal/contract/fixtures.ts'
import { Retention, type RetentionMeans } from './retention.ts'

const HOUR = 3_600_000
const log = pino({ level: 'silent' })

describe('retention', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  const means = (untouched: RetentionMeans['journal']['untouched']): RetentionMeans => ({
    journal: { untouched },
    tables: { expire: () => Promise.resolve(true) },
    here: () => false,
    now: () => 0,
    days: 1,
    log,
  })

  it('OPS-5 looks soon after the start, then every hour, also when the journal is gone; and no more when it is told', async () => {
    let asked = 0
    const retention = new Retention(means(() => Promise.reject(new Unavailable(`${++asked}`))))
    retention.start()
    await vi.advanceTimersByTimeAsync(59_000)
    expect(asked).toBe(0)
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    expect(asked).toBe(1)
    await vi.advanceTimersByTimeAsync(3 * HOUR)
    expect(asked).toBe(4)
    retention.stop()
    await vi.advanceTimersByTimeAsync(3 * HOUR)
    expect(asked).toBe(4)
  })

  it('OPS-5 goes on until there is none, and comes to an end where some stay', async () => {
    const there = Array.from({ length: 650 }, freshTable)
    const watched = new Set(there.filter((_, i) => i % 3 === 0))
    const gone = new Set<unknown>()
    const retention = new Retention({
      ...means((_before, limit) => Promise.resolve(there.filter((table) => !gone.has(table)).slice(0, limit))),
      here: (table) => watched.has(table),
      tables: {
        expire(table, _before, here) {
          if (!here()) gone.add(table)
          return Promise.resolve(!here())
        },
      },
    })
    expect(await retention.round()).toEqual({ deleted: 650 - watched.size, kept: watched.size })
    expect(gone.size).toBe(650 - watched.size)
  })
})
