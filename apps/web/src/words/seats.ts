/** Words for seats, links and the chair that change hands. */
import type { Chair } from '@homestake/rules'

const THE = { gm: 'the GM', host: 'the host' } as const satisfies Record<Chair, string>
const CHAIRS = { gm: 'the GM’s chair', host: 'the host’s chair' } as const satisfies Record<Chair, string>
const GOES_ALONG = {
  gm: 'Whoever has the chair is the GM: every secret of the table, the supply, the links.',
  host: 'Whoever has the chair is the host: the links, the options, the end of the table.',
} as const satisfies Record<Chair, string>

export const seatWords = {
  sure: { back: 'No, leave it' },

  place: { vacant: 'free to take up', closed: 'closed' },

  chair: {
    offer: 'Offer the chair',
    offerSure: (name: string) => `Yes, offer it to ${name}`,
    offerAbout: (chair: Chair, name: string) =>
      `${GOES_ALONG[chair]} If ${name} takes it, all of that is ${name}’s, and no longer yours.`,
    offering: (name: string) => `You offer the chair to ${name}.`,
    takeBack: 'Take the offer back',
    offered: (chair: Chair) => `You are offered ${CHAIRS[chair]}.`,
    goesAlong: (chair: Chair) => GOES_ALONG[chair],
    take: 'Take the chair',
    noThanks: 'No, thanks',
    yours: 'The chair is yours',
    yoursAbout: 'These are its links from now on. Those that players and watchers have stay good.',
    ask: 'Ask for the chair',
    askSure: 'Yes, ask for it',
    askAbout: (chair: Chair) =>
      `For a table that ${THE[chair]} has left. It is yours when every player agrees and a day has passed without an answer.`,
    asked: (name: string) => `${name} would take the empty chair.`,
    askedByYou: 'You ask for the empty chair.',
    agreed: (names: string) => `Agreed: ${names}.`,
    missing: (names: string) => `Still to agree: ${names}.`,
    left: (hours: number, minutes: number) =>
      hours > 0
        ? `${hours} h ${minutes} min are left for an answer.`
        : minutes > 1
          ? `${minutes} minutes are left for an answer.`
          : 'A minute is left for an answer.',
    dayFirst: 'Whoever has the chair has a day to answer.',
    dayOver: 'The day for an answer is over.',
    agree: 'I agree',
    playersAsk: (name: string) => `The players think that you are gone: ${name} would take the chair.`,
    amHere: 'I am here',
    banner: 'The chair',
  },
  seat: {
    more: 'Edit',
    moreOf: (name: string) => `Edit ${name}’s seat`,
  },
  tend: {
    title: 'Look after the table',
  },
} as const
