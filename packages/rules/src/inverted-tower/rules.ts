/** Every rule of the game: what a command decides, and what an event changes. The authority's alone. */
import type { ItCommand } from './commands.ts'
import { entering } from './delvers/enter.ts'
import { draftedRun } from './drafted.ts'
import { bestRuns } from './ends/best.ts'
import { tableEnds } from './ends/table.ts'
import type { ItEvent } from './events.ts'
import { play } from './playing.ts'
import { beginning } from './race/begin.ts'
import { raceEnding } from './race/end.ts'
import { tellings } from './race/telling.ts'
import type {
  CommandsByType,
  EventsByType,
  ItDeciding,
  ItDecision,
  ItDrafts,
  Rule,
  RunCommand,
  RunEventType,
} from './rule.ts'
import { evolveRun } from './run-rules.ts'

type TableCommand = Exclude<ItCommand['type'], RunCommand['type']>
type TableEvent = Exclude<ItEvent['type'], RunEventType>

const RULES: Rule<TableCommand, TableEvent> = {
  decide: { ...entering.decide, ...tableEnds.decide },
  evolve: {
    ...entering.evolve,
    ...bestRuns.evolve,
    ...beginning.evolve,
    ...tellings.evolve,
    ...raceEnding.evolve,
  },
}

const decided = <T extends TableCommand>(deciding: ItDeciding, type: T, command: CommandsByType[T]): ItDecision =>
  RULES.decide[type](deciding, command)

const evolved = <T extends TableEvent>(type: T, event: EventsByType[T], drafts: ItDrafts): void =>
  RULES.evolve[type](event, drafts)

/** What a legal command brings about. */
export const decide = (deciding: ItDeciding, command: ItCommand): ItDecision =>
  'run' in command ? play(deciding, command) : decided(deciding, command.type, command)

/** What an event changes. */
export const evolve = (event: ItEvent, drafts: ItDrafts): void => {
  if ('tower' in event && event.type !== 'run-begun') evolveRun(event, draftedRun(drafts, event))
  else evolved(event.type, event, drafts)
}
