/** Every sentence of the house, in one place: a translation is another file of this shape. */
import { catalogue, type Spoken } from '../language/catalogue.ts'
import type { Chair } from '../contract/game.ts'

const CHAIR = { gm: 'the GM', host: 'the host' } as const satisfies Record<Chair, string>

const english = {
  opened: (title: string) => `${title}: the table is open.`,
  ended: (title: string) => `${title} has come to its end. It can be read, and no more is played.`,
  placeChanged: 'Your place at this table changed while this was on its way. Nothing happened.',
  imported: (title: string) => `${title} was brought here from a file. Every seat is free to be taken up.`,
  tableFull: 'Every seat at this table is taken. You can still watch.',
  moveSpent: 'This link to a seat was used, or its time is over. Ask for a new one.',
  codeSpent: 'This recovery code does not fit the table, or was used.',
  tableEnded: 'This table has come to its end: it is there to be read.',
  seated: (name: string) => `${name} takes a seat.`,
  renamed: (from: string, name: string) => `${from} is now ${name}.`,
  chapterOpened: () => 'New dice: the server has bound itself to a secret seed.',
  chapterClosed: (thrown: number) =>
    thrown === 0
      ? 'The dice are put away; nothing was thrown with them.'
      : thrown === 1
        ? 'The seed of one throw is open: it can be checked.'
        : `The seed of ${thrown} throws is open: they can be checked.`,
  commitment: (hash: string) => `Commitment ${hash}`,
  seed: (seed: string) => `Seed ${seed}`,
  nonces: (nonces: string) => (nonces === '' ? 'No nonces' : `Nonces ${nonces}`),
  spectatorsWatch: (chair: Chair) => `Who watches can’t act. Ask ${CHAIR[chair]} for a player’s link.`,
  linkWatches: (chair: Chair) => `This link is for watching. Ask ${CHAIR[chair]} for a player’s link.`,
  noSeatHere: (chair: Chair) =>
    `This browser has no seat here. Take one, or ask ${CHAIR[chair]} for the link to yours.`,
  chairOnly: 'Only the chair can do that.',
  onlyOwnNotes: 'These are somebody else’s notes.',
  notAFieldHere: 'There is no such field to edit.',
  ownOrChair: 'That is another player’s; the chair could change it.',
  noSuchSeat: 'There is no such seat at this table.',
  colourTaken: 'Somebody has that colour already.',
  noSuchColour: 'There is no such colour.',
  noChapter: 'No dice are open at the moment.',
  nonceTooLate: 'The first throw has fixed the nonces.',
  nonceGiven: 'Your nonce for these dice is there already.',
  optionsFrozen: 'Play has begun, so the options stay as they are.',
  noSuchOption: 'This game has no such option.',
  notForYourEyes: 'You can’t write where you can’t read.',
  edited: 'Somebody changed this while you were typing.',
  badValue: 'That does not fit here.',
  noSeatToActFor: 'There is no such seat to act for.',
  onlyChairActsFor: 'Only the chair can act for somebody else.',
  noSuchCommand: 'This table knows no such command.',
} as const

export type HouseWords = Spoken<typeof english>
export const houseWords = catalogue<HouseWords>('rules/house', english, (language) => import(`./words/${language}.ts`))
