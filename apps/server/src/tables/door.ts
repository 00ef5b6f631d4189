/** admit: what a connection proves about itself, and nothing more. Ids open nothing. */
import {
  houseWords,
  refuse,
  seatIds,
  type OpenGame,
  type Plays,
  type Refusal,
  type SeatId,
  type TableState,
  type Viewer,
} from '@homestake/rules'
import { hashKey, oneOf, same } from './keys.ts'
import { words } from '../words.ts'

export type Role = 'chair' | 'player' | 'spectator'

/** What somebody has shown, as hashes: enough to judge them again when links or seats change hands. */
export interface Proof {
  readonly key: string
  readonly token?: string | undefined
}

export const proofOf = ({ key, token }: Proof): Proof => ({
  key: hashKey(key),
  ...(token === undefined ? {} : { token: hashKey(token) }),
})

const linkOf = ({ sealed: { keys } }: TableState<Plays>, hash: string): Role | null => {
  if (oneOf(hash, keys.chair)) return 'chair'
  if (oneOf(hash, keys.player)) return 'player'
  return oneOf(hash, keys.spectator) ? 'spectator' : null
}

const seatOf = ({ table, sealed }: TableState<Plays>, hash: string): SeatId | null =>
  seatIds(table).reduce<SeatId | null>((found, seat) => (same(hash, sealed.tokens[seat] ?? '') ? seat : found), null)

/** The seat that a link for another device opens, while it is good. */
export const movedBy = ({ sealed }: TableState<Plays>, code: string, now: number): SeatId | null => {
  const hash = hashKey(code)
  const found = Object.entries(sealed.moves ?? {}).find(([, move]) => now < move.until && same(hash, move.code))
  return found === undefined ? null : (found[0] as SeatId)
}

/** Which link a key belongs to. */
export const roleOf = (state: TableState<Plays>, key: string): Role | null => linkOf(state, hashKey(key))

/** The seat that a token opens. Every seat is compared, so that time tells nothing. */
export const seatOfToken = (state: TableState<Plays>, token: string): SeatId | null => seatOf(state, hashKey(token))

/**
 * What a proof opens now; `null`: nothing any more. A token opens its seat whatever became of the link, so that a renewed
 * link throws nobody out who sits.
 */
export const sightOf = (state: TableState<Plays>, { key, token }: Proof): Viewer | null => {
  const role = linkOf(state, key)
  const seat = token === undefined || role === 'spectator' ? null : seatOf(state, token)
  return role === null && seat === null ? null : { chair: role === 'chair', seat }
}

export type Admitted = { readonly viewer: Viewer } | { readonly sit: true } | Refusal

/** What somebody with these proofs may be; `sit`: they ask for a seat that has to be made first. */
export const admit = (
  { state, game }: { readonly state: TableState<Plays>; readonly game: Pick<OpenGame, 'chair'> },
  proof: { readonly key: string; readonly token?: string | undefined; readonly name?: string | undefined },
): Admitted => {
  const role = roleOf(state, proof.key)
  const seat = proof.token === undefined || role === 'spectator' ? null : seatOfToken(state, proof.token)
  if (role === null && seat !== null) return { viewer: { chair: false, seat } }
  if (role === null) return refuse('wrong-key', words.wrongKey)
  if (role === 'spectator') return { viewer: { chair: false, seat: null } }
  const chair = role === 'chair'
  if (proof.token === undefined) return { viewer: { chair, seat: null } }
  if (seat !== null) return { viewer: { chair, seat } }
  if (proof.name !== undefined) return { sit: true }
  return refuse('unknown-seat', houseWords.noSeatHere(game.chair))
}
