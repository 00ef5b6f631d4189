/** Words of Towerlands for heroes that are made, and read by the GM. */
import { catalogue, type Spoken } from '@homestake/rules/language'

const english = {
  making: {
    lead: 'Nobody reads this before you hand it in. Then everyone may, and the GM welcomes your hero or gives it back.',
    leadPrivate: 'Nobody reads this before you hand it in. Then the GM may, and the others read all but the traits.',
    returned: (why: string) => `The GM returned it: ${why}`,
    fillAll: 'Roll what is still empty',
    fillAllHelp: 'Names and words only, from ours. Everything can be changed.',
    offline: 'You are offline: nothing was rolled.',
    who: 'Who it is',
    name: 'Name',
    about: 'About',
    aboutHelp: 'Who your hero is to the towerland. You go on writing here while you play.',
    aboutHint: 'Keeper of the east gate, and nobody remembers who appointed her.',
    numbers: 'Influence and domains',
    numbersHelp:
      'In a conflict you throw your Influence and the dice of its domain, and keep your highest: as many as your Influence.',
    template: (influence: number, dice: number, most: number) =>
      `A new hero has Influence ${influence}, and ${dice} dice in five domains, ${most} at most in each.`,
    free: 'This table makes heroes freely: give what you have agreed on.',
    traits: 'Traits',
    traitsHelp: 'Call one in a conflict and it rerolls as many of your dice as it has. Say what it is, in a few words.',
    traitsTemplate: (traits: number, dice: number, most: number) =>
      `${traits} traits share ${dice} dice, from one to ${most} each. At least one is a Loyalty.`,
    trait: (number: number) => `Trait ${number}`,
    traitNamed: (name: string) => `Trait: ${name}`,
    kindOf: (name: string) => `Kind of ${name}`,
    traitName: 'What it is',
    traitNote: 'More about it',
    traitNoteHint: 'What it asks of you',
    ratingOf: (name: string) => `dice of ${name}`,
    spent: 'Dice given',
    spentOf: (name: string) => `dice given by ${name}`,
    addTrait: 'Add a trait',
    addKind: 'Which kind?',
    dropTrait: (name: string) => `Drop ${name}`,
    dropPublic: 'Everyone knows it by now: give it no dice if it is gone.',
    unnamedTrait: 'this trait',
    shared: (name: string, rating: number) =>
      `${name}, ${rating}d20, is on every hero’s sheet: it needs no room on yours.`,
    countDice: 'Dice of domains',
    countTraits: 'Traits',
    countRatings: 'Dice of traits',
    countLoyalty: 'A Loyalty',
    count: (have: number, of: number) => `${have} of ${of}`,
    left: (left: number) => (left === 0 ? 'all there' : left > 0 ? `${left} left` : `${-left} too many`),
    yes: 'yes',
    missingYet: 'not yet',
    missing: 'Still missing',
    unnamedTraits: (count: number) => (count === 1 ? 'One trait has no name.' : `${count} traits have no name.`),
    nothingMissing: 'All there. The GM reads it next.',
    submit: 'Hand it to the GM',
    waiting: 'The GM is reading your hero.',
  },
  judging: {
    title: 'Heroes for you to read',
    approve: (name: string) => `Welcome ${name}`,
    giveBack: 'Return it',
    giveBackLabel: 'What should change',
    read: 'Read the sheet',
    drafting: 'is still making a hero',
  },
} as const

export type MakingWords = Spoken<typeof english>
export const makingWords = catalogue<MakingWords>(
  'screens/towerlands/making',
  english,
  (language) => import(`./${language}/making.ts`),
)
