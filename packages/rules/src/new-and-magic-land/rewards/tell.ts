import { toTable } from '../../table/event.ts'
import { actingSeat, settlerOf } from '../acting.ts'
import { draftedConflict, draftedSettler } from '../drafted.ts'
import { tieOf } from '../gather/call-relationship.ts'
import type { Rule } from '../rule.ts'
import { closed } from './close.ts'

/** N-R37, N-R38, N-R44, N-R46: the conflict's story, a tie that grows, a settler's end. The last of them closes it. */
export const telling: Rule<
  'narrate' | 'raise-relationship' | 'tell-ending',
  'narrated' | 'relationship-raised' | 'ending-told'
> = {
  decide: {
    narrate: (deciding, { conflict, text }) => [
      toTable({ type: 'narrated', conflict, text }),
      ...closed(deciding, { narrated: true }),
    ],
    'raise-relationship': (deciding, { conflict, relationship }) => {
      const seat = actingSeat(deciding.actor)
      const whose = settlerOf(deciding, seat).name
      const tie = relationship === null ? null : tieOf(deciding, seat, relationship)
      return [
        toTable({
          type: 'relationship-raised',
          conflict,
          seat,
          relationship,
          whose,
          name: tie?.name ?? '',
          rating: tie === null ? 0 : tie.rating + 1,
        }),
        ...closed(deciding, { gain: seat }),
      ]
    },
    'tell-ending': (deciding, { conflict, text }) => {
      const seat = actingSeat(deciding.actor)
      return [
        toTable({ type: 'ending-told', conflict, seat, name: settlerOf(deciding, seat).name, text }),
        ...closed(deciding, { ending: seat }),
      ]
    },
  },
  evolve: {
    narrated: (event, drafts) => {
      const conflict = draftedConflict(drafts, event.conflict)
      if (conflict.stage === 'rewards') conflict.narrated = true
    },
    'relationship-raised': ({ conflict: id, seat, relationship, rating }, drafts) => {
      const conflict = draftedConflict(drafts, id)
      if (conflict.stage === 'rewards') delete conflict.gains[seat]
      const tie = relationship === null ? undefined : draftedSettler(drafts, seat).relationships[relationship]
      if (tie !== undefined) tie.rating = rating
    },
    // NA13: whoever is out is out for good, and their Harvest Dice are lost.
    'ending-told': ({ conflict: id, seat, text }, drafts) => {
      const conflict = draftedConflict(drafts, id)
      if (conflict.stage === 'rewards') delete conflict.endings[seat]
      const settler = draftedSettler(drafts, seat)
      settler.stage = 'out'
      settler.ending = text
      settler.harvestDice = 0
    },
  },
}
