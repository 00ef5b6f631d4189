/** A table on two servers, one of which is much slower at the journal than the other. */
import { setTimeout as after } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Connection } from '@homestake/client'
import type { Journal } from '../src/journal/journal.ts'
import { openPostgresJournal } from '../src/journal/postgres/open.ts'
import { converged, WITH_SMALL } from './cluster.ts'
import { guests } from './guests.ts'
import { describePostgres, freshDatabase } from './postgres.ts'
import { serve, table, type TestServer } from './table.ts'

/** Milliseconds that each look at the journal and each entry takes longer: as to a database on another continent. */
const FAR = 40

const farAway = (journal: Journal): Journal =>
  new Proxy(journal, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      return async (...given: unknown[]): Promise<unknown> => {
        if (name === 'append' || name === 'tail') await after(FAR)
        return await (value.apply(target, given) as unknown)
      }
    },
  })

describePostgres('a server that is far from the journal', () => {
  const { come } = guests()
  let near: TestServer
  let far: TestServer
  let truth: Journal
  let drop: () => Promise<void>
  beforeAll(async () => {
    const database = await freshDatabase()
    const open = () => openPostgresJournal({ url: database.url })
    const env = { BEAT_SECONDS: '3600' }
    near = await serve({ journal: await open(), env })
    far = await serve({ journal: farAway(await open()), env })
    truth = await open()
    drop = database.drop
  })
  afterAll(async () => {
    await Promise.all([near.close(), far.close()])
    await truth.close()
    await drop()
  })

  /** Two who go on without a pause, until told to stop. */
  const busy = (people: readonly Connection[]) => {
    let goes = true
    let done = 0
    const going = people.map(async (one) => {
      while (goes) {
        expect(await one.command({ type: 'bump', by: 1 })).toMatchObject({ status: 'applied' })
        done++
      }
    })
    return {
      get done() {
        return done
      },
      async stop(): Promise<void> {
        goes = false
        await Promise.all(going)
      },
    }
  }

  it('MANY-9 is heard while those near the journal never pause, and they are heard too', async () => {
    const made = await table(near.url)
    const fast = await Promise.all(['Ann', 'Bob'].map((player) => come(near.url, made, { player })))
    const slow = await come(far.url, made, { player: 'Cat' })
    const crowd = busy(fast)
    for (let i = 0; i < 8; i++) {
      const before = crowd.done
      expect(await slow.command({ type: 'bump', by: 1 })).toMatchObject({ status: 'applied' })
      expect(crowd.done).toBeGreaterThan(before)
    }
    await crowd.stop()
    await converged(truth, made, [...fast, slow], WITH_SMALL)
  })
})
