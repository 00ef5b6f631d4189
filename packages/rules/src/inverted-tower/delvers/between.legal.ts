import { refuse } from '../../table/refusal.ts'
import { PRICE } from '../numbers.ts'
import type { Legals } from '../rule.ts'
import { inRun, isRefusal } from '../window.ts'
import { itWords as words } from '../words.ts'

/** What may be done between two rolls, whoever's turn it is: I-R13, I-R19, IA13, IA18. */
export const betweenLegal: Legals<'raise' | 'drink' | 'buy' | 'give'> = {
  raise: (looking, command) => {
    const acting = inRun(looking, command)
    if (isRefusal(acting)) return acting
    return acting.delver.points > 0 ? null : refuse('not-now', words.noPoint)
  },
  drink: (looking, command) => {
    const acting = inRun(looking, command)
    if (isRefusal(acting)) return acting
    const { potions, hp, maxHp } = acting.delver
    if (potions === 0) return refuse('not-allowed', words.noPotion)
    return hp < maxHp ? null : refuse('not-allowed', words.unhurt)
  },
  buy: (looking, command) => {
    const acting = inRun(looking, command)
    if (isRefusal(acting)) return acting
    const { run, delver } = acting
    if (run.stage.kind !== 'explore') return refuse('not-now', words.notAt[run.stage.kind])
    if (run.rooms[run.at]?.kind !== 'merchant') return refuse('not-now', words.noMerchant)
    return delver.gold < PRICE ? refuse('not-allowed', words.tooDear(PRICE)) : null
  },
  give: (looking, command) => {
    const acting = inRun(looking, command)
    if (isRefusal(acting)) return acting
    const { run, seat, delver } = acting
    const { to, item, count } = command
    if (to === seat || run.delvers[to]?.fate !== 'in') return refuse('not-found', words.nobodyToGive)
    const owned = { dagger: delver.daggers, potion: delver.potions, gold: delver.gold }[item]
    return count > owned ? refuse('not-allowed', words.notSoMany) : null
  },
}
