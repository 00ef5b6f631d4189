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
import { fits, fitsAny } from './keys.ts'

export type Role = 'chair' | 'player' | 'spectator'

/** Which link a key belongs to. */
export const roleOf = (state: TableState<Plays>, key: string): Role | null => {
  const { keys } = state.sealed
  if (fits(key, keys.chair)) return 'chair'
  if (fitsAny(key, keys.player)) return 'player'
  return fitsAny(key, keys.spectator) ? 'spectator' : null
}

/** The seat that a token opens. Every seat is compared, so that time tells nothing. */
export const seatOfToken = (state: TableState<Plays>, token: string): SeatId | null =>
  seatIds(state.table).reduce<SeatId | null>(
    (found, seat) => (fits(token, state.sealed.tokens[seat] ?? '') ? seat : found),
    null,
  )

export type Admitted = { readonly viewer: Viewer } | { readonly sit: true } | Refusal

/** What somebody with these proofs may be; `sit`: they ask for a seat that has to be made first. */
export const admit = (
  { state, game }: { readonly state: TableState<Plays>; readonly game: Pick<OpenGame, 'chair'> },
  proof: { readonly key: string; readonly token?: string | undefined; readonly name?: string | undefined },
): Admitted => {
  const role = roleOf(state, proof.key)
  if (role === null) return refuse('wrong-key', 'This link does not fit the table. Ask whoever sent it for a new one.')
  if (role === 'spectator') return { viewer: { chair: false, seat: null } }
  const chair = role === 'chair'
  if (proof.token === undefined) return { viewer: { chair, seat: null } }
  const seat = seatOfToken(state, proof.token)
  if (seat !== null) return { viewer: { chair, seat } }
  if (proof.name !== undefined) return { sit: true }
  return refuse('unknown-seat', houseWords.noSeatHere(game.chair))
}
