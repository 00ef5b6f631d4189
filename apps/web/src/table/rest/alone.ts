/** Whether anybody is at a table but whoever looks at it, and by which link others can come. */
import { keysOf } from '@homestake/client/http'
import { heldSeats } from '@homestake/rules'
import { keep, keptOf } from '../../doors/kept.ts'
import type { TableSession } from '../session.svelte.ts'

/** No seat is held but one’s own. */
export const isAlone = ({ view, you }: Pick<TableSession, 'view' | 'you'>): boolean =>
  heldSeats(view.table).every((seat) => seat === you.seat)

export const linkOf = (table: string, key: string | undefined): string | null =>
  key === undefined ? null : `${location.origin}/t/${table}#${key}`

/** The key of the players’ link, as this browser keeps it; a chair without it asks. @returns `undefined`: it is not to be had */
export const playersKey = async (table: string): Promise<string | undefined> => {
  const { chair, player } = keptOf(table).keys
  if (player !== undefined || chair === undefined) return player
  const told = await keysOf(location.origin, table, chair)
  if (!told.ok) return undefined
  keep(table, { keys: { ...keptOf(table).keys, ...told.value } })
  return told.value.player
}
