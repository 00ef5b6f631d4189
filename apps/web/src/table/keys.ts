/** New keys are made and kept in this browser before the server is asked to count them; it is sent hashes. */
import { keysOf } from '@homestake/client/http'
import { newChairKeys, renewedLink } from '@homestake/client/keys'
import { hashKey } from '@homestake/protocol/keys'
import type { SeatId } from '@homestake/rules'
import { adopted, keep, keptOf, makeToken } from '../doors/kept.ts'
import { words } from '../words/index.ts'
import { linkWords } from '../words/links.ts'
import type { TableSession } from './session.svelte.ts'
import { troubleOf } from './trouble.ts'

/**
 * The chair with new keys: taken from whoever had it, or one's own anew. Its old key is cut off before the answer can
 * arrive, so what counts is whether the new one opens the table. @returns what went wrong
 */
export const chairWithNewKeys = async (
  session: TableSession,
  type: 'take-chair' | 'renew-chair',
): Promise<string | null> => {
  const { table } = session.where
  const { keys, hashes } = newChairKeys(makeToken)
  const { recovery, ...links } = keys
  keep(table, { pending: { keys: links, recovery } })
  return session.whileKeysChange(async () => {
    const outcome = await session.ask({ type, hashes })
    if ('refusal' in outcome) {
      keep(table, { pending: null })
      return outcome.refusal.message
    }
    if (!(await adopted(table))) return words.outcome.offline
    session.connection.comeWith(keys.chair)
    // The address held the players’ key, with which a reload would come back without the chair.
    history.replaceState(null, '', location.pathname)
    return null
  })
}

/** The players' or the spectators' link anew. @returns what went wrong */
export const linkAnew = async (session: TableSession, whose: 'player' | 'spectator'): Promise<string | null> => {
  const { table } = session.where
  const { chair } = keptOf(table).keys
  if (chair === undefined) return linkWords.missing
  const now = await keysOf(location.origin, table, chair)
  if (!now.ok) return now.refusal.message
  const { key, command } = renewedLink(chair, whose, now.value.generations[whose] + 1)
  const trouble = troubleOf(await session.ask(command))
  if (trouble === null) keep(table, { keys: { ...keptOf(table).keys, [whose]: key } })
  return trouble
}

/** A link for once, to a seat. @returns the link, or what went wrong */
export const linkToSeat = async (
  session: TableSession,
  seat: SeatId,
): Promise<{ readonly link: string } | { readonly trouble: string }> => {
  const code = makeToken()
  const trouble = troubleOf(await session.ask({ type: 'move-seat', seat, code: hashKey(code) }))
  return trouble === null ? { link: `${location.origin}/t/${session.where.table}#${code}` } : { trouble }
}
