import type { AppWords } from '../index.ts'

export const rulings: AppWords['rulings'] = {
  open: (game) => `Wie ${game} hier gespielt wird`,
  openHere: 'Die Regeln, wie sie hier gespielt werden',
  newTab: 'öffnet sich neben dieser Seite',
  remind: (what) => `Wie geht das: ${what}?`,
  contents: 'Was hier steht',
  others: 'Die anderen Spiele',
  home: 'Zur ersten Seite',
  top: 'Nach oben',
  lost: 'Diese Seite war nicht zu bekommen. Versuch es wieder, wenn du online bist.',
  noSuch: (number) => `${number} steht nicht auf dieser Seite.`,
}
