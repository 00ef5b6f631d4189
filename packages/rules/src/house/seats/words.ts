/** Every sentence about seats and links. */
import { catalogue, type Spoken } from '../../language/catalogue.ts'
const english = {
  vacated: (name: string) => `${name} has left the table. The seat is free to be taken up.`,
  takenUp: (name: string, from: string) =>
    name === from ? `${name} takes up the free seat.` : `${name} takes up the seat that was ${from}’s.`,
  closed: (name: string) => `The seat of ${name} is closed.`,
  opened: (name: string) => `The seat of ${name} is open again, and free to be taken up.`,
  linkMade: (chair: string, name: string) => `${chair} has made a link to the seat of ${name}.`,
  locked: 'The table is locked: nobody new comes in.',
  unlocked: 'The table is no longer locked.',
  offered: (chair: string, name: string) => `${chair} offers the chair to ${name}.`,
  offerBack: 'The chair stays where it is.',
  voteEnded: (chair: string) => `${chair} is here: the chair stays where it is.`,
  asked: (name: string) =>
    `The chair is empty, and ${name} would take it. All players have to agree, and a day to pass.`,
  agreed: (name: string, to: string) => `${name} agrees that ${to} takes the chair.`,
  passed: (name: string) => `${name} has the chair now, with all that belongs to it.`,
  recovered: 'The chair was taken with its recovery code.',
  isFree: 'That seat is free already.',
  isClosed: 'That seat is closed.',
  isNotClosed: 'That seat is not closed.',
  nobodyThere: 'Nobody sits there.',
  lockedAlready: 'The table is locked already.',
  notLocked: 'The table is not locked.',
  lockedOut: 'This table is locked: nobody new comes in. You can still watch.',
  notFree: 'That seat is not free to be taken up.',
  otherLink: 'The link was renewed in another window.',
  nothingToKeep: 'Nobody asks for the chair.',
  offeredElsewhere: 'The chair is being offered to somebody.',
  chairCantVote: 'You have the chair: offer it instead.',
  agreedAlready: 'You have agreed to that already.',
  notOffered: 'The chair was not offered to you.',
  notAllAgree: 'Not everybody who has a seat agrees yet.',
  notYet: 'A day has to pass before the chair can be taken, so that whoever has it can answer.',
} as const

export type SeatWords = Spoken<typeof english>
export const seatWords = catalogue<SeatWords>('rules/seats', english, (language) => import(`./words/${language}.ts`))
