/** What a connection may say, each message behind the one wrapper. */
import { houseWords, refuse, type Refusal, type Viewer } from '@homestake/rules'
import { sit, sync, writing } from '@homestake/protocol'
import { z } from 'zod'
import { hashKey } from '../tables/keys.ts'
import type { LiveTable } from '../tables/live-table.ts'
import type { TableSocket } from './connection.ts'
import { takeSeat } from './doorkeeper.ts'
import { guard, guardUnknown, type Guard } from './guard.ts'
import type { Hall } from './hall.ts'
import { broughtUpToDate } from './welcome.ts'
import { words } from '../words.ts'

const KNOWN = new Set(['command', 'sit', 'sync', 'writing'])

const asRefusal = (refusal: Refusal) => ({ refusal })

export const listen = (
  socket: TableSocket,
  {
    table,
    hall,
    guarded,
    regrant,
  }: { table: LiveTable; hall: Hall; guarded: Guard; regrant: (viewer: Viewer) => void },
): void => {
  const viewer = (): Viewer => socket.data.viewer ?? { chair: false, seat: null }

  guard(
    socket,
    guarded,
    'command',
    z.unknown(),
    (refusal) => ({ status: 'rejected', refusal }),
    (message, answer) => {
      const { chair, seat } = viewer()
      const still = (): boolean => viewer().chair === chair && viewer().seat === seat
      return table.command({ chair, seat }, message, answer, still)
    },
  )

  guard(socket, guarded, 'sync', sync, asRefusal, async (since, answer) => {
    // If the journal can't be looked at, what the table has is true all the same, and may be all that there is.
    await table.refresh().catch(() => undefined)
    await table.makeReadyFor(viewer())
    const brought = broughtUpToDate(table, viewer(), since)
    guarded.meter.synced('view' in brought ? 'view' : 'changes')
    answer({ epoch: table.history.epoch, cursor: table.cursorFor(viewer()), ...brought })
  })

  guard(socket, guarded, 'writing', writing, asRefusal, ({ to }) => hall.write(socket.id, to))

  guard(socket, guarded, 'sit', sit, asRefusal, async (wish, answer) => {
    const { chair, seat } = viewer()
    if (seat !== null) return answer(asRefusal(refuse('not-allowed', words.seatedAlready)))
    if (!chair && socket.data.maySit !== true)
      return answer(asRefusal(refuse('not-yours', houseWords.linkWatches(table.game.chair))))
    const sat = await takeSeat(table, wish)
    if (typeof sat !== 'string') {
      guarded.meter.refused('message', sat.code)
      return answer(asRefusal(sat))
    }
    if (socket.data.proof !== undefined) socket.data.proof = { ...socket.data.proof, token: hashKey(wish.token) }
    answer({ seat: sat })
    regrant({ chair, seat: sat })
  })

  guardUnknown(socket, KNOWN, guarded)
}
