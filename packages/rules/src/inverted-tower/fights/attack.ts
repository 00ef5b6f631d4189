import { by, certain, delverOf, stageOf } from '../acting.ts'
import { draftedDelver, draftedRoom, stepOn, threw } from '../drafted.ts'
import { forNextLevel, passes } from '../numbers.ts'
import { findTreasure } from '../resolve.ts'
import { restAfterFight } from '../rooms/move-back.ts'
import { faceOf } from '../rolls.ts'
import type { Acting, RunEvents, RunRule } from '../rule.ts'
import type { Delver } from '../state.ts'
import { leaves, nextTurn } from '../turns.ts'

/** I-R19, IA6, IA7: the kill that makes a level. */
const levelFor = (acting: Acting, { xp, level, maxHp, hp }: Delver): RunEvents => {
  if (xp + 1 < forNextLevel(level)) return []
  const most = maxHp + 1
  const now = { none: hp, one: hp + 1, full: most }[acting.options.levelUpHeals]
  return [{ type: 'level-gained', ...by(acting), level: level + 1, maxHp: most, hp: now }]
}

/** I-R11, IA15: the fight is won. */
const won = (acting: Acting, wandering: boolean): RunEvents => {
  const { run, options } = acting
  const treasure = !wandering || options.wanderTreasure === 'on'
  return [...(treasure ? findTreasure(acting, !wandering, run.at === run.explored) : []), ...restAfterFight(acting)]
}

/** I-R20 to I-R22, IA8, IA9, IA11: one blow at one monster. */
export const attacks: RunRule<'attack', 'attacked' | 'level-gained'> = {
  decide: {
    attack: (acting, { attribute, daggers }) => {
      const { run, options, rolls } = acting
      const delver = delverOf(acting)
      const { left, wandering } = stageOf(run, 'fight')
      const modifier = delver.attributes[attribute] + daggers - run.floor
      const die = rolls.d6()
      const passed = passes(faceOf(die), modifier, options.naturalSix === 'on')
      const blow = {
        type: 'attacked' as const,
        ...by(acting),
        throw: rolls.throw,
        die,
        attribute,
        daggers,
        modifier,
        passed,
        hp: delver.hp - (passed ? 0 : 1),
        spent: options.daggers === 'spent' ? daggers : 0,
        left: left - (passed ? 1 : 0),
      }
      if (!passed) return [blow, ...(blow.hp === 0 ? leaves(acting, 'dead') : nextTurn(acting))]
      return [
        blow,
        ...levelFor(acting, delver),
        ...(blow.left === 0 ? won(acting, wandering) : []),
        ...nextTurn(acting),
      ]
    },
  },
  evolve: {
    attacked: ({ seat, passed, hp, spent, left }, run) => {
      stepOn(run)
      threw(run)
      const delver = draftedDelver(run, seat)
      delver.hp = hp
      delver.daggers -= spent
      if (!passed) return
      delver.kills += 1
      delver.xp += 1
      const { wandering } = stageOf(run, 'fight')
      const room = draftedRoom(run)
      if (wandering) certain(room.wandering[room.wandering.length - 1], 'wandering encounter').killed += 1
      else if (room.kind === 'mobs') room.killed += 1
      run.stage = left === 0 ? { kind: 'explore' } : { kind: 'fight', left, wandering }
    },
    'level-gained': ({ seat, level, maxHp, hp }, run) => {
      const delver = draftedDelver(run, seat)
      delver.xp -= forNextLevel(delver.level)
      delver.level = level
      delver.maxHp = maxHp
      delver.hp = hp
      delver.points += 1
    },
  },
}
