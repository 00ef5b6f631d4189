import type { SeatId } from '../../table/ids.ts'
import { toTable } from '../../table/event.ts'
import { actingSeat, playIn, settlerOf } from '../acting.ts'
import { draftedSettler } from '../drafted.ts'
import { tieOf } from '../gather/call-relationship.ts'
import { isPlaying } from '../in-play.ts'
import type { NmlDeciding, Rule } from '../rule.ts'
import { settlerName } from '../sides.ts'
import { stepOn } from './next-step.ts'

/** NA18: what a tie to this person gains: two where it is another settler in play, unless the table gives that to the rest. */
const gainFor = (deciding: NmlDeciding, to: SeatId | null): { readonly gain: number; readonly bonus: boolean } => {
  if (to === null || !isPlaying(playIn(deciding), to)) return { gain: 1, bonus: false }
  return deciding.state.table.options.pcBonus === 'relationship' ? { gain: 2, bonus: false } : { gain: 1, bonus: true }
}

/** N-R52, NA18: a new Relationship, or one that grows. */
export const tie: Rule<'tie-new' | 'tie-grows', 'tie-made'> = {
  decide: {
    'tie-new': (deciding, { name: person, note, seat: other }) => {
      const seat = actingSeat(deciding.actor)
      const { gain, bonus } = gainFor(deciding, other)
      return [
        toTable({
          type: 'tie-made',
          seat,
          name: settlerOf(deciding, seat).name,
          relationship: deciding.chance.id(),
          to: other === null ? person : settlerName(playIn(deciding), other),
          note,
          with: other,
          rating: gain,
          isNew: true,
          bonus,
        }),
      ]
    },
    'tie-grows': (deciding, { relationship }) => {
      const seat = actingSeat(deciding.actor)
      const { name, relationships } = settlerOf(deciding, seat)
      const known = tieOf(deciding, seat, relationship)
      const { note, seat: other } = relationships[relationship] ?? { note: '', seat: null }
      const { gain, bonus } = gainFor(deciding, other)
      return [
        toTable({
          type: 'tie-made',
          seat,
          name,
          relationship,
          to: known.name,
          note,
          with: other,
          rating: known.rating + gain,
          isNew: false,
          bonus,
        }),
      ]
    },
  },
  evolve: {
    'tie-made': ({ seat, relationship, to, note, with: other, rating, isNew, bonus }, drafts) => {
      const { relationships } = draftedSettler(drafts, seat)
      const known = relationships[relationship]
      // A settler is called by the name on their own sheet, wherever they are tied to.
      if (isNew) relationships[relationship] = { name: other === null ? to : '', note, rating, seat: other }
      else if (known !== undefined) known.rating = rating
      stepOn(drafts, seat).bonus = bonus
    },
  },
}
