/**
 * decide: (state, viewer, command, chance) → what happens, or a refusal. Pure: run twice, it says the same twice.
 */
import type { Chance } from '../contract/chance.ts'
import type { Command, Deciding, Game } from '../contract/game.ts'
import { fixNonces } from '../dice/chapter.ts'
import type { Dice, DrawnDie } from '../dice/dice.ts'
import type { HouseCommand } from '../house/commands.ts'
import { HOUSE_COMMANDS } from '../house/commands.ts'
import { decideHouse } from '../house/decide.ts'
import type { Plays, TableState } from '../house/house.ts'
import { ANONYMOUS } from '../house/safety/commands.ts'
import { judge } from '../house/judge.ts'
import { decideTakeBack, type Found } from '../house/undo/decide.ts'
import { toTable, type Addressed, type By } from '../table/event.ts'
import type { SeatId } from '../table/ids.ts'
import type { Refusal } from '../table/refusal.ts'
import { actorOf, type Actor, type Viewer } from '../table/viewer.ts'
import { viewOf } from './view-of.ts'

/** A command as the house sees it: whom the chair acts for, and what is to be done. */
export interface Asked {
  readonly as?: SeatId | undefined
  readonly command: Command
  /** What the journal has of an act that is to be taken back. */
  readonly found?: Found
}

export interface Decided {
  readonly events: readonly Addressed[]
  readonly by: By
  readonly as?: SeatId
  readonly dice: readonly DrawnDie[]
}

const signed = (actor: Actor): { by: By; as?: SeatId } =>
  actor.standIn && actor.seat !== null ? { by: 'chair', as: actor.seat } : { by: actor.seat ?? 'chair' }

/**
 * @throws where a rule fails (a fault): nothing has changed then
 */
export const decide = <P extends Plays>(
  game: Game<P>,
  state: TableState<P>,
  viewer: Viewer,
  asked: Asked,
  chance: Chance,
): Decided | Refusal => {
  const actor = actorOf(viewer, asked.as)
  const view = viewOf(state, viewer)
  const refusal = judge(game, view, viewer, asked)
  if (refusal !== null) return refusal

  let dice: Dice | undefined
  const deciding = { state, view, actor, chance, dice: () => (dice ??= nextThrow(state, chance)) }
  const outcome = HOUSE_COMMANDS.has(asked.command.type)
    ? ofHouse(game, deciding, asked.command as HouseCommand, asked.found ?? null)
    : game.decide(deciding, asked.command)
  if ('code' in outcome) return outcome

  const drawn = dice?.drawn() ?? []
  const thrown: Addressed[] =
    dice === undefined || drawn.length === 0
      ? []
      : [toTable({ type: 'thrown', number: dice.number, nonces: noncesOf(state) })]
  // First, since what follows may close the chapter in which it was thrown.
  return {
    events: [...thrown, ...outcome],
    dice: drawn,
    ...(ANONYMOUS.has(asked.command.type) ? { by: null } : signed(actor)),
  }
}

const ofHouse = <P extends Plays>(game: Game<P>, deciding: Deciding<P>, command: HouseCommand, found: Found) =>
  command.type === 'take-back' ? decideTakeBack(game, deciding, found) : decideHouse(game, deciding, command)

const noncesOf = (state: TableState<Plays>): string =>
  state.table.chapter?.fixed ?? fixNonces(state.table.chapter?.nonces ?? {})

const nextThrow = (state: TableState<Plays>, chance: Chance): Dice => {
  const { chapter } = state.table
  const { seed } = state.sealed
  if (chapter === null || seed === null) throw new Error('dice were asked for while no chapter is open')
  return chance.dice({ seed, nonces: noncesOf(state), number: chapter.thrown + 1 })
}
