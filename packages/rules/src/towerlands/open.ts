import type { OpenGame } from '../contract/game.ts'
import { tlCommand, type TlCommand } from './commands.ts'
import { tlEvent, type TlEvent } from './events.ts'
import { field } from './field.ts'
import { legal } from './legal.ts'
import { tlOptionNotes, tlOptions } from './options.ts'
import { say } from './say.ts'
import { shown } from './shown.ts'
import type { TlPlays } from './state.ts'
import { tlViews } from './views.ts'

/** The open half of *Towerlands*. */
export const towerlands: OpenGame<TlPlays, TlCommand, TlEvent> = {
  id: 'towerlands',
  title: 'Towerlands',
  chair: 'gm',
  options: tlOptions,
  optionNotes: tlOptionNotes,
  optionWords: async () => (await import('./option-words.ts')).tlOptionWords,
  commands: tlCommand,
  views: tlViews,
  events: tlEvent,
  legal,
  field,
  say,
  takingBack: () => null,
  shown,
}
