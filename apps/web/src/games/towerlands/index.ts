/** The screens of *Towerlands*. */
import type { GameScreens } from '../screens.ts'
import Desk from './Desk.svelte'
import Sheets from './Sheets.svelte'
import { chapterOf } from './stage/book/chapter.ts'
import Stage from './Stage.svelte'

export const screens: GameScreens = { Sheets, Stage, Desk, season: () => null, chapter: chapterOf }
