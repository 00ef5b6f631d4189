/** Why an actor may not do something now, for every command. Everybody's: it looks at a view and at nothing else. */
import type { TableView } from '../house/house.ts'
import type { Refusal } from '../table/refusal.ts'
import type { Actor } from '../table/viewer.ts'
import type { ItCommand } from './commands.ts'
import { betweenLegal } from './delvers/between.legal.ts'
import { enterLegal } from './delvers/enter.legal.ts'
import { endsLegal } from './ends/ends.legal.ts'
import { fightLegal } from './fights/fight.legal.ts'
import { skipLegal } from './party/skip.legal.ts'
import { moveLegal } from './rooms/move.legal.ts'
import type { CommandsByType, Legals, Looking } from './rule.ts'
import type { ItPlays } from './state.ts'

const LEGALS = {
  ...enterLegal,
  ...betweenLegal,
  ...moveLegal,
  ...fightLegal,
  ...skipLegal,
  ...endsLegal,
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
