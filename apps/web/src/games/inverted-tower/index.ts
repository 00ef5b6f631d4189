/** The screens of *The Inverted Tower*. */
import { later } from '../../parts/later.ts'
import type { GameScreens } from '../screens.ts'
import { chapterOf } from './logic/chapter.ts'
import Sheets from './Sheets.svelte'
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
