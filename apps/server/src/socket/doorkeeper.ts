/** The door: a connection is let in with what it proves, or told why not. */
import { COLOURS, refuse, tableId, type Refusal, type Viewer } from '@homestake/rules'
import { auth as authSchema, WIRE, type Auth, type Bye, type Sit } from '@homestake/protocol'
import { admit, proofOf, roleOf } from '../tables/door.ts'
import { hashKey } from '../tables/keys.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { sit } from '../tables/sit.ts'
import type { Tables } from '../tables/tables.ts'
import type { Granted } from './connection.ts'
import { words } from '../words.ts'

export const turnedAway = ({ code, message }: Refusal): Bye => ({
  code,
  reason: message,
  retry: code === 'unavailable',
})

export const tryAgain = (): Bye => ({ code: 'unavailable', reason: words.notReadNow, retry: true })

export class Doorkeeper {
  readonly #tables: Tables

  constructor(tables: Tables) {
    this.#tables = tables
  }

  /** @param proof the `auth` of the handshake, as it came */
  async admit(id: unknown, proof: unknown): Promise<Granted | Bye> {
    const auth = authSchema.safeParse(proof)
    if (!auth.success) return turnedAway(refuse('malformed', words.whoAreYou))
    if (auth.data.wire !== WIRE) return turnedAway(refuse('old-wire', words.otherVersion))
    const known = tableId.safeParse(id)
    const table = known.success ? await this.#tables.get(known.data) : null
    if (table === null) return turnedAway(refuse('no-such-table', words.noTable))
    const viewer = await viewerOf(table, auth.data)
    return 'code' in viewer
      ? turnedAway(viewer)
      : {
          table,
          viewer,
          proof: proofOf(auth.data),
          since: auth.data.since,
          maySit: roleOf(table.state, auth.data.key) === 'player',
        }
  }
}

const viewerOf = async (table: LiveTable, auth: Auth): Promise<Viewer | Refusal> => {
  const admitted = admit(table, auth)
  if ('code' in admitted) return admitted
  if ('viewer' in admitted) return admitted.viewer
  const { token = '', name = '', colour, seat } = auth
  const sat = await takeSeat(table, { token, name, colour, seat })
  if (typeof sat !== 'string') return sat
  const again = admit(table, auth)
  return 'viewer' in again ? again.viewer : refuse('unavailable', words.noSeatMade)
}

/** Take a seat, with the wished colour if it is free. @returns the seat, or why not */
export const takeSeat = (
  table: LiveTable,
  { token, name, colour, seat }: Pick<Sit, 'token' | 'name' | 'colour' | 'seat'>,
): ReturnType<typeof sit> =>
  sit(table, hashKey(token), { name, colour: COLOURS.find((known) => known === colour) ?? null, seat })
