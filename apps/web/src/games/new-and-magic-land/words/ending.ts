/** Words of New and Magic Land for a season’s end. */
import { catalogue, type Spoken } from '@homestake/rules/language'

const english = {
  ending: {
    title: (season: string) => `${season} ends`,
    lead: 'Each settler takes stock, step by step and all at once. Watch the others, or take your time.',
    waitsFor: (who: string) => `Still taking stock: ${who}`,
    track: 'Steps of the season’s end',
    stops: {
      goal: 'Goal',
      price: 'Gain or loss',
      points: 'Gain',
      loss: 'Loss',
      tie: 'A tie',
      rest: 'Rest',
      dream: 'Dream',
      'last-words': 'Last words',
    },
    marks: { done: 'done', now: 'now', later: 'to come' },
    steps: {
      roll: 'The roll for the Goal',
      tell: 'How the Goal went',
      points: 'What the Goal brought',
      loss: 'What it costs',
      relationship: 'A tie',
      refresh: 'The roll for rest',
      restore: 'Rest',
      dream: 'The Dream',
      'last-words': 'Last words',
    },
    others: {
      roll: 'rolls for the Goal next',
      tell: 'tells how it went',
      points: 'shares out what the Goal brought',
      loss: 'chooses what is lost',
      relationship: 'makes a tie, or lets one grow',
      refresh: 'rolls for rest next',
      restore: 'rests',
      dream: 'thinks about the Dream',
      'last-words': 'tells how the story ended',
      done: 'Ready for what comes.',
    },
    youDone: 'You are ready for what comes.',
    out: 'This story has ended.',
    told: 'What has happened so far',
    for: (who: string) => `Do it for ${who}`,
    goal: {
      help: 'Roll the Victory Dice. One six, and the Goal is reached; each six is a point more.',
      dice: (count: number) => (count === 1 ? 'Roll 1 Victory Die' : `Roll ${count} Victory Dice`),
      none: 'No Victory Dice were won, so the Goal is not reached.',
      goOn: 'So be it',
      reached: 'The Goal is reached',
      missed: 'The Goal is not reached',
      sixes: (sixes: number, dice: number) =>
        dice === 0
          ? 'no dice'
          : `${sixes === 0 ? 'no six' : sixes === 1 ? 'one six' : `${sixes} sixes`} on ${dice === 1 ? 'one die' : `${dice} dice`}`,
      tray: 'Victory Dice',
    },
    tell: {
      reached: 'How was it done?',
      missed: 'What stood in the way?',
      tell: 'Tell it',
      skip: 'Leave it untold',
    },
    points: {
      gain: (count: number) => `+${count}`,
      help: (points: number) =>
        points === 1
          ? 'One point for Grit or Heart, for good. And a Harvest Die.'
          : `${points} points for Grit and Heart, for good. And a Harvest Die.`,
      take: 'Take them',
      left: (left: number) => (left === 1 ? '1 point still to place' : `${left} points still to place`),
      all: 'All are placed.',
      placeFirst: 'Place every point first.',
    },
    loss: {
      help: 'A Goal that is not reached costs a point, for good. Which pool gives it?',
      leaves: (pool: string, left: number, of: number) => `Leaves ${left} of ${of} ${pool}.`,
      ends: (pool: string) => `Takes the last ${pool}: the story ends here.`,
      onlyEnds: (name: string) =>
        `One point is left in Grit and one in Heart. Whichever ${name} gives, this story ends with it.`,
      oneEnds: (pool: string, other: string, left: number) =>
        `Only one ${pool} is left: giving it ends the story. ${other} still has ${left}.`,
      choose: 'Choose a pool first.',
      give: (pool: string) => `Lose one ${pool}`,
      giveLast: (pool: string) => `Lose the last ${pool}, and end the story`,
    },
    tie: {
      help: 'Everybody comes out of a season closer to somebody.',
      which: 'A tie',
      fresh: 'A new one',
      freshAbout: 'Somebody who came to matter.',
      grows: 'One that grows',
      growsAbout: 'Somebody who matters more than before.',
      who: 'Who',
      note: 'What they are to you',
      settler: 'A settler at this table?',
      nobody: 'No, somebody else',
      starts: (rating: number) => `Starts at +${rating}.`,
      startsSettler: (rating: number) => `Starts at +${rating}, since it is to another settler.`,
      one: 'Which one',
      from: (from: number, to: number) => `from +${from} to +${to}`,
      make: 'Make this tie',
      grow: 'Let it grow',
      nameFirst: 'Say who it is.',
      chooseFirst: 'Choose a tie first.',
    },
    refresh: {
      help: (ties: number) => `One die and all ties, which come to ${ties}: that many spent points may come back.`,
      roll: 'Roll one die',
      verdict: (amount: number) => (amount === 1 ? '1 point comes back' : `${amount} points may come back`),
      sum: (face: number, ties: number, bonus: number) =>
        bonus > 0 ? `${face} on the die, ${ties} from ties, ${bonus} more` : `${face} on the die, ${ties} from ties`,
      tray: 'Rest',
    },
    restore: {
      help: 'Grit and Heart never fill past their score.',
      unused: (unused: number) => (unused === 0 ? 'All of it is used.' : `${unused} of it is left unused.`),
      take: 'Rest',
      nothing: 'Nothing was spent: there is nothing to bring back.',
    },
    dream: {
      help: 'A year changes people. Is this still what it is all for?',
      keep: 'Keep the Dream',
      change: 'Change it',
      label: 'The new Dream',
      settle: 'Dream this instead',
    },
    lastWords: {
      help: 'A pool is empty, and this story is over. Tell how.',
      label: 'How it ended',
      tell: 'Tell it',
    },
  },
  opening: {
    marks: { holds: 'checked', unseen: 'checked in part', broken: 'it does not fit' },
    was: (season: string) => `What the GM kept hidden in ${season}`,
    rating: 'Conflict Rating',
    supply: 'Drama Dice left',
    holds: 'Checked: this is what the GM was bound to when the season opened.',
    unseen: 'It fits the hash that came with it. This browser did not see the season open, so it could not compare.',
    broken: 'This is NOT what the GM was bound to when the season opened. Ask for an explanation before you play on.',
    away: 'It is written in the chronicle, at the season’s close.',
    seed: 'The season’s seed lies open too: every throw of it can be checked with what the chronicle says.',
    sealed: (count: number) => (count === 1 ? 'One roll that was face-down' : `${count} rolls that were face-down`),
    roll: (number: number) => `Roll ${number}`,
    sum: (best: number, pool: number, total: number) => `${best} and a pool of ${pool} make ${total}`,
    faces: (faces: string) => `dice ${faces}`,
  },
} as const

export type EndingWords = Spoken<typeof english>
export const endingWords = catalogue<EndingWords>(
  'screens/new-and-magic-land/ending',
  english,
  (language) => import(`./${language}/ending.ts`),
)
