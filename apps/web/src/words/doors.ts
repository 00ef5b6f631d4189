/** Words at the door: seats that are free, links for once, and why somebody stands outside again. */
import type { Chair } from '@homestake/rules'

const THE = { gm: 'the GM', host: 'the host' } as const satisfies Record<Chair, string>

export const doorWords = {
  place: { vacant: 'free to take up', closed: 'closed' },
  where: 'Which seat?',
  newSeat: 'A new seat',
  takeUp: (name: string) => `${name}’s seat, as it was left`,
  locked: (chair: Chair) =>
    `This table is locked: nobody new sits down. Ask ${THE[chair]} to unlock it; until then you can watch.`,
  watch: 'Only watch',
  ended: 'This table has come to its end. What was played here can be read.',
  read: 'Read it',
  move: {
    title: (name: string) => `Go on as ${name}`,
    about: 'This link takes the seat to this device. The device that had it is told, and has it no more.',
    instead: 'This browser has another seat at this table: it would be given up here.',
    go: (name: string) => `Go on as ${name} here`,
  },
  recover: {
    title: 'Take the chair',
    about:
      'This code proves that the table is yours. Whoever has the chair now has it no more. You get new links and a new code; the links that players and watchers have stay good.',
    go: 'Take the chair',
    have: 'I have the recovery code',
    code: 'Recovery code',
    missing: 'Write the code first.',
    use: 'Use this code',
    wrong: 'This code does not fit the table.',
  },
  outside: 'You are outside',
  toDoor: 'To the door of this table',
} as const
