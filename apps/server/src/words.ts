/** Every sentence that the server says to people, but the games’ and the house’s own and those about copies. */
import { catalogue, type Spoken } from '@homestake/rules'

const english = {
  fault: 'Something went wrong on the server. Nothing happened; please try again.',

  // Commands
  commandUnreadable: 'This command can’t be read.',
  misfit: {
    tooLong: (most: number) => `This is too long: ${most} characters at most.`,
    tooMuch: (most: number) => `This is too much: ${most} at most.`,
    tooShort: (least: number) =>
      least === 1 ? 'Nothing is written here yet.' : `This is too short: ${least} characters at least.`,
    tooLittle: (least: number) => `This is too little: ${least} at least.`,
    unknown: (key: string) => `There is no “${key}” here.`,
    other: 'This is not what was asked for.',
  },
  messageUnreadable: 'This message can’t be read.',
  noSuchMessage: 'There is no such message.',
  tooFast: 'Slow down a little: that was too much at once.',
  notWritten: 'The table can’t be written to just now. Nothing happened; try again.',
  deleted: 'This table has been deleted.',

  // The door
  noTable: 'There is no table at this address. Check the link.',
  wrongKey: 'This link does not fit the table. Ask whoever sent it for a new one.',
  whoAreYou: 'This page can’t say who you are. Open the link again.',
  otherVersion: 'This page is of another version. Please reload it.',
  seatedAlready: 'You have a seat at this table already.',
  noSeatMade: 'The seat could not be made. Try again.',
  notReadNow: 'The table can’t be read just now. Trying again…',
  crowded: 'This table is full of people. Trying again…',
  tooManyLooks:
    'From here too many tables were looked for that are not there. Wait a minute, then open your link again.',
  strangeOrigin:
    'This page comes from another address than the server. Open the table by its own link; whoever runs the server can allow more in ALLOWED_ORIGINS.',

  // Goodbyes
  restarting: 'The server restarts. You will be back in a moment.',
  chairGone: 'The chair is somebody else’s now, and this link opens it no more.',
  seatFree: 'This seat is free now: nobody holds it.',
  seatClosed: 'This seat is closed.',
  seatMoved: 'Your seat went along to another device.',
  linkRenewed: 'This link was renewed, and opens the table no more.',

  // Over HTTP
  nothingHere: 'There is nothing at this address.',
  requestUnreadable: 'This request can’t be read.',
  notReached: 'The table can’t be reached just now. Nothing happened.',
  restartsNow: 'The server restarts, and nothing happened. Try again in a moment.',
  tooManyTables: 'Too many tables from here in one hour. Try again later.',
  gameAndName: 'A table needs a game and a name.',
  noSuchGame: 'This game can’t be played here yet.',
  badOption: 'One of the options does not fit.',
  chairShowsLinks: 'Only the chair’s link shows the others.',
  chairDeletes: 'Only the chair’s link deletes the table.',
  otherTitle: 'This is not the name of the table.',
  moveUnreadable: 'This link to a seat can’t be read.',
  codeUnreadable: 'This recovery code can’t be read.',
  pageUnreadable: 'This page of the chronicle can’t be asked for like that.',
  notYourPages: 'This part of the chronicle is not yours to read.',
  chronicleNeedsLink: 'The chronicle is for those who hold a link to this table.',
  linkFitsNot: 'This link does not fit the table.',

  // A replay
  replayUnreadable: 'This replay can’t be asked for like that.',
  replayNotThere: 'There is no such stretch of play.',
  replayOlder: 'This was played with an older Homestake. It can be read in the chronicle, and not be played again.',
  replayBrought:
    'This was played before the table was brought here. It can be read in the chronicle, and not be played again.',
  replayFailed: 'This could not be played again just now. Try again.',
  tooManyReplays: 'That was much to play again at once. Wait a minute.',
}

export type ServerWords = Spoken<typeof english>
export const words = catalogue<ServerWords>('server', english, (language) => import(`./words/${language}.ts`))
