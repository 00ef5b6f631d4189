import type { OpenGame } from '../contract/game.ts'
import { bound } from './bound.ts'
import { nmlCommand, type NmlCommand } from './commands.ts'
import { nmlEvent, type NmlEvent } from './events.ts'
import { field } from './field.ts'
import { legal } from './legal.ts'
import { nmlOptionNotes, nmlOptions } from './options.ts'
import { say } from './say.ts'
import { shown } from './shown.ts'
import type { NmlPlays } from './state.ts'
import { nmlViews } from './views.ts'

/** The open half of *New and Magic Land*. */
export const newAndMagicLand: OpenGame<NmlPlays, NmlCommand, NmlEvent> = {
  id: 'new-and-magic-land',
  title: 'New and Magic Land',
  chair: 'gm',
  options: nmlOptions,
  optionNotes: nmlOptionNotes,
  optionWords: async () => (await import('./option-words.ts')).nmlOptionWords,
  commands: nmlCommand,
  views: nmlViews,
  events: nmlEvent,
  legal,
  field,
  say,
  takingBack: () => null,
  shown,
  bound,
}
