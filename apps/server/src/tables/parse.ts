/** parse: what came over the wire becomes a command, at the door, once. */
import {
  houseCommand,
  houseWords,
  HOUSE_COMMANDS,
  refuse,
  type Command,
  type OpenGame,
  type Refusal,
  type SeatId,
} from '@homestake/rules'
import { command as envelope } from '@homestake/protocol'
import { words } from '../words.ts'
import { misfit } from './misfit.ts'

export interface Asked {
  readonly id: string
  readonly as: SeatId | undefined
  readonly command: Command
}

/** @returns a command of this game or of the house, or why it can't be read */
export const parse = (game: OpenGame, raw: unknown): Asked | Refusal => {
  const wrapped = envelope.safeParse(raw)
  if (!wrapped.success) return refuse('malformed', words.commandUnreadable, whereOf(wrapped.error.issues))
  const { id, as, ...rest } = wrapped.data
  const schema = HOUSE_COMMANDS.has(rest.type) ? houseCommand : game.commands
  const parsed = schema.safeParse(rest)
  if (parsed.success) return { id, as, command: parsed.data }
  const issue = parsed.error.issues[0]
  if (issue?.code === 'invalid_union' && issue.path[0] === 'type')
    return refuse('unknown-command', houseWords.noSuchCommand, { path: 'type' })
  return refuse('malformed', misfit(issue), whereOf(parsed.error.issues))
}

const whereOf = (issues: readonly { readonly path: readonly PropertyKey[] }[]): { path?: string } => {
  const path = issues[0]?.path.map(String).join('/')
  return path === undefined || path === '' ? {} : { path }
}
