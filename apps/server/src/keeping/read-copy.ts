/** What a file holds is judged as strictly as what a client is sent. */
import { compartmentSchema, houseLine, isHouseEvent, refuse, text, TEXT } from '@homestake/rules'
import type { Game, Refusal, TableView, Plays, Visible } from '@homestake/rules'
import { MOST_LINES, tableCopy, type TableCopy } from '@homestake/protocol'
import { gameOf, type Games } from '../tables/tables.ts'
import { countOf, RACE_IS_ON, racing } from './export.ts'

const unreadable = (path?: string): Refusal =>
  refuse(
    'malformed',
    'This file is not a copy of a table, or somebody has changed it.',
    path === undefined ? {} : { path },
  )

const TOO_LONG = refuse('malformed', 'The chronicle in this file is too long.', { path: 'lines' })

export const readCopy = (games: Games, file: unknown): { game: Game; copy: TableCopy } | Refusal => {
  try {
    return read(games, file)
  } catch (error) {
    if (error instanceof RangeError) return unreadable()
    throw error
  }
}

const read = (games: Games, file: unknown): { game: Game; copy: TableCopy } | Refusal => {
  const long = typeof file === 'object' && file !== null && 'lines' in file && Array.isArray(file.lines)
  if (long && (file.lines as unknown[]).length > MOST_LINES) return TOO_LONG
  const parsed = tableCopy.safeParse(file)
  if (!parsed.success) return unreadable(parsed.error.issues[0]?.path.map(String).join('/'))
  const copy = parsed.data
  const game = gameOf(games, copy.game)
  if (game === undefined) return refuse('not-found', 'This game can’t be played here yet.', { path: 'game' })
  if (copy.shape !== game.shape)
    return refuse('malformed', 'This file was made by another version of the game.', { path: 'shape' })
  const bad = badPart(game, copy) ?? badLine(game, copy)
  if (bad !== null) return unreadable(bad)
  if (racing(copy.view.table?.['play'])) return RACE_IS_ON
  return copy.lines.reduce((sum, group) => sum + countOf(group), 0) > MOST_LINES ? TOO_LONG : { game, copy }
}

/** The path of what does not fit, if anything. */
const badPart = (game: Game, { view, cursor, game: id }: TableCopy): string | null => {
  if (!compartmentSchema(game, 'table').safeParse(view.table).success) return 'view/table'
  const { title, seats, game: its } = view.table as unknown as TableView<Plays>['table']
  if (its !== id) return 'view/table/game'
  if (![title, ...Object.values(seats).map(({ name }) => name)].every((one) => text(TEXT.short).safeParse(one).success))
    return 'view/table/title'
  const wanted = ['table', 'gm', ...Object.keys(seats).map((seat) => `between:${seat}`)] as Visible[]
  for (const part of wanted)
    if (cursor[part] === undefined || !compartmentSchema(game, part).safeParse(view[part]).success)
      return `view/${part}`
  const strange = [...Object.keys(view), ...Object.keys(cursor)].find((part) => !wanted.includes(part as Visible))
  return strange === undefined ? null : `view/${strange}`
}

const badLine = (game: Game, { view, cursor, lines }: TableCopy): string | null => {
  const seen: { [part: string]: number } = {}
  for (const [i, { told }] of lines.entries())
    for (const [part, said] of Object.entries(told) as [Visible, { n: number; events: { type: string }[] }][]) {
      const fits = Object.hasOwn(view, part) && said.n > (seen[part] ?? 0) && said.n <= (cursor[part] ?? 0)
      const known = said.events.every((one) => (isHouseEvent(one) ? houseLine : game.events).safeParse(one).success)
      if (!fits || !known) return `lines/${i}/${part}`
      seen[part] = said.n
    }
  return null
}
