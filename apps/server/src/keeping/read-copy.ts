/** What a file holds is judged as strictly as what a client is sent, and may claim no more than play comes to (COPY-7); each kind of misfit has its own sentence. */
import {
  compartmentSchema,
  houseLine,
  isHouseEvent,
  isLegible,
  openSeats,
  refuse,
  seatIds,
  text,
  TEXT,
} from '@homestake/rules'
import type { Game, Refusal, TableView, Plays, Visible } from '@homestake/rules'
import { beyond, mostOf, upcastParts } from '@homestake/rules/authority'
import { MOST_LINES, tableCopy, toldTogether, type TableCopy } from '@homestake/protocol'
import { z } from 'zod'
import { gameOf, type Games } from '../tables/games.ts'
import { countOf, racing } from './export.ts'
import { unhurried } from './unhurried.ts'
import { copyWords as words } from './words.ts'

/** Of a view, as JSON, in characters. */
const LARGEST_VIEW = 2 * 1024 * 1024

export interface Reading {
  readonly games: Games
  /** How many seats there may be, without those that are closed. */
  readonly seats: number
}
export interface Read {
  readonly game: Game
  readonly copy: TableCopy
}

const unreadable = (path?: string): Refusal =>
  refuse('malformed', words.unreadable, path === undefined || path === '' ? {} : { path })

/** What says how to read the rest. */
const head = z.looseObject({ homestake: z.int().min(1), game: z.string(), shape: z.int() })

/** All but the lines, of which there may be many: they are looked at a few at a time. */
const frame = tableCopy.extend({ lines: z.array(z.unknown()) })
type Frame = z.infer<typeof frame>

export const readCopy = async (reading: Reading, file: unknown): Promise<Read | Refusal> => {
  try {
    return await read(reading, file)
  } catch (error) {
    // Nested too deeply to be looked through.
    if (error instanceof RangeError) return unreadable()
    throw error
  }
}

const read = async ({ games, seats }: Reading, file: unknown): Promise<Read | Refusal> => {
  const begins = head.safeParse(file)
  if (!begins.success) return unreadable(pathOf(begins.error))
  if (begins.data.homestake > 1) return refuse('malformed', words.newer, { path: 'homestake' })
  const game = gameOf(games, begins.data.game)
  if (game === undefined) return refuse('not-found', words.noSuchGame, { path: 'game' })
  if (begins.data.shape < 1 || begins.data.shape > game.shape)
    return refuse('malformed', words.otherShape, { path: 'shape' })
  const { lines } = begins.data
  if (Array.isArray(lines) && lines.length > MOST_LINES) return refuse('malformed', words.tooLong, { path: 'lines' })
  // Before it is judged piece by piece, which takes long where there is much of it.
  const early = beyond(begins.data.view, mostOf(game.most), isWritten)
  if (early !== null) return unreadable(`view/${early}`)
  const parsed = frame.safeParse(file)
  if (!parsed.success) return unreadable(pathOf(parsed.error))
  const today = inTodaysShape(game, parsed.data)
  const bad = today === null ? 'view' : badPart(game, today)
  if (today === null || bad !== null) return unreadable(bad ?? 'view')
  if (racing(today.view.table?.['play'])) return refuse('not-now', words.raceInFile, { path: 'view/table' })
  const table = tableIn(today)
  if (openSeats(table).length > seats || seatIds(table).length > 3 * seats)
    return refuse('not-allowed', words.tooManySeats(seats), { path: 'view/table/seats' })
  const told = await toldIn(game, today)
  if (typeof told === 'string') return unreadable(told)
  return told.reduce((sum, group) => sum + countOf(group), 0) > MOST_LINES
    ? refuse('malformed', words.tooLong, { path: 'lines' })
    : { game, copy: { ...today, lines: told } }
}

/** A copy of an older shape is raised as a table of it is; what comes of it is judged like any other. `null`: it was none. */
const inTodaysShape = (game: Game, copy: Frame): Frame | null => {
  if (copy.shape === game.shape) return copy
  try {
    const parts = copy.view as unknown as Parameters<typeof upcastParts>[1]
    const view = upcastParts(game, parts, copy.shape, game.shape) as unknown as Frame['view']
    return { ...copy, shape: game.shape, view }
  } catch {
    return null
  }
}

const pathOf = (error: z.ZodError): string | undefined => error.issues[0]?.path.map(String).join('/')

const tableIn = ({ view }: Frame) => view.table as unknown as TableView<Plays>['table']

/** The path of what does not fit, if anything. */
const badPart = (game: Game, copy: Frame): string | null => {
  const { view, cursor, game: id } = copy
  const much = beyond(view, mostOf(game.most), isWritten)
  if (much !== null) return `view/${much}`
  if (!compartmentSchema(game, 'table').safeParse(view.table).success) return 'view/table'
  const { title, seats, game: its } = tableIn(copy)
  if (its !== id) return 'view/table/game'
  if (!isTyped(title, TEXT.short)) return 'view/table/title'
  if (!Object.values(seats).every(({ name }) => isTyped(name, TEXT.name))) return 'view/table/seats'
  const wanted = ['table', 'gm', ...Object.keys(seats).map((seat) => `between:${seat}`)] as Visible[]
  for (const part of wanted)
    if (cursor[part] === undefined || !compartmentSchema(game, part).safeParse(view[part]).success)
      return `view/${part}`
  const strange = [...Object.keys(view), ...Object.keys(cursor)].find((part) => !wanted.includes(part as Visible))
  if (strange !== undefined) return `view/${strange}`
  const more = game.beyond?.(view as unknown as TableView<Plays>) ?? null
  if (more !== null) return `view/table/${more}`
  return JSON.stringify(view).length > LARGEST_VIEW ? 'view' : null
}

/** Notes are kept as they come; everything else is made legible where it is typed. */
const isWritten = (said: string, name: string): boolean => name === 'notes' || isLegible(said)

/** Whether this is as it would be, had somebody typed it. */
const isTyped = (said: string, most: number): boolean => text(most).safeParse(said).data === said

/** The lines of a file, or the path of one that does not fit. */
const toldIn = async (game: Game, { view, cursor, lines }: Frame): Promise<TableCopy['lines'] | string> => {
  const seen: { [part: string]: number } = {}
  const most = mostOf(game.most)
  const told = await unhurried(lines, (line, i) => {
    const parsed = toldTogether.safeParse(line)
    if (!parsed.success) return `lines/${i}`
    for (const [part, said] of Object.entries(parsed.data.told) as [
      Visible,
      { n: number; events: { type: string }[] },
    ][]) {
      const fits = Object.hasOwn(view, part) && said.n > (seen[part] ?? 0) && said.n <= (cursor[part] ?? 0)
      const known = said.events.every(
        (one) =>
          beyond(one, most, isWritten) === null && (isHouseEvent(one) ? houseLine : game.events).safeParse(one).success,
      )
      if (!fits || !known) return `lines/${i}/${part}`
      seen[part] = said.n
    }
    return parsed.data
  })
  return told.find((line) => typeof line === 'string') ?? told.filter((line) => typeof line !== 'string')
}
