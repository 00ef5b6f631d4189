import { refuse } from '../../table/refusal.ts'
import type { Legals } from '../rule.ts'
import { isGm, speaksFor } from '../who.ts'
import { conflictAt, isRefusal } from '../window.ts'
import { tlWords as words } from '../words.ts'

/** T-R69 to T-R73, TA14. */
export const healingLegal: Legals<'ask-healing' | 'open-healing' | 'pick-loss'> = {
  'ask-healing': ({ play, actor }, { burden }) => {
    const hero = actor.seat === null ? undefined : play.heroes[actor.seat]
    if (hero === undefined || hero.stage !== 'playing') return refuse('not-yours', words.needsHero)
    if (play.phase !== 'play') return refuse('not-now', words.notOpen)
    if (play.conflict !== null) return refuse('not-now', words.conflictOn)
    const found = hero.burdens[burden]
    if (found === undefined) return refuse('not-found', words.noSuchBurden)
    if (found.value === 1) return refuse('not-allowed', words.atOneAlready)
    return hero.storyPoints >= 1 ? null : refuse('not-allowed', words.noStoryPoints)
  },
  'open-healing': (looking, command) => {
    const conflict = conflictAt(looking, command, 'setup')
    if (isRefusal(conflict)) return conflict
    if (!isGm(looking.actor)) return refuse('not-yours', words.gmOnly)
    // The point that was there when it was asked for may have been taken since.
    const { principal } = conflict.sides.first
    const points = principal === 'gm' ? 0 : (looking.play.heroes[principal]?.storyPoints ?? 0)
    return points >= 1 ? null : refuse('not-allowed', words.noPointLeft)
  },
  'pick-loss': (looking, command) => {
    const conflict = conflictAt(looking, command, 'aftermath')
    if (isRefusal(conflict)) return conflict
    if (conflict.healing === null || conflict.winner !== 'second' || conflict.accepted)
      return refuse('not-now', words.noPick)
    if (!speaksFor(looking.actor, conflict.sides.first.principal)) return refuse('not-yours', words.notYourSide)
    return conflict.sides.first.dice[command.die]?.pile === 'unkept' ? null : refuse('not-allowed', words.pickUnkept)
  },
}
