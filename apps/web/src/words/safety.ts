/** Lines, veils and the pause. */
import { catalogue, type Spoken } from '@homestake/rules/language'
import type { Chair } from '@homestake/rules'

const THE = { gm: 'The GM', host: 'The host' } as const satisfies Record<Chair, string>

const english = {
  pauseTitle: 'Pause',
  pause: 'Pause now',
  pauseAbout: 'Everybody stops at once. Nobody learns who asked for it, and nobody has to say why.',
  paused: 'The table pauses.',
  pausedAbout: 'Take a breath. You can talk; nothing of the game happens meanwhile.',
  goOn: 'Go on',
  whoEnds: (chair: Chair) => `${THE[chair]} says when it goes on, or all players together do.`,
  agreed: (agreed: number, all: number) => `${agreed} of ${all} players would go on.`,
  waiting: 'You would go on.',
  write: 'Written together',
  about:
    'A line is never crossed at this table. What lies behind a veil may happen, but is not shown. Everybody may write and change them, at any time; nobody is told who wrote what.',
  none: 'Nothing is written yet.',
  kinds: { line: 'Line', veil: 'Veil' },
  lines: 'Lines: never here',
  veils: 'Veils: not shown',
  kind: 'Line or veil',
  text: 'What it is about',
  hint: 'Harm to animals, spiders, …',
  add: 'Write it down',
  lift: (text: string) => `Lift: ${text}`,
  first: 'Write something first.',
} as const

export type SafetyWords = Spoken<typeof english>
export const safetyWords = catalogue<SafetyWords>(
  'app/safety',
  english,
  (language) => import(`./${language}/safety.ts`),
)
