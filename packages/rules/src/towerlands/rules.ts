/** Every rule of the game: what a command decides, and what an event changes. The authority's alone. */
import { sheet } from './sheets/sheet.ts'
import { traits } from './sheets/traits.ts'
import { others } from './sheets/others.ts'
import { burdens } from './sheets/burdens.ts'
import { opening } from './sheets/play.ts'
import { propose } from './stakes/propose.ts'
import { stakes } from './stakes/stakes.ts'
import { chooseDomain } from './stakes/choose-domain.ts'
import { healing } from './healing/healing.ts'
import { roll } from './rounds/roll.ts'
import { ready } from './rounds/ready.ts'
import { victory } from './rounds/victory.ts'
import { tell } from './rounds/tell.ts'
import { call } from './calls/call.ts'
import { pickDie } from './calls/pick-die.ts'
import { chance } from './aftermath/chance.ts'
import { burden } from './aftermath/burden.ts'
import { result } from './aftermath/result.ts'
import { comparing } from './rounds/compare.ts'
import { stages } from './rounds/stage.ts'
import type { TlCommand } from './commands.ts'
import type { TlEvent } from './events.ts'
import type { CommandsByType, Decides, EventsByType, Evolves, TlDeciding, TlDecision, TlDrafts } from './rule.ts'

const DECIDES: Decides<TlCommand['type']> = {
  ...sheet.decide,
  ...traits.decide,
  ...others.decide,
  ...burdens.decide,
  ...opening.decide,
  ...propose.decide,
  ...stakes.decide,
  ...chooseDomain.decide,
  ...healing.decide,
  ...roll.decide,
  ...ready.decide,
  ...victory.decide,
  ...tell.decide,
  ...call.decide,
  ...pickDie.decide,
  ...chance.decide,
  ...burden.decide,
  ...result.decide,
}

const EVOLVES: Evolves<TlEvent['type']> = {
  ...sheet.evolve,
  ...traits.evolve,
  ...others.evolve,
  ...burdens.evolve,
  ...opening.evolve,
  ...propose.evolve,
  ...stakes.evolve,
  ...chooseDomain.evolve,
  ...healing.evolve,
  ...roll.evolve,
  ...ready.evolve,
  ...victory.evolve,
  ...tell.evolve,
  ...call.evolve,
  ...pickDie.evolve,
  ...chance.evolve,
  ...burden.evolve,
  ...result.evolve,
  ...comparing.evolve,
  ...stages.evolve,
}

const decided = <T extends TlCommand['type']>(deciding: TlDeciding, type: T, command: CommandsByType[T]): TlDecision =>
  DECIDES[type](deciding, command)

const evolved = <T extends TlEvent['type']>(type: T, event: EventsByType[T], drafts: TlDrafts): void =>
  EVOLVES[type](event, drafts)

/** What a legal command brings about. */
export const decide = (deciding: TlDeciding, command: TlCommand): TlDecision => decided(deciding, command.type, command)

/** What an event changes. */
export const evolve = (event: TlEvent, drafts: TlDrafts): void => evolved(event.type, event, drafts)
