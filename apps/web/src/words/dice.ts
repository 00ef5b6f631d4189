/** What can be known about the dice. */
import { catalogue, type Spoken } from '@homestake/rules/language'

const english = {
  title: (table: string) => `The dice of ${table}`,
  back: 'Back to the table',
  now: 'The dice in use now',
  none: 'No dice are in use at the moment.',
  nowAbout:
    'Before the first throw the server bound itself to a secret seed: this is its hash. Each browser at the table added a number of its own. When these dice are put away the seed is opened, and this page draws every throw again.',
  commitment: 'The server’s promise',
  nonces: (count: number) =>
    count === 1 ? 'One browser has added a number.' : `${count} browsers have added numbers.`,
  fixed: 'The first throw has been made: nothing can be added any more.',
  thrown: (count: number) => (count === 1 ? 'One throw so far.' : `${count} throws so far.`),
  faces: 'How often each face fell',
  facesAbout: 'All dice that everyone could see, and whose faces were shown.',
  die: (sides: number) => `Dice with ${sides} sides`,
  face: (face: number, count: number, share: string) => `${face}: ${count} times, ${share}`,
  expected: (share: string) => `Each face should come ${share} of the time, in the long run.`,
  chapter: (number: number) => `Dice ${number}`,
  secrets: 'What is hidden, and what was opened',
  secretsAbout:
    'Some numbers are hidden while you play. Before, the server bound itself to each of them with a hash; what is opened this page hashes again.',
  secret: {
    kept: 'It is what was promised',
    waiting: 'Not opened yet',
    broken: 'It is NOT what was promised',
  },
  hashed: 'What was hashed',
  secretDetails: 'The numbers themselves',
  means: 'What this shows, and what it does not',
  shows: [
    'The server could not choose a face after it had seen what you do: the seed was fixed before.',
    'It could not choose a good seed either, as long as one browser at the table added a number that the server could not foresee.',
    'Nobody could change a throw afterwards: its line would no longer follow from the seed.',
    'A number that the GM hides could not be changed while you played: it would no longer fit its hash.',
  ],
  not: [
    'It does not say whether dice are lucky: short runs of throws often look odd.',
    'A throw that was left out before anybody saw it would show only as a gap in the numbers of the throws.',
    'Whoever runs the server could look at a seed while it is secret. They could not change it.',
  ],
  yourself: 'You can do the same without this page: save the chronicle as JSON, and run',
  proof: {
    title: 'Dice put away, with their seeds',
    about:
      'Before each chapter of dice the server bound itself to a secret seed; every browser at the table added a number of its own. Now the seeds are open, and this browser has drawn every throw again.',
    sum: (right: number, shown: number) => `${right} of ${shown} throws check out`,
    noThrows: 'Nothing was thrown.',
    here: (right: number, shown: number) => `${right} of ${shown}`,
    broken: 'The seed is not the one that was promised',
    wrong: (numbers: string) => `These throws do not follow from the seed: ${numbers}`,
    unseen: (count: number) => (count === 1 ? 'one was never shown' : `${count} were never shown`),
    seed: 'Seed',
    nonces: 'Numbers from the table',
    noNonces: 'none',
    commitment: 'Promise',
    when: 'When',
    details: 'The seeds themselves',
  },
} as const

export type DiceWords = Spoken<typeof english>
export const diceWords = catalogue<DiceWords>('app/dice', english, (language) => import(`./${language}/dice.ts`))
