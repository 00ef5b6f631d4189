import { reveal, toBetween, toTable } from '../../table/event.ts'
import { seatOf } from '../../table/compartment.ts'
import { actingSeat, certain, heroOf, optionsIn } from '../acting.ts'
import { draftedHero } from '../drafted.ts'
import type { Rule } from '../rule.ts'

/**
 * The sheet comes to the table when its player hands it in; with private sheets its traits go to its player and the GM
 * instead. The draft stays with its player until the GM has taken the sheet on.
 */
export const sheet: Rule<
  'submit-sheet' | 'approve-sheet' | 'return-sheet',
  'sheet-submitted' | 'traits-held' | 'sheet-approved' | 'sheet-returned'
> = {
  decide: {
    'submit-sheet': (deciding) => {
      const seat = actingSeat(deciding.actor)
      const written = reveal(certain(deciding.state[seatOf(seat)]?.play.draft, 'draft'))
      const held = optionsIn(deciding).privateSheets === 'on'
      return [
        toTable({
          type: 'sheet-submitted',
          seat,
          name: written.name,
          sheet: held ? { ...written, traits: {} } : written,
        }),
        ...(held ? [toBetween(seat, { type: 'traits-held' as const, seat, traits: written.traits })] : []),
      ]
    },
    'approve-sheet': (deciding, { seat }) => {
      const name = heroOf(deciding, seat).sheet?.name ?? ''
      return [
        toTable({ type: 'sheet-approved', seat, name, storyPoints: Number(optionsIn(deciding).storyPointsStart) }),
      ]
    },
    'return-sheet': (deciding, { seat, why }) => [
      toTable({ type: 'sheet-returned', seat, name: heroOf(deciding, seat).sheet?.name ?? '', why }),
    ],
  },
  evolve: {
    'sheet-submitted': ({ seat, sheet: written }, drafts) => {
      const hero = draftedHero(drafts, seat)
      hero.stage = 'submitted'
      hero.sheet = written
    },
    'traits-held': ({ seat, traits }, drafts) => {
      drafts.between(seat).play.traits = traits
    },
    'sheet-approved': ({ seat, storyPoints }, drafts) => {
      const hero = draftedHero(drafts, seat)
      hero.stage = 'playing'
      hero.storyPoints = storyPoints
      drafts.seat(seat).play.draft = null
    },
    'sheet-returned': ({ seat }, drafts) => {
      const hero = draftedHero(drafts, seat)
      hero.stage = 'draft'
      hero.sheet = null
      drafts.between(seat).play.traits = {}
    },
  },
}
