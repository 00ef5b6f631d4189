/** Words of New and Magic Land for the year: seasons, scenes and the season’s end. */
import { within } from '../../words/within.ts'

const sheets = (count: number): string => (count === 1 ? 'sheet' : 'sheets')

export const seasonsWords = {
  year: {
    label: 'The year',
    now: 'now',
    next: 'next',
    done: 'over',
    later: 'to come',
    ordinal: (number: number) => `Season ${number} of 6`,
  },
  goal: {
    title: (season: string) => `Your Goal for ${season}`,
    help: 'One thing this season that brings the Dream nearer. It stays until the season ends.',
    hint: 'A roof before the frost.',
    label: 'Goal',
    set: 'Set this Goal',
  },
  waiting: {
    title: 'Before the journey',
    between: (season: string) => `Before ${season}`,
    drafts: (who: string) => `${who}: still making a settler`,
    submitted: (who: string, count: number) => `The GM: read the ${sheets(count)} of ${who}`,
    open: (season: string) => `The GM: open ${season}`,
    noSeats: 'The GM: send round the players’ link. Nobody is seated yet.',
    goals: (who: string) => `${who}: choose a Goal`,
    festival: 'The GM: open the Harvest Festival',
    over: 'The year is over.',
    yours: {
      drafts: 'Make your settler.',
      submitted: (who: string, count: number) => `Read the ${sheets(count)} of ${who}.`,
      open: (season: string) => `Open ${season} from your desk.`,
      noSeats: 'Send round the players’ link: nobody is seated yet.',
      goals: 'Choose your Goal for the season.',
      festival: 'Open the Harvest Festival from your desk.',
    },
  },
  setting: {
    title: 'Where this story is set',
    help: 'A sentence or two, for everyone to begin from.',
    hint: 'A valley without a name, nine days past the last telegraph.',
  },
  scene: {
    calm: 'Nobody is at odds. Talk, tell, set a scene.',
    untilSomeone: 'Anybody may do anything, until somebody says no.',
    closing: 'The season draws to its close: let each story come to rest.',
    closeAtDesk: 'When it has, close the season from your desk.',
    start: 'Start a conflict',
    needsScene: 'A conflict needs a scene: it has to be set first.',
    last: 'Last:',
    number: (number: number) => `Scene ${number}`,
    setBy: (who: string) => `set by ${within(who)}`,
    label: (number: number) => `Scene ${number} of this season`,
    now: 'now',
    present: 'Who is there',
    presentNobody: 'No settler is there',
    wrong: (text: string) => `Something goes wrong: ${text}`,
    more: 'Read it all',
    less: 'Fold it up',
  },
} as const
