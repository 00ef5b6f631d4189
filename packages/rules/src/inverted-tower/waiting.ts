import type { Room } from './state.ts'

/** IA11: the monsters that somebody ran from and that are still there; `null`: nobody is. */
export const waitingIn = (room: Room): { readonly left: number; readonly wandering: boolean } | null => {
  const last = room.wandering[room.wandering.length - 1]
  if (last !== undefined && last.killed < last.monsters) return { left: last.monsters - last.killed, wandering: true }
  return room.kind === 'mobs' && room.killed < room.monsters
    ? { left: room.monsters - room.killed, wandering: false }
    : null
}
