/** Wörter von Towerlands für das Buch eines Tisches. */
import type { BookWords } from '../book.ts'

export const words: BookWords = {
  label: 'Das Buch dieses Turmlands',
  wonBy: (name, what) => `${name}: ${what}`,
  heroes: 'Von wem es erzählt',
  player: (name) => `gespielt von ${name}`,
  burdens: 'Lasten',
  noBurdens: 'Keine Last mehr.',
  won: 'Was gewonnen wurde',
  nothingWon: 'Nichts von dem, worum es ging.',
  overcame: (burden) => `„${burden}“ los`,
  print: 'Drucken',
  before: 'Wie es begann',
  undecided: 'Es blieb unentschieden.',
  dice: 'Würfel',
  nothing: 'Niemand hat etwas erzählt.',
}
