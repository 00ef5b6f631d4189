import type { ItOptions } from '../options.ts'
import type { Delver } from '../state.ts'
import { bestAttribute, blowOf, usefulDaggers } from './attack.ts'
import { checkChance } from './check.ts'
import { encounterChance, hpWithPotions, monsterChances } from './survive.ts'

export interface FirstFight {
  /** One blow with the best attribute, without daggers and with all that help. */
  readonly bare: number
  readonly armed: number
  /** To survive the first encounter there, fought as well as can be: without potions, and with them. */
  readonly survives: number
  readonly survivesDrinking: number
}

type Options = Pick<ItOptions, 'naturalSix' | 'daggers'>

/** Where daggers are spent: the best chance to kill some monsters before so many blows have missed, over every way to spend them. */
export const chanceSpending = (
  monsters: number,
  hp: number,
  daggers: number,
  bare: number,
  sixHits: boolean,
): number => {
  const known = new Map<number, number>()
  const from = (left: number, lives: number, held: number): number => {
    if (left === 0) return 1
    if (lives === 0) return 0
    const key = (left * 4096 + lives) * 4096 + held
    const cached = known.get(key)
    if (cached !== undefined) return cached
    const helps = Math.min(held, Math.max(0, 4 - bare))
    let best = 0
    for (let used = 0; used <= helps; used++) {
      const hit = checkChance(bare + used, sixHits)
      const killed = hit * from(left - 1, lives, held - used)
      best = Math.max(best, killed + (hit === 1 ? 0 : (1 - hit) * from(left, lives - 1, held - used)))
    }
    known.set(key, best)
    return best
  }
  return from(monsters, hp, daggers)
}

/** More daggers than these a first fight hardly needs; they are left out of the reckoning. */
const MOST = 60
/** And of more blows that may miss than these: one in six hits long before. */
const LIVES = 240

/** The warning at the stairs (IA9): what the first fight on the next floor will be like. */
export const firstFight = (delver: Delver, nextFloor: number, options: Options): FirstFight => {
  const attribute = bestAttribute(delver)
  const { modifier: bare, chance } = blowOf(delver, nextFloor, options, attribute, 0)
  const armed = blowOf(delver, nextFloor, options, attribute, usefulDaggers(delver, nextFloor)).chance
  const daggers = Math.min(delver.daggers, MOST)
  const survives = (lives: number): number =>
    options.daggers === 'kept'
      ? encounterChance(lives, armed)
      : [...monsterChances()].reduce(
          (sum, [monsters, share]) =>
            sum + share * chanceSpending(monsters, Math.min(lives, LIVES), daggers, bare, options.naturalSix === 'on'),
          0,
        )
  return { bare: chance, armed, survives: survives(delver.hp), survivesDrinking: survives(hpWithPotions(delver)) }
}
