/** Who stands at the door: the table's card, asked with a key or a token, so that it says what that opens. */
import type { Fetched } from '@homestake/client'
import { cardOf } from '@homestake/client/http'
import type { Card } from '@homestake/protocol'
import type { Kept } from './kept.ts'

export type Role = NonNullable<Card['you']>

export interface Opened {
  readonly card: Card
  /** `null`: the key opens nothing here. */
  readonly role: Role | null
  readonly key: string
  readonly token: string | null
  /** Which link the key itself belongs to. */
  readonly link: Role | null
}

/**
 * What the key of a link opens for this browser. A seat that was taken here before goes before everything but the chair,
 * which is asked for by its own key, and may hold that seat as well.
 */
export const openDoor = async (table: string, key: string, kept: Kept): Promise<Fetched<Opened>> => {
  const byKey = await cardOf(location.origin, table, key)
  if (!byKey.ok) return byKey
  const { you } = byKey.value
  const opened = { card: byKey.value, role: you, key, token: null, link: you }
  if (kept.token === null || you === 'spectator' || you === 'move' || you === 'recovery')
    return { ok: true, value: opened }
  const byToken = await cardOf(location.origin, table, kept.token)
  if (byToken.ok && byToken.value.you === 'seat')
    return { ok: true, value: { ...opened, role: you === 'chair' ? 'chair' : 'seat', token: kept.token } }
  return { ok: true, value: opened }
}
