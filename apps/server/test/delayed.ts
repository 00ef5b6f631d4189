/** A table at which some watch with a delay, and the clock that goes on only when a test says so. */
import type { Connection, Present } from '@homestake/client'
import type { MadeTable } from '@homestake/protocol'
import type { Chance } from '@homestake/rules/authority'
import { tableId } from '@homestake/rules'
import { realChance } from '../src/tables/chance.ts'
import { settled } from './bots.ts'
import type { TestServer } from './table.ts'

export const SECOND = 1000

/** A clock that stands still. */
export class Clock {
  now = 1_800_000_000_000

  readonly chance = (): Chance => ({ ...realChance(), now: this.now })

  /** So many seconds go by. */
  pass(seconds: number): void {
    this.now += seconds * SECOND
  }
}

/** The chair chooses a delay, in seconds. */
export const delayBy = async (chair: Connection, seconds: number): Promise<void> => {
  const { status } = await chair.command({ type: 'set-delay', seconds })
  if (status !== 'applied') throw new Error(`the delay was ${status}`)
}

/** Whatever is due is shown, and has come. */
export const shown = async (servers: readonly TestServer[], people: readonly Connection[]): Promise<void> => {
  servers.forEach(({ sockets }) => sockets.look())
  await settled(people)
}

/** The table as somebody sees it. */
export const tableOf = ({ view }: Present): Readonly<Record<string, unknown>> => view?.table ?? {}

/** The lines of the table that somebody holds, without their keys. */
export const linesOf = ({ lines }: Present): string[] =>
  lines.filter((line) => line.in === 'table').map(({ n, at, event }) => `${n} ${at} ${JSON.stringify(event)}`)

/** How many changes wait in memory on a server; `null`: nothing is kept. */
export const waitingAt = async ({ tables }: TestServer, made: MadeTable): Promise<number | null> =>
  (await tables.get(tableId.parse(made.table)))?.history.late.waiting ?? null

/** A page of the chronicle, as somebody with this key reads it. */
export const chronicle = async (url: string, made: MadeTable, key: string, query = ''): Promise<string> =>
  (
    await fetch(`${url}/api/tables/${made.table}/chronicle?limit=200${query}`, {
      headers: { authorization: `Bearer ${key}` },
    })
  ).text()

export const card = async (url: string, made: MadeTable, key?: string): Promise<string> =>
  (
    await fetch(
      `${url}/api/tables/${made.table}`,
      key === undefined ? {} : { headers: { authorization: `Bearer ${key}` } },
    )
  ).text()
