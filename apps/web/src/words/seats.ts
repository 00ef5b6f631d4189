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

  seat: {
    more: 'Edit',
    moreOf: (name: string) => `Edit ${name}’s seat`,
    move: 'Take this seat to another device',
    linkTo: 'Make a link to this seat',
    linkSaid: 'The chronicle will tell everyone that you made one.',
    moveAbout: 'Open this link on the other device. It works once, and for a quarter of an hour.',
    moveLink: 'Link to this seat',
    moveQr: 'QR code of the link to this seat',
    leave: 'Leave the table',
    leaveSure: 'Yes, leave',
    leaveAbout:
      'Your seat is free then. Whoever has the players’ link can take it up as it is, and finds your notes in it.',
    vacate: 'Free this seat',
    vacateSure: 'Yes, free it',
    vacateAbout: (name: string) =>
      `${name} loses the seat. Whoever has the players’ link can take it up as it is, with the notes in it.`,
    close: 'Close this seat',
    closeSure: 'Yes, close it',
    closeAbout: (name: string) =>
      `${name} loses the seat, and nobody can take it up until you open it again. What its part in the play still needs, you can do.`,
    open: 'Open this seat again',
  },

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

  links: {
    renewSure: 'Yes, renew it',
    about: {
      player:
        'Whoever has a seat keeps it. The old link opens nothing any more: send the new one to those still to come.',
      spectator: 'Whoever watches has to leave. The old link opens nothing any more.',
      chair:
        'You get a new link and a new recovery code. The old ones open nothing any more, on your other devices too. The players’ and watchers’ links stay good.',
    },
    renew: { player: 'Renew the players’ link', spectator: 'Renew the watchers’ link' },
    chair: 'Renew my link and recovery code',
    done: 'This link is new. The old one opens nothing any more.',
  },

  tend: {
    title: 'Look after the table',
    lock: 'Lock the table',
    lockAbout: 'Then nobody new sits down. Whoever has a seat keeps it, and one can still watch.',
    unlock: 'Unlock the table',
    unlockAbout: 'The table is locked: nobody new sits down.',
    end: 'End the table',
    endSure: 'Yes, end it for good',
    endAbout: 'Nothing is played here any more. The table stays, and can be read with its links.',
  },
} as const
