/** What a game brings to the table's skeleton. Its components take no props: they `useSession()`. */
import type { Component } from 'svelte'
import type { Plays, TableView } from '@homestake/rules'
import type { TableSession } from '../table/session.svelte.ts'
import type { Telling } from './telling.ts'

export interface GameScreens {
  /** Left: everybody's sheets, one's own first. */
  readonly Sheets: Component
  /** Middle: the thing that is happening, and what I may do. */
  readonly Stage: Component
  /** The GM's drawer. Fetched for the chair alone, when it opens. */
  readonly desk: () => Promise<{ readonly default: Component }>
  /** The light of the table: one of the values of `data-season` in tokens.css; `null` for the plain one. */
  season(view: TableView<Plays>): string | null
  /** The title of the chapter of the chronicle that begins with an event; `null`: none does. */
  chapter(event: { readonly type: string }): string | null
  /** What is told to somebody who only watches: fetched for them alone. */
  telling(): Promise<{ readonly telling: (session: TableSession) => Telling }>
  /** Right in the header, such as a track of seasons. */
  readonly HeaderExtra?: Component
}
