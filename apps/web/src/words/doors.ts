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
  recover: {
    wrong: 'This code does not fit the table.',
  },
} as const
