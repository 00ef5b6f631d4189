/** Words for whoever looks after a seat, the links or the table. */
import { catalogue, type Spoken } from '@homestake/rules/language'

const english = {
  seat: {
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
    lock: 'Lock the table',
    lockAbout: 'Then nobody new sits down. Whoever has a seat keeps it, and people can still watch.',
    unlock: 'Unlock the table',
    unlockAbout: 'The table is locked: nobody new sits down.',
    end: 'End the table',
    endSure: 'Yes, end it for good',
    endAbout: 'Nothing is played here any more. The table stays, and can be read with its links.',
  },
} as const

export type TendWords = Spoken<typeof english>
export const tendWords = catalogue<TendWords>('app/tending', english, (language) => import(`./${language}/tending.ts`))
