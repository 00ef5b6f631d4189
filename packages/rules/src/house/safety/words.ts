/** Every sentence about lines, veils and the pause. */
import { catalogue, type Spoken } from '../../language/catalogue.ts'
const english = {
  paused: 'The table pauses. Take a breath; nobody has to say why.',
  resumed: 'Play goes on.',
  isPaused: 'The table pauses.',
  pausedAlready: 'The table pauses already.',
  notPaused: 'The table does not pause.',
  agreedAlready: 'You have said that you would go on.',
  tooMany: 'That is as much as a table can keep in mind. Lift something first.',
  notThere: 'That is not there any more.',
  drawnAlready: 'It says so already.',
} as const

export type SafetyWords = Spoken<typeof english>
export const safetyWords = catalogue<SafetyWords>(
  'rules/safety',
  english,
  (language) => import(`./words/${language}.ts`),
)
