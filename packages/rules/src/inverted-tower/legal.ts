/** Why an actor may not do something now, for every command. Everybody's: it looks at a view and at nothing else. */
import type { TableView } from '../house/house.ts'
import type { Refusal } from '../table/refusal.ts'
import type { Actor } from '../table/viewer.ts'
import type { ItCommand } from './commands.ts'
import { betweenLegal } from './delvers/between.legal.ts'
import { enterLegal } from './delvers/enter.legal.ts'
import { leaveLegal } from './ends/leave.legal.ts'
import { tableLegal } from './ends/table.legal.ts'
import { attackLegal } from './fights/attack.legal.ts'
import { fleeLegal } from './fights/flee.legal.ts'
import { skipLegal } from './party/skip.legal.ts'
import { descendLegal } from './rooms/descend.legal.ts'
import { moveBackLegal } from './rooms/move-back.legal.ts'
import { newRoomLegal } from './rooms/new-room.legal.ts'
import { trapLegal } from './rooms/trap.legal.ts'
import type { CommandsByType, Legals, Looking } from './rule.ts'
import type { ItPlays } from './state.ts'

const LEGALS = {
  ...enterLegal,
  ...betweenLegal,
  ...newRoomLegal,
  ...moveBackLegal,
  ...descendLegal,
  ...trapLegal,
  ...attackLegal,
  ...fleeLegal,
  ...skipLegal,
  ...leaveLegal,
  ...tableLegal,
} satisfies Legals<ItCommand['type']>

const judged = <T extends ItCommand['type']>(looking: Looking, type: T, command: CommandsByType[T]): Refusal | null => {
  const legals: Legals<ItCommand['type']> = LEGALS
  return legals[type](looking, command)
}

/** Why the actor may not give this command now; `null` where they may. */
export const legal = (view: TableView<ItPlays>, actor: Actor, command: ItCommand): Refusal | null => {
  const { play, options } = view.table
  return judged({ view, play, options, actor }, command.type, command)
}
