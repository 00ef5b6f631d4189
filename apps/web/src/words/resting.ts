/** A table at which nobody is yet, one that waits, and one that has come to its end. */
import type { Chair } from '@homestake/rules'

const CHAIRS = { gm: 'the GM', host: 'the host' } as const satisfies Record<Chair, string>

export const restingWords = {
  /** Nobody is here but whoever reads it. */
  empty: {
    chair: {
      title: 'The table is laid',
      about: 'Nobody else is here yet. Send round the link: whoever opens it sits down.',
    },
    player: {
      title: 'You are the first',
      about: (chair: Chair) =>
        `The others can come the way you came. ${chair === 'gm' ? 'The GM' : 'The host'} sees that you are here.`,
    },
    watching: {
      title: 'Nobody has sat down yet',
      about: 'As soon as somebody does, it begins here. Leave the page open.',
    },
    copy: 'Copy the players’ link',
    more: 'Every link, and a QR code',
    invite: 'Show the link, and a QR code',
  },

  waits: {
    yours: 'Your turn',
    others: 'The table waits for',
    ready: (names: string) => `Ready: ${names}`,
    nothing: (chair: Chair) =>
      `There is nothing for you to do just now. ${chair === 'gm' ? 'Talk, or read the sheets of the others.' : 'Look around meanwhile.'}`,
    away: 'away',
  },

  ended: {
    title: 'This table has come to its end.',
    won: 'What was won',
    more: (count: number) => (count === 1 ? 'and once more' : `and ${count} times more`),
    last: 'The last words',
    ways: 'From here',
    read: 'Read the chronicle',
    again: 'Play it again',
    dice: 'Look at the dice',
    copy: 'Save a copy',
    fresh: 'Open a new table',
    kept: (chair: Chair) =>
      `The chronicle can be read for as long as the table is kept; ${CHAIRS[chair]} can save a copy.`,
  },
} as const
