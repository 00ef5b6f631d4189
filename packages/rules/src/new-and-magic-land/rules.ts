/** Every rule of the game: what a command decides, and what an event changes. The authority's alone. */
import { beginAnew } from './ending/begin-anew.ts'
import { gainOrLoss } from './ending/gain-or-loss.ts'
import { lastStep } from './ending/last-step.ts'
import { refresh } from './ending/refresh.ts'
import { rollVictory } from './ending/roll-victory.ts'
import { tellGoal } from './ending/tell-goal.ts'
import { tie } from './ending/tie.ts'
import { endYear } from './festival/end-year.ts'
import { feast } from './festival/feast.ts'
import { openFestival } from './festival/open-festival.ts'
import { burnVictory } from './gather/burn-victory.ts'
import { callAspect } from './gather/call-aspect.ts'
import { callPast } from './gather/call-past.ts'
import { callRelationship } from './gather/call-relationship.ts'
import { gathering } from './gather/gathering.ts'
import { help } from './gather/help.ts'
import { ready } from './gather/ready.ts'
import { spendDrama } from './gather/spend-drama.ts'
import { strikeBundle } from './gather/strike-bundle.ts'
import { harvest } from './harvest/harvest.ts'
import { closing } from './rewards/close.ts'
import { settling } from './rewards/settle.ts'
import { telling } from './rewards/tell.ts'
import { escalate } from './roll/escalate.ts'
import { giveIn } from './roll/give-in.ts'
import { rolling } from './roll/roll.ts'
import type { CommandsByType, Decides, EventsByType, Evolves, NmlDeciding, NmlDecision, NmlDrafts } from './rule.ts'
import type { NmlCommand } from './commands.ts'
import type { NmlEvent } from './events.ts'
import { changeScene } from './scenes/change-scene.ts'
import { closeScene } from './scenes/close-scene.ts'
import { passTurn } from './scenes/pass-turn.ts'
import { setScene } from './scenes/set-scene.ts'
import { closeSeason } from './seasons/close-season.ts'
import { desk } from './seasons/desk.ts'
import { openSeason } from './seasons/open-season.ts'
import { readSettler } from './settlers/read-settler.ts'
import { setGoal } from './settlers/set-goal.ts'
import { splitPools } from './settlers/split-pools.ts'
import { submitSettler } from './settlers/submit-settler.ts'
import { acceptStakes } from './stakes/accept-stakes.ts'
import { declareConflict } from './stakes/declare-conflict.ts'
import { dropConflict } from './stakes/drop-conflict.ts'
import { writeStakes } from './stakes/write-stakes.ts'

const DECIDES: Decides<NmlCommand['type']> = {
  ...splitPools.decide,
  ...submitSettler.decide,
  ...readSettler.decide,
  ...setGoal.decide,
  ...openSeason.decide,
  ...closeSeason.decide,
  ...setScene.decide,
  ...passTurn.decide,
  ...changeScene.decide,
  ...closeScene.decide,
  ...rollVictory.decide,
  ...tellGoal.decide,
  ...gainOrLoss.decide,
  ...tie.decide,
  ...refresh.decide,
  ...lastStep.decide,
  ...beginAnew.decide,
  ...openFestival.decide,
  ...feast.decide,
  ...desk.decide,
  ...declareConflict.decide,
  ...writeStakes.decide,
  ...acceptStakes.decide,
  ...dropConflict.decide,
  ...callAspect.decide,
  ...callRelationship.decide,
  ...burnVictory.decide,
  ...help.decide,
  ...spendDrama.decide,
  ...callPast.decide,
  ...strikeBundle.decide,
  ...ready.decide,
  ...escalate.decide,
  ...giveIn.decide,
  ...harvest.decide,
  ...telling.decide,
}

const EVOLVES: Evolves<NmlEvent['type']> = {
  ...splitPools.evolve,
  ...submitSettler.evolve,
  ...readSettler.evolve,
  ...setGoal.evolve,
  ...openSeason.evolve,
  ...closeSeason.evolve,
  ...setScene.evolve,
  ...passTurn.evolve,
  ...changeScene.evolve,
  ...closeScene.evolve,
  ...rollVictory.evolve,
  ...tellGoal.evolve,
  ...gainOrLoss.evolve,
  ...tie.evolve,
  ...refresh.evolve,
  ...lastStep.evolve,
  ...beginAnew.evolve,
  ...openFestival.evolve,
  ...feast.evolve,
  ...endYear.evolve,
  ...desk.evolve,
  ...declareConflict.evolve,
  ...writeStakes.evolve,
  ...acceptStakes.evolve,
  ...dropConflict.evolve,
  ...gathering.evolve,
  ...burnVictory.evolve,
  ...spendDrama.evolve,
  ...callPast.evolve,
  ...strikeBundle.evolve,
  ...ready.evolve,
  ...rolling.evolve,
  ...escalate.evolve,
  ...giveIn.evolve,
  ...harvest.evolve,
  ...settling.evolve,
  ...telling.evolve,
  ...closing.evolve,
}

const decided = <T extends NmlCommand['type']>(
  deciding: NmlDeciding,
  type: T,
  command: CommandsByType[T],
): NmlDecision => DECIDES[type](deciding, command)

const evolved = <T extends NmlEvent['type']>(type: T, event: EventsByType[T], drafts: NmlDrafts): void =>
  EVOLVES[type](event, drafts)

/** What a legal command brings about. */
export const decide = (deciding: NmlDeciding, command: NmlCommand): NmlDecision =>
  decided(deciding, command.type, command)

/** What an event changes. */
export const evolve = (event: NmlEvent, drafts: NmlDrafts): void => evolved(event.type, event, drafts)
