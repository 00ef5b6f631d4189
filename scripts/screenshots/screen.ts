/** A screen of the app that is to be taken, and who looks at it. */
import type { Connection } from '@homestake/client'
import type { MadeTable } from '@homestake/protocol'
import type { Page } from 'playwright-core'

/** What a browser keeps of tables before its page opens: the part of `localStorage` that a test may write. */
export type Kept = Readonly<Record<string, object>>

export interface Screen {
  /** Such as `nml gather · GM`: words that can be asked for. */
  readonly name: string
  /** Where it is, without the origin. */
  readonly path: string
  readonly keeps?: Kept
  /** What is done before the picture is taken. */
  readonly act?: (page: Page) => Promise<void>
  /** What its browser wishes to be spoken; English, if nothing else is said. */
  readonly locale?: string
  /** The whole page, where it is longer than the screen. */
  readonly whole?: boolean
  /** What its page is known by; the table's own, if nothing else is said. */
  readonly ready?: (page: Page) => Promise<unknown>
  /** A word that may stand in the console here, since it belongs to what is shown. */
  readonly mayComplain?: RegExp
}

/** The same screen as somebody sees it who speaks German, whose words are longer. */
export const inGerman = ({ name, ...screen }: Screen): Screen => ({ name: `${name} German`, ...screen, locale: 'de-DE' })

export type Look = Pick<Screen, 'path' | 'keeps'>

export const keptFor = (made: MadeTable, title: string, seat?: Connection): Kept => ({
  [`homestake:table:${made.table}`]: {
    title,
    at: 1_700_000_000_000,
    ...(seat === undefined
      ? { last: made.keys.chair, keys: made.keys }
      : { last: made.keys.player, keys: { player: made.keys.player }, token: seat.where.token, held: true }),
  },
})

export const asChair = (made: MadeTable): Look => ({ path: `/t/${made.table}#${made.keys.chair}` })
export const asSpectator = (made: MadeTable): Look => ({ path: `/t/${made.table}#${made.keys.spectator}` })
export const asPlayer = (made: MadeTable, seat: Connection): Look => ({
  path: `/t/${made.table}`,
  keeps: keptFor(made, '', seat),
})

/** The same moment of a table through three pairs of eyes. */
export const forAll = (
  name: string,
  made: MadeTable,
  seat: Connection,
  chair: 'GM' | 'host' = 'GM',
): readonly Screen[] => [
  { name: `${name} ${chair}`, ...asChair(made) },
  { name: `${name} player`, ...asPlayer(made, seat) },
  { name: `${name} spectator`, ...asSpectator(made) },
]
