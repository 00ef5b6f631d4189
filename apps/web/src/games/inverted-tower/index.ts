/** The screens of *The Inverted Tower*. */
import type { GameScreens } from '../screens.ts'
import { chapterOf } from './logic/chapter.ts'
import Desk from './Desk.svelte'
import Sheets from './Sheets.svelte'
import Stage from './Stage.svelte'

export const screens: GameScreens = { Sheets, Stage, Desk, season: () => null, chapter: chapterOf }
