import type { OpenGame } from '../contract/game.ts'
import { itCommand, type ItCommand } from './commands.ts'
import { itEvent, type ItEvent } from './events.ts'
import { field } from './field.ts'
import { legal } from './legal.ts'
import { itOptionNotes, itOptions } from './options.ts'
import { say } from './say.ts'
import { shown } from './shown.ts'
import type { ItPlays } from './state.ts'
import { itWords as words } from './words.ts'
import { itViews } from './views.ts'

/** The open half of *The Inverted Tower*. */
export const invertedTower: OpenGame<ItPlays, ItCommand, ItEvent> = {
  id: 'inverted-tower',
  title: 'The Inverted Tower',
  chair: 'host',
  options: itOptions,
  optionNotes: itOptionNotes,
  optionWords: async () => (await import('./option-words.ts')).itOptionWords,
  commands: itCommand,
  views: itViews,
  events: itEvent,
  legal,
  field,
  say,
  takingBack: ({ options, play }) =>
    play.race !== null ? words.noTakingBackInRace : options.takingBack === 'on' ? null : words.noTakingBack,
  shown,
}
