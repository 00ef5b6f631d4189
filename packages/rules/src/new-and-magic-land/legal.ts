/** Why an actor may not do something now, for every command. Everybody's: it looks at a view and at nothing else. */
import { refuse, type Refusal } from '../table/refusal.ts'
import type { TableView } from '../house/house.ts'
import type { Actor } from '../table/viewer.ts'
import type { NmlCommand } from './commands.ts'
import { beginAnewLegal } from './ending/begin-anew.legal.ts'
import { gainOrLossLegal } from './ending/gain-or-loss.legal.ts'
import { lastStepLegal } from './ending/last-step.legal.ts'
import { refreshLegal } from './ending/refresh.legal.ts'
import { rollVictoryLegal } from './ending/roll-victory.legal.ts'
import { tellGoalLegal } from './ending/tell-goal.legal.ts'
import { tieLegal } from './ending/tie.legal.ts'
import { festivalLegal } from './festival/festival.legal.ts'
import { burnVictoryLegal } from './gather/burn-victory.legal.ts'
import { callAspectLegal } from './gather/call-aspect.legal.ts'
import { callPastLegal } from './gather/call-past.legal.ts'
import { callRelationshipLegal } from './gather/call-relationship.legal.ts'
import { helpLegal } from './gather/help.legal.ts'
import { readyLegal } from './gather/ready.legal.ts'
import { spendDramaLegal } from './gather/spend-drama.legal.ts'
import { strikeBundleLegal } from './gather/strike-bundle.legal.ts'
import { harvestLegal } from './harvest/harvest.legal.ts'
import { tellLegal } from './rewards/tell.legal.ts'
import { escalateLegal } from './roll/escalate.legal.ts'
import { giveInLegal } from './roll/give-in.legal.ts'
import type { CommandsByType, Legals, Looking } from './rule.ts'
import { changeSceneLegal } from './scenes/change-scene.legal.ts'
import { closeSceneLegal } from './scenes/close-scene.legal.ts'
import { passTurnLegal } from './scenes/pass-turn.legal.ts'
import { setSceneLegal } from './scenes/set-scene.legal.ts'
import { closeSeasonLegal } from './seasons/close-season.legal.ts'
import { deskLegal } from './seasons/desk.legal.ts'
import { openSeasonLegal } from './seasons/open-season.legal.ts'
import { readSettlerLegal } from './settlers/read-settler.legal.ts'
import { setGoalLegal } from './settlers/set-goal.legal.ts'
import { splitPoolsLegal } from './settlers/split-pools.legal.ts'
import { submitSettlerLegal } from './settlers/submit-settler.legal.ts'
import { acceptStakesLegal } from './stakes/accept-stakes.legal.ts'
import { declareConflictLegal } from './stakes/declare-conflict.legal.ts'
import { dropConflictLegal } from './stakes/drop-conflict.legal.ts'
import { writeStakesLegal } from './stakes/write-stakes.legal.ts'
import type { NmlPlays } from './state.ts'
import { nmlWords as words } from './words.ts'

const LEGALS = {
  ...splitPoolsLegal,
  ...submitSettlerLegal,
  ...readSettlerLegal,
  ...setGoalLegal,
  ...openSeasonLegal,
  ...closeSeasonLegal,
  ...setSceneLegal,
  ...passTurnLegal,
  ...changeSceneLegal,
  ...closeSceneLegal,
  ...rollVictoryLegal,
  ...tellGoalLegal,
  ...gainOrLossLegal,
  ...tieLegal,
  ...refreshLegal,
  ...lastStepLegal,
  ...beginAnewLegal,
  ...festivalLegal,
  ...deskLegal,
  ...declareConflictLegal,
  ...writeStakesLegal,
  ...acceptStakesLegal,
  ...dropConflictLegal,
  ...callAspectLegal,
  ...callRelationshipLegal,
  ...burnVictoryLegal,
  ...helpLegal,
  ...spendDramaLegal,
  ...callPastLegal,
  ...strikeBundleLegal,
  ...readyLegal,
  ...escalateLegal,
  ...giveInLegal,
  ...harvestLegal,
  ...tellLegal,
} satisfies Legals<NmlCommand['type']>

const judged = <T extends NmlCommand['type']>(
  looking: Looking,
  type: T,
  command: CommandsByType[T],
): Refusal | null => {
  const legals: Legals<NmlCommand['type']> = LEGALS
  return legals[type](looking, command)
}

/** Why the actor may not give this command now; `null` where they may. */
export const legal = (view: TableView<NmlPlays>, actor: Actor, command: NmlCommand): Refusal | null => {
  if (!actor.chair && actor.seat === null) return refuse('not-yours', words.needsSettler)
  const { play, options } = view.table
  return judged({ view, play, options, actor }, command.type, command)
}
