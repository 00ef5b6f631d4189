/** The screens of *New and Magic Land*. */
import type { NmlTable } from '@homestake/rules/new-and-magic-land'
import { later } from '../../parts/later.ts'
import type { GameScreens } from '../screens.ts'
import { chapterOf } from './book/chapter.ts'
import HeaderExtra from './HeaderExtra.svelte'
import { lightOf } from './logic/season.ts'
import Sheets from './Sheets.svelte'
import Stage from './Stage.svelte'
import { caughtUp } from '../../words/page-language.svelte.ts'

export const screens: GameScreens = {
  Sheets,
  Stage,
  desk: later(() => import('./Desk.svelte')),
  HeaderExtra,
  chapter: chapterOf,
  telling: () => caughtUp(import('./telling/index.ts')),
  season: (view) => lightOf(view.table.play as NmlTable),
}
