/** Words of New and Magic Land for whoever sets a scene, or changes it. */
import { catalogue, type Spoken } from '@homestake/rules/language'
import { within } from '../../words/within.ts'

const english = {
  turn: (who: string) => `${who} sets the next scene`,
  yourTurn: 'The next scene is yours to set',
  gmTurn: 'The next scene is the GM’s to set',
  lead: 'Start where it gets interesting: a few people, a place, something that won’t wait.',
  order: 'Who sets scenes, in turn',
  give: (who: string) => `Give the turn to ${within(who)}`,
  giveHelp: 'Somebody has a scene that can’t wait? Press a name to hand over the turn.',
  about: 'What is going on',
  aboutHint: 'Dusk at the ford. The oxen won’t go in, and there are lights on the far bank.',
  set: 'Set the scene',
  pass: 'Pass',
  close: 'Close the scene',
  change: 'Who is there',
  changeDone: 'So it is',
  complicate: 'Something goes wrong',
  complicateLabel: 'What goes wrong',
  complicateHint: 'The axle breaks, and the rain begins.',
} as const

export type SceneWords = Spoken<typeof english>
export const sceneWords = catalogue<SceneWords>(
  'screens/new-and-magic-land/scenes',
  english,
  (language) => import(`./${language}/scenes.ts`),
)
