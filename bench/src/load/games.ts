/** What is played of each game, and what comes before. */
import { invertedTowerBot, towerlandsBot } from '@homestake/rules/testing'
import type { GameName } from './arguments.ts'
import { bots } from './bots.ts'
import { conflicts, settlers } from './conflict.ts'
import type { Group } from './group.ts'
import { stories, storySettlers } from './story.ts'
import type { Script } from './turn.ts'

interface Played {
  /** Until the table is ready; `null`: it is. */
  readonly before: ((group: Group) => Script) | null
  /** Goes on for ever. */
  readonly play: (group: Group, seed: number) => Script
}

export const PLAYED: Readonly<Record<GameName, Played>> = {
  'new-and-magic-land': { before: settlers, play: conflicts },
  towerlands: { before: null, play: bots(towerlandsBot) },
  'inverted-tower': { before: null, play: bots(invertedTowerBot) },
  'small-story': { before: storySettlers, play: stories },
}
