/** What is said of copies of tables. */
import { catalogue, type Spoken } from '@homestake/rules'
import { MOST_LINES } from '@homestake/protocol'

const LINES = MOST_LINES.toLocaleString('en')

const english = {
  raceIsOn: 'A race is on, and its runs are secret. Copy the table when it is over.',
  onlyChair: 'Only the chair can copy the table.',
  /** What is not in a file, as the file itself says it. */
  leftOut: [
    'The players’ own notes and what only they see of their sheets are not in this file: they are theirs alone.',
    'The seed of dice that are still in use is not in it: a table made from it gets new dice.',
    'No key, no link and no seat’s token is in it: a table made from it gets new ones, and every seat is free.',
  ],
  cut: `Only the newest part of the chronicle is in it: ${LINES} lines at most, and 8 MB.`,

  tooLarge: (megabytes: number) => `This file is larger than ${megabytes} MB. A copy of a table never is.`,
  unreadable: 'This file is not a copy of a table, or somebody has changed it.',
  newer: 'This file was made by a newer Homestake. This server can’t read it yet.',
  noSuchGame: 'The game in this file can’t be played here.',
  otherShape: 'This file was made by another version of the game, which this server does not read.',
  tooLong: `The chronicle in this file has more than ${LINES} lines.`,
  raceInFile: 'A race is on in this file, and what its runners have is not in it. It can’t be gone on with.',
  tooManySeats: (most: number) => `More people sit at this table than this server has seats for: it has ${most}.`,
} as const

export type CopyWords = Spoken<typeof english>
export const copyWords = catalogue<CopyWords>('server/copies', english, (language) => import(`./words/${language}.ts`))
