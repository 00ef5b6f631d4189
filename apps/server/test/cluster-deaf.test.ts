/** Several servers, one of which does not hear the others: what it says follows from the journal all the same. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Connection } from '@homestake/client'
import type { MadeTable } from '@homestake/protocol'
import { tableId } from '@homestake/rules'
import { openPostgresJournal } from '../src/journal/postgres/open.ts'
import { guests } from './guests.ts'
import { describePostgres, freshDatabase } from './postgres.ts'
import { serve, table, until, type TestServer } from './table.ts'

const count = (connection: Connection): number =>
  (connection.present.view as unknown as { table: { play: { count: number } } }).table.play.count

describePostgres('a server that hears nothing', () => {
  const { come } = guests()
  let deaf: TestServer
  let heard: TestServer
  let drop: () => Promise<void>
  beforeAll(async () => {
    const database = await freshDatabase()
    const journal = await openPostgresJournal({ url: database.url })
    journal.shared.onPokes = () => undefined
    const env = { BEAT_SECONDS: '3600' }
    deaf = await serve({ journal, env })
    heard = await serve({ journal: await openPostgresJournal({ url: database.url }), env })
    drop = database.drop
  })
  afterAll(async () => {
    await Promise.all([deaf.close(), heard.close()])
    await drop()
  })

  /** A table that is awake on both, and further on the one that hears than on the deaf one. */
  const apart = async (): Promise<{ made: MadeTable; here: Connection; there: Connection }> => {
    const made = await table(deaf.url)
    const there = await come(deaf.url, made, 'chair')
    const here = await come(heard.url, made, 'chair')
    await here.command({ type: 'open-dice' })
    await here.command({ type: 'bump', by: 1 })
    expect(count(there)).toBe(0)
    return { made, here, there }
  }

  it('MANY-3 refuses nothing before it has looked at the journal', async () => {
    const { there } = await apart()
    // Refused by what the server knows: no dice are open there.
    expect(await there.command({ type: 'roll' })).toMatchObject({ status: 'applied' })
    expect(count(there)).toBe(1)
  })

  it('MANY-3 CMD-11 tells an edit that its base has moved elsewhere', async () => {
    const { here, there } = await apart()
    const edit = { type: 'edit', in: 'table', path: ['play', 'title'], base: '' }
    expect(await here.command({ ...edit, value: 'one' })).toMatchObject({ status: 'applied' })
    expect(await there.command({ ...edit, value: 'two' })).toMatchObject({
      status: 'stale',
      refusal: { value: 'one' },
    })
  })

  it('MANY-3 lets whoever joins see what the journal has, and tells those who were there', async () => {
    const { made, there } = await apart()
    const late = await come(deaf.url, made, 'spectator')
    expect(count(late)).toBe(1)
    await until(there, () => count(there) === 1)
  })

  it('MANY-3 answers a client that asks from what the journal has', async () => {
    const { there } = await apart()
    const { epoch, cursor } = there.present
    const answer = (await there.socket.emitWithAck('sync', { epoch, cursor })) as {
      changes: { table: [to: number] }
    }
    expect(answer.changes.table[0]).toBe((cursor.table ?? 0) + 2)
    await until(there, () => count(there) === 1)
  })

  it('MANY-3 judges whoever stands at the door by what the journal has', async () => {
    const { made } = await apart()
    await come(heard.url, made, { player: 'Ann' })
    const card = (await (await fetch(`${deaf.url}/api/tables/${made.table}`)).json()) as { seats: unknown[] }
    expect(card.seats).toHaveLength(1)
    expect((await deaf.tables.get(tableId.parse(made.table)))?.v).toBe(
      await heard.journal.tip(tableId.parse(made.table)),
    )
  })
})
