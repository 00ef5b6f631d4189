/** The few things that go over HTTP: making a table, the card at its door, pages of its chronicle. */
import type { z } from 'zod'
import {
  card,
  deletedTable,
  madeTable,
  movedSeat,
  recoveredChair,
  refusal,
  replayPage,
  tableKeys,
  type Card,
  type MadeTable,
  type MoveSeat,
  type RecoverChair,
  type NewTable,
  type ReplayPage,
  type TableKeys,
  type WireRefusal,
} from '@homestake/protocol'
import { spoken, type SeatId } from '@homestake/rules'
import { words } from './words.ts'

export type Fetched<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: WireRefusal }

const unreachable = (): WireRefusal => ({ code: 'unavailable', message: words.unreachable })

/** What a browser wishes by itself may not be what was chosen on the page. */
const inOurLanguage = (init: RequestInit): RequestInit => {
  const headers = new Headers(init.headers)
  headers.set('accept-language', spoken())
  return { ...init, headers }
}

/** Ask, and be answered in the language that is spoken here. */
export const ask = async <T>(schema: z.ZodType<T>, url: string, init: RequestInit = {}): Promise<Fetched<T>> => {
  try {
    const response = await fetch(url, inOurLanguage(init))
    const body: unknown = await response.json()
    if (response.ok) return { ok: true, value: schema.parse(body) }
    const refused = refusal.safeParse(body)
    return { ok: false, refusal: refused.success ? refused.data : unreachable() }
  } catch {
    return { ok: false, refusal: unreachable() }
  }
}

export const makeTable = (url: string, wanted: NewTable): Promise<Fetched<MadeTable>> =>
  ask(madeTable, `${url}/api/tables`, post(wanted))

/** Who is at the table, for whoever stands at its door, and what their key or token opens. */
export const cardOf = (url: string, table: string, secret?: string): Promise<Fetched<Card>> =>
  ask(
    card,
    `${url}/api/tables/${table}`,
    secret === undefined ? {} : { headers: { authorization: `Bearer ${secret}` } },
  )

/** The keys of the players' and the spectators' link, for whoever holds the chair's. */
export const keysOf = (url: string, table: string, chair: string): Promise<Fetched<TableKeys>> =>
  ask(tableKeys, `${url}/api/tables/${table}/links`, { headers: { authorization: `Bearer ${chair}` } })

export const post = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

/** Take a seat along to this browser, with the code of its one-time link and a token that was made here. */
export const takeSeatAlong = (url: string, table: string, moved: MoveSeat): Promise<Fetched<{ seat: SeatId }>> =>
  ask(movedSeat, `${url}/api/tables/${table}/move`, post(moved))

/** New keys for the chair, with its recovery code. */
export const recoverChair = (url: string, table: string, proof: RecoverChair): Promise<Fetched<object>> =>
  ask(recoveredChair, `${url}/api/tables/${table}/chair`, post(proof))

/** Delete a table for good, with the chair's key and the table's title, so that nobody does it by mistake. */
export const deleteTable = (url: string, table: string, chair: string, title: string): Promise<Fetched<object>> =>
  ask(deletedTable, `${url}/api/tables/${table}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${chair}`, 'content-type': 'application/json' },
    body: JSON.stringify({ title }),
  })

/**
 * A page of a stretch of a table’s history, to be played again.
 * @param stretch numbers of `table`: the one with which it begins, and the one before which it ends
 */
export const replayOf = (
  url: string,
  table: string,
  secret: string,
  { from, to }: { readonly from: number; readonly to: number | null },
): Promise<Fetched<ReplayPage>> => {
  const query = new URLSearchParams({ from: String(from), ...(to === null ? {} : { to: String(to) }) })
  return ask(replayPage, `${url}/api/tables/${table}/replay?${query}`, {
    headers: { authorization: `Bearer ${secret}` },
  })
}
