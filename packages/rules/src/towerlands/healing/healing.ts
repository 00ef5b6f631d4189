import { openChapter } from '../../house/chapters.ts'
import { toTable } from '../../table/event.ts'
import { accepting } from '../aftermath/accepting.ts'
import { actingSeat, burdenIn, certain, conflictOf, heroOf } from '../acting.ts'
import { draftedBurdens, draftedConflict, draftedHero } from '../drafted.ts'
import { enter } from '../flow.ts'
import type { Rule } from '../rule.ts'
import { newConflict } from '../stakes/begin.ts'

/** T-R69 to T-R73: a hero against a burden of his own, which the GM plays with the hero's Influence. */
export const healing: Rule<
  'ask-healing' | 'open-healing' | 'pick-loss',
  'healing-asked' | 'healing-opened' | 'burden-changed'
> = {
  decide: {
    'ask-healing': (deciding, { burden }) => {
      const seat = actingSeat(deciding.actor)
      return [
        ...openChapter(deciding.chance),
        toTable({
          type: 'healing-asked',
          conflict: deciding.chance.id(),
          seat,
          name: heroOf(deciding, seat).sheet?.name ?? '',
          burden,
          called: burdenIn(deciding, { kind: 'hero', seat }, burden).name,
        }),
      ]
    },
    'open-healing': (deciding, { domain }) => {
      const conflict = conflictOf(deciding, 'setup')
      const { principal } = conflict.sides.first
      if (principal === 'gm') throw new Error('only heroes are healed')
      const { sheet, storyPoints } = heroOf(deciding, principal)
      return [
        toTable({
          type: 'healing-opened',
          conflict: conflict.id,
          seat: principal,
          name: conflict.sides.first.name,
          domain,
          storyPoints: Math.max(0, storyPoints - 1),
          influence: sheet?.influence ?? 0,
          rating: sheet?.domains[domain] ?? 0,
        }),
        enter(conflict, { stage: 'roll' }),
      ]
    },
    'pick-loss': (deciding, { die }) => {
      const conflict = conflictOf(deciding, 'aftermath')
      const { principal, name, dice } = conflict.sides.first
      if (principal === 'gm') throw new Error('only heroes are healed')
      const of = { kind: 'hero' as const, seat: principal }
      const burden = certain(conflict.healing, 'healing').burden
      const called = burdenIn(deciding, of, burden).name
      const { value } = certain(dice[die], `die ${die}`)
      return [
        toTable({ type: 'burden-changed', conflict: conflict.id, of, name, burden, called, value }),
        ...accepting(deciding, conflict, value === 1 ? burden : null),
      ]
    },
  },
  evolve: {
    'healing-asked': ({ conflict, seat, name, burden, called }, drafts) => {
      const none = { win: '', lose: '', goal: '' }
      drafts.table.play.conflict = newConflict(
        conflict,
        seat,
        { principal: seat, other: null, name, ...none },
        { principal: 'gm', other: null, name: called, ...none },
        { healing: { burden }, stage: 'setup' },
      )
    },
    'healing-opened': ({ conflict: id, seat, domain, storyPoints, influence, rating }, drafts) => {
      const conflict = draftedConflict(drafts, id)
      conflict.domain = domain
      Object.assign(conflict.sides.first, { influence, rating })
      Object.assign(conflict.sides.second, { influence, rating: 0 })
      draftedHero(drafts, seat).storyPoints = storyPoints
    },
    'burden-changed': ({ of, burden, value }, drafts) => {
      certain(draftedBurdens(drafts, of)[burden], `burden ${burden}`).value = value
    },
  },
}
