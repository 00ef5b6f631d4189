/** A table is deleted over a real server: by its chair, by its name, once, for everyone. */
import { randomUUID } from 'node:crypto'
import { cardOf, Connection, deleteTable } from '@homestake/client'
import type { Answer, MadeTable } from '@homestake/protocol'
import { tableId } from '@homestake/rules'
import { describe, expect, it } from 'vitest'
import type { Journal, Poke } from '../src/journal/journal.ts'
import { openSqliteJournal } from '../src/journal/sqlite/open.ts'
import { serving } from './serving.ts'
import { join, serve, table, until } from './table.ts'

const on = serving()

describe('deleting a table', () => {
  it('TABLE-9 wants the chair’s key and the table’s name', async () => {
    const made = await table(on.server.url)
    const ask = (key: string, title: string) => deleteTable(on.server.url, made.table, key, title)
    expect(await ask(made.keys.player, 'A test')).toMatchObject({ refusal: { code: 'wrong-key' } })
    expect(await ask(made.keys.chair, 'Another')).toMatchObject({ refusal: { code: 'malformed' } })
    expect((await cardOf(on.server.url, made.table)).ok).toBe(true)
  })

  it('TABLE-9 deletes it once, and it never wakes again', async () => {
    const made = await table(on.server.url)
    const ask = () => deleteTable(on.server.url, made.table, made.keys.chair, 'A test')
    expect(await ask()).toEqual({ ok: true, value: {} })
    expect(await ask()).toMatchObject({ refusal: { code: 'no-such-table' } })
    expect(await cardOf(on.server.url, made.table)).toMatchObject({ refusal: { code: 'no-such-table' } })
  })

  it('TABLE-9 tells the people at it, and cuts them', async () => {
    const made = await table(on.server.url)
    const chair = await on.come(on.server.url, made, 'chair')
    const spectator = await on.come(on.server.url, made, 'spectator')
    const cut = [chair, spectator].map((one) => until(one, ({ status }) => status === 'refused'))
    await deleteTable(on.server.url, made.table, made.keys.chair, 'A test')
    await Promise.all(cut)
  })

  it('TABLE-9 lets nobody into a table that was deleted while they stood in its door', async () => {
    const real = await openSqliteJournal({ path: ':memory:' })
    let at: MadeTable | null = null
    const [door, knocked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const journal = instead(real, {
      async append(...asked) {
        const done = await real.append(...asked)
        if (at === null) return done
        await real.remove(asked[0])
        knocked.resolve()
        await door.promise
        return done
      },
      // Deleted between the seat that was taken and the chair that is drawn.
      remove: (table) => (table === at?.table ? Promise.resolve(true) : real.remove(table)),
    })
    const server = await serve({ journal })
    at = await table(server.url)
    const chair = on.keep(await join(server.url, at, 'chair'))
    const ann = on.keep(
      new Connection(
        { url: server.url, table: at.table, key: at.keys.player, token: 'a'.repeat(30), name: 'Ann' },
        { nonces: false, transports: ['websocket'] },
      ),
    )
    await knocked.promise
    const gone = until(chair, ({ status }) => status === 'refused')
    const deleted = deleteTable(server.url, at.table, at.keys.chair, 'A test')
    // The request is there when one that was sent after it is answered.
    await cardOf(server.url, at.table)
    door.resolve()
    expect(await deleted).toEqual({ ok: true, value: {} })
    expect((await until(ann, ({ status }) => status === 'refused')).bye?.code).toBe('no-such-table')
    expect((await gone).bye?.code).toBe('no-such-table')
    expect([server.tables.awake, server.sockets.halls]).toEqual([0, 0])
    await server.close()
  })

  it('TABLE-9 tells whoever acts behind the deletion that the table is gone, and writes nothing', async () => {
    const real = await openSqliteJournal({ path: ':memory:' })
    const [gate, asked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const journal = instead(real, {
      async remove(table) {
        asked.resolve()
        await gate.promise
        return real.remove(table)
      },
    })
    const server = await serve({ journal })
    const made = await table(server.url)
    const id = tableId.parse(made.table)
    const live = await server.tables.get(id)
    if (live === null) throw new Error('no table')
    const removed = server.tables.remove(id)
    await asked.promise
    const answers: Answer[] = []
    const bump = live.command({ chair: true, seat: null }, { id: randomUUID(), type: 'bump', by: 1 }, (answer) =>
      answers.push(answer),
    )
    const found = server.tables.get(id)
    gate.resolve()
    expect(await removed).toBe(true)
    await bump
    expect(answers).toMatchObject([{ status: 'rejected', refusal: { code: 'no-such-table' } }])
    expect([await found, await server.tables.get(id)]).toEqual([expect.anything(), null])
    expect(await real.tail(id, 0)).toEqual([])
    await server.close()
  })

  it('TABLE-9 does not wake a table that is deleted while it wakes', async () => {
    const real = await openSqliteJournal({ path: ':memory:' })
    const [gate, asked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const journal = instead(real, {
      async tail(...of) {
        const found = await real.tail(...of)
        asked.resolve()
        await gate.promise
        return found
      },
    })
    const server = await serve({ journal })
    const id = tableId.parse((await table(server.url)).table)
    const waking = server.tables.get(id)
    await asked.promise
    const removed = server.tables.remove(id)
    gate.resolve()
    expect(await removed).toBe(true)
    const woken = await waking
    expect(woken === null || woken.gone).toBe(true)
    expect(server.tables.awake).toBe(0)
    await server.close()
  })

  it('TABLE-9 finds out by itself that a table is gone, when it writes to it or may have missed the word', async () => {
    const real = await openSqliteJournal({ path: ':memory:' })
    const heard: ((pokes: readonly Poke[] | null) => void)[] = []
    const quiet = { tell: () => undefined, onTold: () => undefined, onCame: () => undefined, onGone: () => undefined }
    const shared = { ...quiet, name: 'one', onPokes: (listener: (typeof heard)[number]) => void heard.push(listener) }
    const server = await serve({ journal: instead(real, { shared }) })
    for (const notice of [
      (chair: Connection) => chair.command({ type: 'bump', by: 1 }),
      () => Promise.resolve(heard.forEach((hear) => hear(null))),
    ]) {
      const made = await table(server.url)
      const chair = on.keep(await join(server.url, made, 'chair'))
      const cut = until(chair, ({ status }) => status === 'refused')
      await real.remove(tableId.parse(made.table))
      const outcome = await notice(chair)
      if (outcome !== undefined) expect(outcome).toMatchObject({ refusal: { code: 'no-such-table' } })
      expect((await cut).bye?.code).toBe('no-such-table')
      expect(server.tables.awake).toBe(0)
    }
    await server.close()
  })
})

/** A journal, some of whose methods are others. */
const instead = (real: Journal, others: Partial<Journal>): Journal =>
  new Proxy(real, {
    get(_target, name) {
      const from = Object.hasOwn(others, name) ? others : real
      const part: unknown = Reflect.get(from, name, from)
      return typeof part === 'function' ? (part.bind(from) as unknown) : part
    },
  })
