/** Why an actor may not do something now, for every command. Everybody's: it looks at a view and at nothing else. */
import type { TableView } from '../house/house.ts'
import { refuse, type Refusal } from '../table/refusal.ts'
import type { Actor } from '../table/viewer.ts'
import { sheetLegal } from './sheets/sheet.legal.ts'
import { traitsLegal } from './sheets/traits.legal.ts'
import { othersLegal } from './sheets/others.legal.ts'
import { burdensLegal } from './sheets/burdens.legal.ts'
import { playLegal } from './sheets/play.legal.ts'
import { proposeLegal } from './stakes/propose.legal.ts'
import { stakesLegal } from './stakes/stakes.legal.ts'
import { chooseDomainLegal } from './stakes/choose-domain.legal.ts'
import { healingLegal } from './healing/healing.legal.ts'
import { rollLegal } from './rounds/roll.legal.ts'
import { readyLegal } from './rounds/ready.legal.ts'
import { victoryLegal } from './rounds/victory.legal.ts'
import { tellLegal } from './rounds/tell.legal.ts'
import { callLegal } from './calls/call.legal.ts'
import { pickDieLegal } from './calls/pick-die.legal.ts'
import { chanceLegal } from './aftermath/chance.legal.ts'
import { burdenLegal } from './aftermath/burden.legal.ts'
import { resultLegal } from './aftermath/result.legal.ts'
import type { TlCommand } from './commands.ts'
import type { CommandsByType, Legals, Looking } from './rule.ts'
import type { TlPlays } from './state.ts'
import { tlWords as words } from './words.ts'

const LEGALS = {
  ...sheetLegal,
  ...traitsLegal,
  ...othersLegal,
  ...burdensLegal,
  ...playLegal,
  ...proposeLegal,
  ...stakesLegal,
  ...chooseDomainLegal,
  ...healingLegal,
  ...rollLegal,
  ...readyLegal,
  ...victoryLegal,
  ...tellLegal,
  ...callLegal,
  ...pickDieLegal,
  ...chanceLegal,
  ...burdenLegal,
  ...resultLegal,
} satisfies Legals<TlCommand['type']>

const judged = <T extends TlCommand['type']>(looking: Looking, type: T, command: CommandsByType[T]): Refusal | null => {
  const legals: Legals<TlCommand['type']> = LEGALS
  return legals[type](looking, command)
}

/** Why the actor may not give this command now; `null` where they may. */
export const legal = (view: TableView<TlPlays>, actor: Actor, command: TlCommand): Refusal | null => {
  if (!actor.chair && actor.seat === null) return refuse('not-yours', words.needsHero)
  const { play, options } = view.table
  return judged({ view, play, options, actor }, command.type, command)
}
