import { draftedDelver, draftedRoom } from '../drafted.ts'
import type { RunRule } from '../rule.ts'

/** I-R18: what is found is taken at once. */
export const treasures: RunRule<never, 'treasure-found'> = {
  decide: {},
  evolve: {
    'treasure-found': ({ seat, treasure, own }, run) => {
      const delver = draftedDelver(run, seat)
      if (treasure === 'gold') delver.gold += 1
      else if (treasure === 'dagger') delver.daggers += 1
      else delver.potions += 1
      if (own) draftedRoom(run).treasure = treasure
    },
  },
}
