/** 3.5: the chances of fights, exactly (in doubles). */
import { monstersOn } from '../numbers.ts'

const SIX = [1, 2, 3, 4, 5, 6] as const

/** A share of all faces of a die, for each thing that they may say. */
const shares = <T>(read: (face: number) => T): Map<T, number> => {
  const found = new Map<T, number>()
  for (const face of SIX) found.set(read(face), (found.get(read(face)) ?? 0) + 1 / 6)
  return found
}

/** I-R17: how likely how many monsters are. */
export const monsterChances = (): Map<number, number> => shares(monstersOn)

/**
 * To kill `monsters` before `hp` blows have missed, each hitting with `hit`, and nothing healed:
 * Σ over j < hp of C(monsters + j − 1, j) hit^monsters (1 − hit)^j.
 */
export const survivalChance = (monsters: number, hp: number, hit: number): number => {
  let [sum, term] = [0, hit ** monsters]
  // What comes once in 10^18 adds nothing, however many hearts somebody has.
  for (let missed = 0; missed < hp && term > 1e-18; missed++) {
    sum += term
    term *= ((monsters + missed) / (missed + 1)) * (1 - hit)
  }
  return sum
}

/** To survive an encounter whose monsters are still to be counted. */
export const encounterChance = (hp: number, hit: number): number =>
  [...monsterChances()].reduce((sum, [monsters, chance]) => sum + chance * survivalChance(monsters, hp, hit), 0)

/** HP that an encounter costs on average whoever can’t be killed by it; without end where nothing hits. */
export const expectedLoss = (hit: number): number =>
  hit === 0
    ? Infinity
    : [...monsterChances()].reduce((sum, [monsters, chance]) => sum + chance * monsters, 0) * ((1 - hit) / hit)

/** Blows that may miss before a delver is dead who drinks each potion at the last moment (IA13). */
export const hpWithPotions = ({
  hp,
  maxHp,
  potions,
}: {
  readonly hp: number
  readonly maxHp: number
  readonly potions: number
}): number => hp + potions * (maxHp - 1)
