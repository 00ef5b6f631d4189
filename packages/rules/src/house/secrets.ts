/**
 * The secrets of a story that were promised and opened. With a salt the server is bound to a number before anybody may know
 * it; once both are opened, whoever holds the lines can hash them again.
 */
import type { OpenGame, ShownSecret } from '../contract/game.ts'
import { commitTo } from '../dice/commitment.ts'
import { isHouseEvent } from './events.ts'
import type { Places } from './proof.ts'

type Line = { readonly event: { readonly type: string } }

/** What became of one secret. */
export interface SecretProof {
  /** What it is a secret of, in the game’s own key. */
  readonly of: string
  /** The hash that was promised; where it was opened without a promise, the one that came with it. */
  readonly commitment: string
  /** What was opened; `null`: nothing yet. */
  readonly opened: { readonly secret: string; readonly salt: string } | null
  /**
   * `kept`: what was opened gives the hash that was promised before · `waiting`: it was not opened yet · `broken`: it gives another hash,
   * or nothing was promised.
   */
  readonly check: 'kept' | 'waiting' | 'broken'
}

/** The secret that a line of a game promises or opens; `null` also where the line can’t be read. */
const secretIn = (game: OpenGame, event: Line['event']): ShownSecret | null => {
  const parsed = game.events.safeParse(event)
  return parsed.success ? (game.bound?.(parsed.data) ?? null) : null
}

const judged = (promised: string | null, { secret, salt, commitment }: ShownSecret & { is: 'opened' }) =>
  promised !== null && promised === commitment && commitTo(secret, salt) === promised ? 'kept' : 'broken'

/**
 * Every secret of the story, in the order in which they were promised.
 * @param lines all public lines, oldest first
 * @param places tells where in the story a secret was bound or, without that, opened
 */
export const secretsIn = <Where extends object>(
  game: OpenGame,
  lines: readonly Line[],
  places: Places<Where>,
): (SecretProof & Where)[] => {
  const found: (SecretProof & Where)[] = []
  for (const { event } of lines) {
    if (isHouseEvent(event)) continue
    places.saw(event)
    const bound = secretIn(game, event)
    if (bound === null) continue
    const { of, commitment } = bound
    const at = found.findLastIndex((one) => one.of === of && one.check === 'waiting')
    const promise = found[at]
    if (bound.is === 'promised') found.push({ ...places.where(), of, commitment, opened: null, check: 'waiting' })
    else {
      const { secret, salt } = bound
      const opened = { opened: { secret, salt }, check: judged(promise?.commitment ?? null, bound) } as const
      if (promise === undefined) found.push({ ...places.where(), of, commitment, ...opened })
      else found[at] = { ...promise, ...opened }
    }
  }
  return found
}
