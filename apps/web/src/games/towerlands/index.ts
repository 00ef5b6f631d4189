/** The screens of *Towerlands*. */
import { later } from '../../parts/later.ts'
import type { GameScreens } from '../screens.ts'
import Sheets from './Sheets.svelte'
import { chapterOf } from './stage/book/chapter.ts'
import Stage from './Stage.svelte'
import { caughtUp } from '../../words/page-language.svelte.ts'

export const screens: GameScreens = {
  Sheets,
  Stage,
  desk: later(() => import('./Desk.svelte')),
  season: () => null,
  chapter: chapterOf,
  telling: () => caughtUp(import('./telling/index.ts')),
}
