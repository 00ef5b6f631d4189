/** What follows once a room’s event or encounter is resolved (I-R11). */
import { by } from './acting.ts'
import { treasureOn } from './numbers.ts'
import { faceOf } from './rolls.ts'
import type { Acting, RunEvents } from './rule.ts'
import type { Delver, Room, Run } from './state.ts'
import { standing } from './who.ts'

/**
 * I-R18: a roll for treasure.
 * @param own the room's own treasure, which it gives once; else that of wanderers (IA15)
 */
export const findTreasure = (acting: Acting, own: boolean, newest: boolean): RunEvents => {
  const { rolls } = acting
  // In a race a room's treasure is the same for all who come to it first, however long they fought for it.
  const die = own && newest ? rolls.treasure() : rolls.d6()
  return [{ type: 'treasure-found', ...by(acting), throw: rolls.throw, die, treasure: treasureOn(faceOf(die)), own }]
}

/** I-R14, I-R2: whom a bonfire heals, and up to what. */
export const warmed = (run: Run): { seat: Run['turn']; hp: number }[] =>
  standing(run).flatMap((seat) => {
    const { hp, maxHp }: Pick<Delver, 'hp' | 'maxHp'> = run.delvers[seat] ?? { hp: 0, maxHp: 0 }
    return hp < maxHp ? [{ seat, hp: maxHp }] : []
  })

/** IA14: whether the fire burns for those who come back to a room. */
export const stillBurns = (room: Room | undefined, { options }: Acting): boolean =>
  room?.kind === 'bonfire' && options.bonfire === 'always'
