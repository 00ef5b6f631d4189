/** New keys of a table, made where they are kept: the server is sent their hashes. */
import { derivedKey, hashKey } from '@homestake/protocol/keys'
import type { KeyHashes } from '@homestake/rules'

export interface ChairKeys {
  readonly chair: string
  readonly player: string
  readonly spectator: string
  readonly recovery: string
}

/** @param make a random key, 192 bits, URL-safe */
export const newChairKeys = (make: () => string): { readonly keys: ChairKeys; readonly hashes: KeyHashes } => {
  const chair = make()
  const keys = {
    chair,
    player: derivedKey(chair, 'player', 1),
    spectator: derivedKey(chair, 'spectator', 1),
    recovery: make(),
  }
  const hashes = {
    chair: hashKey(chair),
    player: hashKey(keys.player),
    spectator: hashKey(keys.spectator),
    recovery: hashKey(keys.recovery),
  }
  return { keys, hashes }
}

/** The next players' or spectators' link of a chair: its key, and the command that makes it count. */
export const renewedLink = (chair: string, whose: 'player' | 'spectator', generation: number) => {
  const key = derivedKey(chair, whose, generation)
  return { key, command: { type: 'renew-link' as const, whose, generation, hash: hashKey(key) } }
}
