/** Words of New and Magic Land for the Festival and the book. */
import { catalogue, type Spoken } from '@homestake/rules/language'
import { within } from '../../words/within.ts'

const english = {
  festival: {
    title: 'Harvest Festival',
    lead: 'No quarrels tonight. Each in turn tells of the feast, throws the Harvest Dice, and tells what came of the Dream.',
    turn: (name: string) => `${name} has the floor`,
    yourTurn: 'You have the floor',
    label: (name: string) => `The Festival: ${name}`,
    steps: { feast: 'The feast', roll: 'The Harvest Dice', fate: 'What came of it' },
    waits: {
      feast: (who: string) => `${who}: tell of the feast`,
      roll: (who: string) => `${who}: throw the Harvest Dice`,
      fate: (who: string) => `${who}: tell what came of the Dream`,
    },
    dream: 'The Dream',
    held: (count: number) =>
      count === 0 ? 'No Harvest Dice' : count === 1 ? 'One Harvest Die' : `${count} Harvest Dice`,
    noDice: 'Nothing to throw: what came of the Dream is told without dice.',
    tellFeast: 'Tell it',
    feastLabel: 'The feast, with your settler in it',
    feastHint: 'Long tables down the only street. Who dances, who brought the last of the plum brandy?',
    roll: 'Throw the Harvest Dice',
    rollNone: 'See what came of it',
    rollHelp: 'A six, and the Dream comes true. No six but a one, and it comes crashing down.',
    tellFate: 'Tell it, and pass the floor',
    fateLabel: 'What came of the Dream',
    fateHint: 'The bell rings for the first lesson. Eleven children, and her at the door.',
    fates: {
      fulfilled: 'The Dream is fulfilled',
      unfulfilled: 'The Dream stays a dream',
      disaster: 'The Dream comes crashing down',
      out: 'The story ended before the harvest',
    },
    fateMarks: { fulfilled: 'fulfilled', unfulfilled: 'not fulfilled', disaster: 'a disaster', out: 'story over' },
    numbers: (sixes: number, ones: number, dice: number): string => {
      if (dice === 0) return 'Without a die'
      const of = dice === 1 ? 'on one die' : `on ${dice} dice`
      if (sixes > 0) return `${sixes === 1 ? 'A six' : `${sixes} sixes`} ${of}`
      return `No six ${ones === 0 ? 'and no one' : ones === 1 ? 'and a one' : `and ${ones} ones`} ${of}`
    },
    die: (face: number) => `${face}`,
    order: 'Who tells',
    now: 'now',
    later: 'still to tell',
  },
  book: {
    label: 'The book of this table',
    won: (name: string, stakes: string) => `${name}: ${stakes}`,
    year: 'A year, and what came of it',
    print: 'Print it',
    contents: 'Contents',
    settlers: 'The settlers',
    before: 'Before the journey',
    player: (name: string) => `played by ${name}`,
    dream: 'Dream',
    scene: (number: number) => `Scene ${number}`,
    there: (names: string) => `With ${names}`,
    nobody: 'Nobody of ours was there',
    end: 'The season’s end',
    conflict: (first: string, second: string) => `${first} against ${within(second)}`,
    undecided: 'It was never decided.',
    dice: 'The dice',
    rolls: (count: number) => (count === 1 ? 'One roll' : `${count} rolls`),
    nothing: 'Nothing was written down.',
    endOf: (season: string) => `${season}, at its end`,
  },
} as const

export type FestivalWords = Spoken<typeof english>
export const festivalWords = catalogue<FestivalWords>(
  'screens/new-and-magic-land/festival',
  english,
  (language) => import(`./${language}/festival.ts`),
)
