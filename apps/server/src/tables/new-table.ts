/** A new table: its first entry, and its keys. */
import { refuse, tableId, type GameId, type Json, type Refusal, type TableId } from '@homestake/rules'
import type { Chance } from '@homestake/rules/authority'
import type { MadeTable } from '@homestake/protocol'
import type { Journal } from '../journal/journal.ts'
import type { Meter } from '../metrics/meter.ts'
import { words } from '../words.ts'
import { changesOf, keptLines } from './changes.ts'
import { firstEntry } from './first-entry.ts'
import { gameOf, type Games } from './games.ts'
import { derivedKey, hashed, newId, newKey } from './keys.ts'

export interface Wanted {
  readonly game: GameId
  readonly title: string
  readonly options?: Readonly<Record<string, Json>> | undefined
}

export interface Made {
  readonly table: TableId
  readonly keys: MadeTable['keys']
  readonly recovery: string
}

export interface OpeningMeans {
  readonly games: Games
  readonly journal: Pick<Journal, 'create'>
  readonly chance: () => Chance
  readonly meter: Meter
}

/** New keys, and a code for whoever loses the chair’s. */
export const newKeys = (): Pick<Made, 'keys' | 'recovery'> => {
  const chair = newKey()
  const keys = { chair, player: derivedKey(chair, 'player', 1), spectator: derivedKey(chair, 'spectator', 1) }
  return { keys, recovery: newKey() }
}

/**
 * Its keys are told this once; only their hashes are kept.
 * @throws `Unavailable`
 */
export const openNew = async (
  { games, journal, chance: chances, meter }: OpeningMeans,
  wanted: Wanted,
  { table = tableId.parse(newId()), as = 'made' }: { readonly table?: TableId; readonly as?: 'made' | 'demo' } = {},
): Promise<Made | Refusal> => {
  const game = gameOf(games, wanted.game)
  if (game === undefined) return refuse('not-found', words.noSuchGame, { path: 'game' })
  const options = game.options.safeParse(wanted.options ?? {})
  if (!options.success) {
    const path = ['options', ...(options.error.issues[0]?.path ?? [])].join('/')
    return refuse('malformed', words.badOption, { path })
  }
  const chance = chances()
  const { keys, recovery } = newKeys()
  const entry = firstEntry(game, wanted.title, options.data, hashed(keys, recovery), chance)
  await journal.create({ table, game: game.id, at: chance.now }, entry, keptLines(changesOf(game, entry)))
  meter.table(as)
  return { table, keys, recovery }
}
