/** What the form says about each choice of *Towerlands*: the rule it interprets, in our own words. */
import type { OptionWords } from '../contract/option-notes.ts'
import { catalogue } from '../language/catalogue.ts'
import type { TlOptions } from './options.ts'

export type TlOptionWords = OptionWords<TlOptions>

const english: TlOptionWords = {
  calls: {
    title: 'How often a side may call',
    about: 'A trait or a burden is called before dice are compared.',
    choices: {
      perConflict: { title: 'Once in a conflict', about: 'Choose the moment well.' },
      perRound: { title: 'Once in each round', about: 'Each trait still counts once in a conflict.' },
    },
  },
  finalTie: {
    title: 'When the last pair is a tie',
    about: 'Both sides ran out of dice, and the last two were equal.',
    choices: {
      lastWon: { title: 'The last won round decides', about: 'A tie is nobody’s: look at the round before.' },
      stalemate: { title: 'Nobody wins', about: 'The conflict ends undecided.' },
    },
  },
  wells: {
    title: 'Wells',
    about: 'A Well is a trait that gives dice and rerolls none.',
    choices: {
      call: { title: 'Called', about: 'Calling it adds as many dice as its rating.' },
      start: { title: 'From the start', about: 'Its dice are thrown in every conflict.' },
      pool: { title: 'A store', about: 'Each call takes some of its dice until they are used up.' },
      off: { title: 'None', about: 'Wells give nothing.' },
    },
  },
  escalation: {
    title: 'Raising the stakes',
    about: 'Whoever lost may carry the matter into another domain.',
    choices: {
      newDomain: { title: 'Into a domain not used yet', about: 'The first result waits for the last.' },
      off: { title: 'Never', about: 'What is decided is decided.' },
    },
  },
  lastChance: {
    title: 'Out of dice',
    about: 'A side without kept dice that still has its call…',
    choices: {
      on: { title: 'May use it', about: 'Only a 20 helps now.' },
      off: { title: 'Has lost it', about: 'No dice, no more to say.' },
    },
  },
  leftoverBurdens: {
    title: 'Dice left over',
    about: 'A side that has dice when the other has none may write a burden.',
    choices: {
      one: { title: 'One burden', about: 'With the highest die.' },
      perDie: { title: 'One for each die', about: 'A crushing defeat leaves many marks.' },
    },
  },
  goalBurden: {
    title: 'A burden as the goal',
    about: 'A side may fight to burden the other.',
    choices: {
      lastWinningDie: { title: 'It comes with victory', about: 'Its value is the die that won last.' },
      leftoverOnly: { title: 'Only dice burden', about: 'Winning alone writes none.' },
    },
  },
  healingNewBurdens: {
    title: 'Burdens out of a healing scene',
    about: 'A burden that beats its bearer may have dice left.',
    choices: {
      allowed: { title: 'May come', about: 'Looking inward is a risk.' },
      forbidden: { title: 'Never', about: 'It can only fail to help.' },
    },
  },
  virtual20: {
    title: 'A 20 out of a burden',
    about: 'Rolled twenties are kept beside all others.',
    choices: {
      off: { title: 'Is a die like others', about: 'It was not rolled.' },
      on: { title: 'Counts as a rolled 20', about: 'It is kept beside the others.' },
    },
  },
  tieAfterReroll: {
    title: 'Ties after a reroll',
    about: 'Dice equal to the lowest kept one are kept with it.',
    choices: {
      on: { title: 'Count again', about: 'A reroll may bring more kept dice.' },
      off: { title: 'Only at first', about: 'Later only a 20 does.' },
    },
  },
  domainCalls: {
    title: 'Calling Influence and domains',
    about: 'They have given their dice already.',
    choices: {
      off: { title: 'Not callable', about: 'Call what binds you instead.' },
      on: { title: 'Callable', about: 'They reroll dice like any trait.' },
    },
  },
  burdenDomainMatch: {
    title: 'Which burdens count',
    about: 'Each burden has a domain of its own.',
    choices: {
      off: { title: 'Any that fits the story', about: 'A reason is asked for.' },
      on: { title: 'Only of the conflict’s domain', about: 'A limp is no argument.' },
    },
  },
  concede: {
    title: 'Giving in',
    about: 'Before the dice are out…',
    choices: {
      on: { title: 'Allowed', about: 'It counts as running out of dice.' },
      off: { title: 'Not allowed', about: 'It is played to the end.' },
    },
  },
  gmApproval: {
    title: 'Who judges a call',
    about: 'Whoever calls says how it matters here.',
    choices: {
      off: { title: 'The caller', about: 'A reason is enough.' },
      on: { title: 'The GM, before dice fall', about: 'She may strike what does not fit.' },
    },
  },
  creation: {
    title: 'New heroes',
    about: 'The text gives no numbers for them.',
    choices: {
      template: { title: 'From a budget', about: 'Influence 2, seven dice of domains, ten dice in six traits.' },
      free: { title: 'Freely', about: 'Whatever the table agrees on.' },
    },
  },
  storyPointsStart: {
    title: 'Story Points at the start',
    about: 'A healing scene costs one.',
    choices: {
      '1': { title: 'One', about: 'The usual.' },
      '0': { title: 'None', about: 'They are earned.' },
      '2': { title: 'Two', about: 'A gentler game.' },
      '3': { title: 'Three', about: 'Gentler still.' },
    },
  },
  privateSheets: {
    title: 'The heroes’ traits',
    about: 'Numbers and burdens are always open.',
    choices: {
      off: { title: 'Open', about: 'Everyone reads every sheet.' },
      on: { title: 'Closed until called', about: 'Their player and the GM know them.' },
    },
  },
  odds: {
    title: 'Chances',
    about: 'They can be reckoned exactly from what everyone sees.',
    choices: {
      on: { title: 'Shown', about: 'Before the roll, and for your own calls after it.' },
      off: { title: 'Not shown', about: 'Trust your feeling.' },
    },
  },
}

export const tlOptionWords = catalogue(
  'rules/towerlands/options',
  english,
  (language) => import(`./option-words/${language}.ts`),
)
