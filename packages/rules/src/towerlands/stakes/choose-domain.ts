import { reveal, toTable } from '../../table/event.ts'
import { conflictOf, heroOf } from '../acting.ts'
import { draftedConflict } from '../drafted.ts'
import { enter } from '../flow.ts'
import type { CommandsByType, Rule, TlDeciding } from '../rule.ts'
import type { Conflict, SideName } from '../state.ts'
import { bySide, sideNames } from '../who.ts'

/** T-R30, T-R31: what each side will roll is known from here on (1.4). */
export const chooseDomain: Rule<'choose-domain', 'domain-chosen'> = {
  decide: {
    'choose-domain': (deciding, command) => {
      const conflict = conflictOf(deciding, 'domain')
      const numbers = bySide((side) => numbersOf(deciding, conflict, side, command))
      return [
        toTable({
          type: 'domain-chosen',
          conflict: conflict.id,
          domain: command.domain,
          names: sideNames(conflict),
          influence: bySide((side) => numbers[side].influence),
          rating: bySide((side) => numbers[side].rating),
        }),
        enter(conflict, { stage: 'roll' }),
      ]
    },
  },
  evolve: {
    'domain-chosen': ({ conflict: id, domain, influence, rating }, drafts) => {
      const conflict = draftedConflict(drafts, id)
      conflict.domain = domain
      for (const side of ['first', 'second'] as const)
        Object.assign(conflict.sides[side], { influence: influence[side], rating: rating[side] })
    },
  },
}

const numbersOf = (
  deciding: TlDeciding,
  { sides }: Conflict,
  side: SideName,
  { domain, influence, rating }: CommandsByType['choose-domain'],
) => {
  const { principal, other } = sides[side]
  if (principal !== 'gm') {
    const sheet = heroOf(deciding, principal).sheet
    return { influence: sheet?.influence ?? 0, rating: sheet?.domains[domain] ?? 0 }
  }
  const sheet = other === null ? undefined : deciding.view.gm?.play.others[other]
  return {
    influence: influence ?? reveal(sheet?.influence ?? 0),
    rating: rating ?? reveal(sheet?.domains[domain] ?? 0),
  }
}
