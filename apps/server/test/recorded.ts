/** Journals as a release wrote them. What was recorded once is read for ever: these files are never made anew. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MadeTable } from '@homestake/protocol'
import type { GameId, Plays, TableState } from '@homestake/rules'
import type { Entry } from '../src/journal/entry.ts'
import type { KeptLines } from '../src/journal/journal.ts'

export const FIXTURES = join(import.meta.dirname, 'fixtures')

export interface Recorded {
  readonly game: GameId
  /** Of the game’s state, when it was recorded. */
  readonly shape: number
  readonly made: Pick<MadeTable, 'table' | 'keys'>
  /** Who has a seat, as `join` names them. */
  readonly players: readonly string[]
  /** The whole state after the last entry. */
  readonly state: TableState<Plays>
  readonly history: readonly { readonly entry: Entry; readonly lines: readonly KeptLines[] }[]
}

/** Every journal that was recorded, with the name of its file. */
export const recorded = (): readonly (Recorded & { readonly name: string })[] =>
  globSync('*.journal.json', { cwd: FIXTURES })
    .sort()
    .map((name) => ({ name, ...(JSON.parse(readFileSync(join(FIXTURES, name), 'utf8')) as Recorded) }))
