/** Events with which a game opens and closes a chapter of the dice. */
import type { Chance } from '../contract/chance.ts'
import { commitToSeed } from '../dice/commitment.ts'
import { fixNonces } from '../dice/chapter.ts'
import { reveal, toSealed, toTable, type Addressed } from '../table/event.ts'
import type { HouseEvent } from './events.ts'
import type { Plays, TableState } from './house.ts'

/** A new seed, and the public promise of it. */
export const openChapter = (chance: Chance): Addressed<HouseEvent>[] => {
  const seed = chance.seed()
  return [
    toTable({ type: 'chapter-opened', chapter: chance.id(), commitment: commitToSeed(seed) }),
    toSealed({ type: 'seed-kept', seed }),
  ]
}

/** The seed is published: every throw of the chapter can be recomputed. Nothing, where no chapter is open. */
export const closeChapter = <P extends Plays>(state: TableState<P>): Addressed<HouseEvent>[] => {
  const { chapter } = state.table
  const { seed } = state.sealed
  if (chapter === null || seed === null) return []
  return [
    toTable({
      type: 'chapter-closed',
      chapter: chapter.id,
      seed: reveal(seed),
      commitment: chapter.commitment,
      nonces: chapter.fixed ?? fixNonces(chapter.nonces),
      thrown: chapter.thrown,
    }),
    toSealed({ type: 'seed-kept', seed: null }),
  ]
}
