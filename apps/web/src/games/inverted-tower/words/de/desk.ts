/** Wörter von The Inverted Tower für das Pult. */
import type { DeskWords } from '../desk.ts'

export const words: DeskWords = {
  notes: 'Deine Notizen',
  party: 'Die Gruppe',
  race: 'Der Wettlauf',
  sendHome: (name) => `${name} nach Hause schicken, weil gerade niemand da ist`,
  skipAbout: 'Eine Gruppe wartet auf niemanden, der weg ist.',
  start: 'Der Start',
  endRace: 'Den Wettlauf beenden',
  sureRace: 'Wer noch läuft, geht nach Hause, und der Startwert wird geöffnet.',
}
