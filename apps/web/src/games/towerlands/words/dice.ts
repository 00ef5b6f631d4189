/** Words of Towerlands for dice: piles, picking, calls, swaps and chances. */
import { catalogue, type Spoken } from '@homestake/rules/language'
import { within } from '../../words/within.ts'
import { listed } from '@homestake/rules/language'
import { percent } from '../../../words/numbers.ts'

const NUMBERS = [
  'nothing', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen',
  'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty',
] as const // prettier-ignore

const number = (value: number): string => NUMBERS[value] ?? String(value)
const dice = (count: number): string => (count === 1 ? 'one die' : `${count} dice`)
const joins = (count: number): string => (count === 1 ? 'One die joins' : `${count} dice join`)
const each = (values: readonly number[]): string => listed(values.map((value) => `the ${value}`))

const english = {
  number,
  stone: {
    piles: { kept: 'kept', unkept: 'unkept', out: 'in the bag' },
    free: 'a free twenty',
    rerolled: (was: number) => `rerolled from ${number(was)}`,
    swapped: (was: number | null) => (was === null ? 'out of a burden' : `out of a burden, was ${number(was)}`),
    virtual: 'a burden’s own die',
    next: 'next to be compared',
    left: 'left over',
    picked: 'picked',
    half: 'picked, waiting for its other half',
    pairedWith: (value: number) => `changes places with ${number(value)}`,
    air: 'in the air',
    unthrown: (count: number) => `${dice(count)} to throw`,
  },
  piles: {
    label: 'The dice',
    kept: 'Kept',
    unkept: 'Unkept',
    keptOf: (name: string) => `Kept dice of ${within(name)}`,
    unkeptOf: (name: string) => `Unkept dice of ${within(name)}`,
    airOf: (name: string) => `Dice of ${within(name)}`,
    choose: (name: string, pile: string) =>
      `${pile} dice of ${within(name)}: choose with the space bar, go on with Enter`,
    count: (kept: number, unkept: number) => `keeps ${kept} of ${kept + unkept}`,
    nothing: 'none',
    bag: (count: number) => `${count} in the bag`,
    bagOf: (name: string) => `Discarded dice of ${within(name)}`,
    yours: 'yours',
    influence: (influence: number) => `Influence ${influence}`,
    pool: (influence: number, rating: number) => `Influence ${influence} + ${rating}`,
    andBurdens: (count: number) => (count === 1 ? 'and one burden’s die' : `and ${count} burdens’ dice`),
  },
  ladder: {
    label: 'What meets what',
    next: (mine: string, own: number, theirs: string, other: number) =>
      `Next: ${mine} ${own} against ${theirs} ${other}`,
    you: 'you',
    your: 'your',
    their: 'their',
    of: (name: string) => `${name}’s`,
    pair: (round: number, first: string, a: number, second: string, b: number) =>
      `Round ${round}: ${first} ${a} against ${second} ${b}`,
    wins: (who: string) => `${who} wins it`,
    winsYou: 'you win it',
    tie: 'a tie',
    left: (name: string) => `${name} has left over: a`,
    leftYou: 'You have left over: a',
    decides: 'this one decides',
    decidesShort: 'decides',
    fold: 'What is to come, in words',
    noPair: 'No two dice are left to meet.',
  },
  foreseen: {
    youWin: 'you win',
    wins: (name: string) => `${name} wins`,
    left: (wins: string, loser: string) => `${wins}, since ${loser} out of dice first.`,
    youRunOut: 'you run',
    runsOut: (name: string) => `${name} runs`,
    last: (wins: string) => `${wins}, with the last round that anybody wins.`,
    before: (wins: string) => `${wins}, with a round won before: all that is left ties.`,
    nobody: 'nobody wins, since all that is left ties.',
    ifNobodyCalls: 'If nobody calls:',
    then: 'Then',
  },
  pick: {
    no: {
      full: 'That is as many as this rerolls: let one go first.',
      out: 'That die is in the bag.',
      'other-pile': 'Choose one of the unkept dice.',
      twenty: 'A 20 stays where it is.',
    },
    lost: (values: readonly number[]) =>
      `${values.length === 1 ? 'A die that you had' : 'Dice that you had'} picked cannot be picked any more: ${listed(values)}.`,
    lostSome: 'Something that you had picked has left the table.',
    first: 'Pick a die first.',
    some: (most: number) =>
      most === 1
        ? 'Pick the die to reroll above, from either pile.'
        : `Pick up to ${most} dice to reroll above, from either pile.`,
    one: 'Pick one of your dice above.',
    unkept: 'Pick one of your unkept dice above.',
    pairs: 'Pick a kept die and an unkept one above: they change piles.',
    keys: 'Arrows move, Space picks, Enter goes on.',
    letGo: (value: number) => `Let the ${value} go`,
  },
  calls: {
    title: 'Call something',
    titleFor: (name: string) => `Calls of ${within(name)}`,
    traits: 'Traits',
    wells: 'Wells',
    theirs: (name: string) => `Burdens of ${within(name)}`,
    own: 'Burdens of your own',
    ownOf: (name: string) => `Burdens of ${within(name)}, called by themselves`,
    none: { traits: 'No trait to call.', theirs: (name: string) => `${name} bears no burden.`, own: 'No burden.' },
    rating: (rating: number) => `${rating}d20`,
    ratingSpoken: (rating: number) => dice(rating),
    wellLeft: (left: number, rating: number) => `${left} of ${rating} left`,
    made: 'What may not be called now',
    gone: 'What you were about to call is no longer there. Your words are kept.',
    heading: {
      trait: (name: string) => `Call “${name}”`,
      well: (name: string) => `Draw from “${name}”`,
      burden: (name: string) => `Call the burden “${name}”`,
      own: (name: string) => `Call your own burden “${name}”`,
    },
    about: {
      trait: 'The new faces stand, even if they are lower.',
      wellFresh: (count: number) => `${joins(count)} the roll, and all are kept anew.`,
      wellLater: (count: number) =>
        `${joins(count)} the unkept pile. A 20 is kept, and what equals the lowest kept die.`,
      burden: (value: number) => `The die that you give becomes ${value}; the burden takes what it showed.`,
      own: (name: string, value: number) =>
        `${name} takes its ${value}, and leaves one of their dice in its place. A low one makes the burden lighter.`,
    },
    how: 'How it matters here',
    howMissing: 'Say how it matters here.',
    wellDice: 'dice to draw',
    go: {
      trait: (count: number) => (count === 0 ? 'Reroll' : `Reroll ${dice(count)}`),
      well: (count: number) => `Draw ${dice(count)}`,
      burden: (given: number | null, taken: number) =>
        given === null ? `Take the ${taken}` : `Give the ${given}, take the ${taken}`,
      own: 'Let its die go across',
    },
    asks: 'The GM lets it pass, or strikes it.',
    back: 'Back',
    becomes: (was: number, value: number, pile: string) =>
      `The ${pile} ${was} becomes ${value}; the burden becomes ${was}.`,
    thenSwap: (up: readonly number[], down: readonly number[]) =>
      `After it, ${each(up)} can take the place of ${each(down)}.`,
  },
  swaps: {
    title: 'Change piles',
    titleFor: (name: string) => `Piles of ${within(name)}`,
    about: 'Your dice have changed: kept and unkept ones may change places, one for one, until you are ready.',
    pair: (kept: number, unkept: number) => `${unkept} for ${kept}`,
    undo: (kept: number, unkept: number) => `Undo ${unkept} for ${kept}`,
    half: (value: number, pile: string) => `${value}, for one of the ${pile} dice`,
    go: 'Change places',
    best: (up: readonly number[], down: readonly number[]) => `The best: ${listed(up)} for ${listed(down)}`,
    bestAlready: 'The highest dice are kept already.',
    missing: 'Pick a pair first.',
    halfMissing: 'The die that you picked has no other half yet.',
    asItWouldLie: 'As it would lie',
    lies: (kept: string, unkept: string) => `Kept ${kept}; unkept ${unkept}.`,
  },
  loss: {
    pickTitle: 'Which die takes the burden’s place?',
    pickAbout: (name: string, burden: string, value: number) =>
      `${name} has called “${burden}”. You take its ${value}, and one of your dice becomes the burden’s.`,
    pickGo: (value: number | null) => (value === null ? 'Give it' : `Give the ${value}`),
    lossTitle: 'Which die does the burden become?',
    lossAbout: 'One of your unkept dice takes the place of the burden’s.',
    lossGo: (value: number | null) => (value === null ? 'Let it become that' : `Let it become ${value}`),
    becomes: (burden: string, value: number) => `“${burden}” becomes ${value}.`,
    one: 'At 1 it is overcome at once.',
    keepsLow: 'The lower the die, the lighter the burden.',
  },
  odds: {
    before: 'What are the chances?',
    beforeAbout: 'If nobody calls, gives up a die or gives in.',
    call: 'What are its chances?',
    callAbout: 'If nobody calls after it, and the piles are swapped at their best.',
    all: 'What would each call bring?',
    allAbout: 'With the best choice of dice for each, if nobody calls after it.',
    reckoning: 'Reckoning…',
    failed: 'The chances can’t be reckoned here.',
    noneWells: 'Wells add dice at the roll: the chances are not known before.',
    percent,
    nobody: 'nobody wins',
    sides: (first: string, a: string, second: string, b: string, nobody: string) =>
      `${first} wins ${a}, ${within(second)} ${b}; nobody ${nobody}.`,
    left: (name: string) => `${name} has a die left over`,
    last: (name: string) => `${name} wins the last round`,
    keeps: (name: string) => `How many dice ${within(name)} keeps`,
    keepsSome: (count: number, chance: string) => `${count}: ${chance}`,
    own: (win: string, lose: string, nobody: string) => `You win ${win}, lose ${lose}; nobody ${nobody}.`,
    ownFor: (name: string, win: string, lose: string, nobody: string) =>
      `${name} wins ${win}, loses ${lose}; nobody ${nobody}.`,
    none: 'Call nothing',
    with: (values: readonly number[]) => `rerolling ${listed(values)}`,
    draw: (count: number) => `drawing ${count}`,
    give: (value: number) => `giving the ${value}`,
    atWorst: 'if they choose what is worst for you',
    take: 'Take this',
    takeSpoken: (name: string) => `${name}: take this`,
  },
} as const

export type DiceWords = Spoken<typeof english>
export const diceWords = catalogue<DiceWords>(
  'screens/towerlands/dice',
  english,
  (language) => import(`./${language}/dice.ts`),
)
