/** The pages on how each game is played here. */
export const rulingsWords = {
  open: (game: string) => `How ${game} is played here`,
  openHere: 'The rules as they are played here',
  newTab: 'opens beside this page',
  remind: (what: string) => `How does this go: ${what}?`,
  contents: 'What stands here',
  others: 'The other games',
  home: 'To the front door',
  top: 'To the top',
  lost: 'This page could not be fetched. Try again when you are online.',
  noSuch: (number: string) => `${number} does not stand on this page.`,
} as const
