/** Words for whoever stands outside: why, and how they come in after all. */
import { catalogue, type Spoken } from '@homestake/rules/language'

const english = {
  wrong: {
    title: 'This door stays shut',
    noKey:
      'The end of the link is missing: the part after the # sign. It is lost easily when a link is copied by hand.',
    noTable: 'There is no table at this address. A letter of the link may have gone astray.',
    wrongKey: 'The link does not fit this table. It may have been replaced by a new one.',
    oldWire: 'This page is older than the server.',
    full: 'Every seat at this table is taken.',
    unreachable: 'The server can’t be reached at the moment. Your table is safe there.',
    ask: 'Ask whoever sent you the link for the newest one, and open it by pressing it.',
    askFull: 'Ask whoever made the table to free a seat, or for the link to watch.',
    reload: 'Load the page again',
    again: 'Try again',
    home: 'To the front door',
  },

  nowhere: { title: 'Nothing stands here', about: 'This address leads to no table.' },
  move: {
    title: (name: string) => `Go on as ${name}`,
    about: 'This link takes the seat to this device. The device that had it is told, and has it no more.',
    instead: 'This browser has another seat at this table: it would be given up here.',
    go: (name: string) => `Go on as ${name} here`,
  },
  recover: {
    about:
      'This code proves that the table is yours. Whoever has the chair now loses it. You get new links and a new code; the links that players and watchers have stay good.',
    go: 'Take the chair',
    have: 'I have the recovery code',
    code: 'Recovery code',
    missing: 'Write the code first.',
    use: 'Use this code',
  },
  outside: 'You are outside',
  toDoor: 'To the door of this table',
} as const

export type OutsideWords = Spoken<typeof english>
export const outsideWords = catalogue<OutsideWords>(
  'app/outside',
  english,
  (language) => import(`./${language}/outside.ts`),
)
