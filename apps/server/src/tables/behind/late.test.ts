/** Where those stand who watch with a delay, without a server: a table that counts, and a clock that is set. */
import { describe, expect, it } from 'vitest'
import { tableId, type Plays, type TableState } from '@homestake/rules'
import { smallGame } from '../../../test/small-game.ts'
import type { Entry } from '../../journal/entry.ts'
import { MOST_WAITING } from './behind.ts'
import { Late } from './late.ts'
import { newestEntries } from './newest.ts'

const ID = tableId.parse('a-table-that-counts')

/** A table whose `play.count` goes up by one with each entry, made one second after the other. */
class Counting {
  readonly entries: Entry[] = []
  now = 0
  reads = 0
  readonly late: Late
  state: TableState<Plays>
  readonly id = ID
  readonly game = smallGame as never
  shown: number[] = []

  constructor(delay?: number) {
    const table = {
      play: { count: 0 },
      seats: {},
      ...(delay === undefined ? {} : { delay: { seconds: delay, from: -1 } }),
    }
    this.state = { table } as unknown as TableState<Plays>
    this.late = new Late(this, {
      journal: { tail: (_table, after) => (this.reads++, Promise.resolve(this.entries.slice(after))) },
      now: () => this.now,
      show: ({ from, to }) => this.shown.push(to - from),
    })
  }

  get v(): number {
    return this.entries.length
  }

  get cursor() {
    return { table: this.v }
  }

  count(at = this.now): void {
    const before = { v: this.v, n: this.v, table: this.state.table }
    const n = this.v + 1
    const put = (to: number) => ({ table: [['=', ['play', 'count'], to] as const] })
    const entry = { v: n, at, actor: 'chair', by: 'chair', command: { id: `${n}`, type: 'count' }, dice: [], diffs: put(n), inverse: put(n - 1), events: [], cursor: { table: n } } satisfies Entry // prettier-ignore
    this.entries.push(entry)
    this.state = { ...this.state, table: { ...this.state.table, play: { count: n } } } as TableState<Plays>
    this.late.follow(before, entry, { from: n - 1, to: n, patches: [...put(n).table], events: [] })
  }
}

const play = ({ late }: Counting): unknown => late.shown.table.play

describe('a table that is watched with a delay', () => {
  it('DELAY-7 keeps so many changes in memory, and reads the rest from the journal when it is due', async () => {
    const table = new Counting(60)
    for (let i = 0; i < 5; i++) table.count()
    await table.late.read()
    const many = 2 * MOST_WAITING + 50
    for (let i = 0; i < many; i++) table.count()
    expect(table.late.waiting).toBe(MOST_WAITING)
    const reads = table.reads
    table.now = 60_000
    table.late.look()
    expect(play(table)).toEqual({ count: 1 + MOST_WAITING })
    while (table.late.spent) await table.late.readOn()
    expect(play(table)).toEqual({ count: many + 5 })
    expect(table.shown.reduce((sum, n) => sum + n, 0)).toBe(many + 4)
    expect(table.reads - reads).toBe(2)
    table.count()
    expect(table.late.waiting).toBe(1)
  })

  it('DELAY-7 holds nothing while there is no delay, and fails closed while it has not read', () => {
    const live = new Counting()
    live.count()
    expect(live.late.waiting).toBeNull()
    expect(live.late.holds({ chair: false, seat: null })).toBe(false)
    expect(() => new Counting(60).late.shown).toThrow('has not been read')
  })

  it('DELAY-5 shows nothing early that a server with another clock made', async () => {
    const table = new Counting(60)
    for (const at of [1000, 5000, 2000, 9000]) table.count(at)
    table.now = 63_000
    await table.late.read()
    expect(play(table)).toEqual({ count: 1 })
    table.now = 65_000
    table.late.look()
    expect(play(table)).toEqual({ count: 3 })
  })

  it('DELAY-5 reads what happened since, and not the whole history', async () => {
    const table = new Counting(60)
    for (let i = 0; i < 5000; i++) {
      table.now += 1000
      table.count()
    }
    const asked: number[] = []
    const journal = {
      tail: (_id: unknown, after: number) => (asked.push(after), Promise.resolve(table.entries.slice(after))),
    }
    await newestEntries(journal, ID, table.v, table.now - 60_000)
    expect(asked).toEqual([5000 - 64, 5000 - 256])
    await table.late.read()
    expect(play(table)).toEqual({ count: 5000 - 60 })
  })
})
