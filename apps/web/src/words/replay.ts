/** Playing a stretch of the story again. */
import { catalogue, type Spoken } from '@homestake/rules/language'

const english = {
  title: 'Once more',
  open: (chapter: string) => `Play again: ${chapter}`,
  openShort: 'Play again',
  loading: 'Looking it up…',
  again: 'Try again',
  empty: 'Nothing was told here.',
  back: 'Back to the table',
  only: 'This was played before. You are watching.',
  told: 'What was told',
  nothing: 'Nothing has been told yet.',
  notYours: 'This was before the desk was yours.',
  bar: 'Player',
  play: 'Play',
  pause: 'Stop here',
  first: 'To the beginning',
  previous: 'One line back',
  next: 'One line on',
  where: 'Where you are',
  before: 'Before the first line',
  at: (line: number, of: number, text: string) => `Line ${line} of ${of}: ${text}`,
  count: (line: number, of: number) => `${line} of ${of}`,
  speed: 'Speed',
  speeds: { '0.5': 'slow', '1': 'reading pace', '2': 'fast', '4': 'very fast' },
  link: 'Copy a link to this moment',
  linkAbout: 'Whoever has been at this table can open it.',
} as const

export type ReplayWords = Spoken<typeof english>
export const replayWords = catalogue<ReplayWords>(
  'app/replay',
  english,
  (language) => import(`./${language}/replay.ts`),
)
