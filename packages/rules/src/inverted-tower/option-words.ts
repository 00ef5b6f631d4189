/** What the form says about each choice of *The Inverted Tower*: the rule it interprets, in our own words. */
import type { OptionWords } from '../contract/option-notes.ts'
import { catalogue } from '../language/catalogue.ts'
import { DIFFICULTY, type Difficulty } from './odds/difficulty.ts'
import type { ItOptions } from './options.ts'

export type ItOptionWords = OptionWords<ItOptions>

const hard = ({ medianRooms, fourthFloor, alive }: Difficulty): string =>
  [
    ...(medianRooms === null ? [] : [`Half of all who press on are dead by their ${medianRooms}th room.`]),
    `Of a thousand, ${fourthFloor} see the fourth floor${alive === 0 ? '' : `, and ${alive} are alive after 400 rooms and stairs`}.`,
  ].join(' ')

const english: ItOptionWords = {
  mode: {
    title: 'Who goes down',
    about: 'The rules know one adventurer. With several…',
    choices: {
      solo: { title: 'Each in a tower of their own', about: 'Side by side: everyone sees how the others fare.' },
      party: { title: 'All in one tower', about: 'You act in the order of your seats, one blow each.' },
    },
  },
  race: {
    title: 'A race',
    about: 'For towers side by side: who comes furthest?',
    choices: {
      off: { title: 'No', about: 'Everybody’s dice are their own; go down whenever you like.' },
      on: {
        title: 'The same dice for all',
        about: 'All start together and meet the same rooms. Of another’s tower you see what you have passed yourself.',
      },
    },
  },
  partyMoves: {
    title: 'Where a party goes',
    about: 'Into a new room, back, or down the stairs.',
    choices: {
      turn: { title: 'Whoever’s turn it is decides', about: 'Quick, and everyone leads in turn.' },
      majority: {
        title: 'More than half must agree',
        about: 'Each says where; the party goes when most say the same.',
      },
    },
  },
  daggers: {
    title: 'Daggers',
    about: 'A dagger adds one to a blow, and several may be used at once. What becomes of it?',
    choices: {
      kept: {
        title: 'It stays yours',
        about: `As the rules have it. They soon outgrow the floors. ${hard(DIFFICULTY.kept)}`,
      },
      spent: { title: 'It is used up', about: `A hard game. ${hard(DIFFICULTY.spent)}` },
    },
  },
  duplicateEvent: {
    title: 'A second event of a kind',
    about:
      'Each floor has one trap, one merchant, one bonfire and one flight of stairs. If the die shows one that was there…',
    choices: {
      reroll: {
        title: 'Throw again',
        about: 'Until it shows one that is still to come. Stairs come after eight rooms or so.',
      },
      encounter: { title: 'Monsters instead', about: 'Stairs take eighteen rooms or so.' },
    },
  },
  trapTreasure: {
    title: 'Treasure behind a trap',
    about: 'Each room holds some treasure.',
    choices: {
      ifPassed: { title: 'For whoever passes the trap', about: 'Whoever falls into it gets nothing.' },
      never: { title: 'None', about: 'Traps guard nothing.' },
    },
  },
  layout: {
    title: 'The way back',
    about: 'There is no map, but rooms that you have seen can be entered again.',
    choices: {
      free: { title: 'To any room at once', about: 'One step, one check for wandering monsters.' },
      line: { title: 'Room by room', about: 'The rooms of a floor lie in a line, and you pass through each.' },
    },
  },
  lastFloor: {
    title: 'How deep the tower is',
    about: 'The rules name no end.',
    choices: {
      none: { title: 'Endless', about: 'The deepest floor counts, then the monsters killed.' },
      '3': { title: 'Three floors', about: 'The stairs of the third lead out: whoever takes them has won.' },
      '5': { title: 'Five floors', about: 'The stairs of the fifth lead out.' },
      '10': { title: 'Ten floors', about: 'The stairs of the tenth lead out.' },
    },
  },
  wanderInEventRooms: {
    title: 'Wandering monsters',
    about: 'They may turn up wherever you go back to…',
    choices: {
      on: { title: 'Anywhere', about: 'Even by the bonfire: first fight, then rest.' },
      off: { title: 'Only where monsters were', about: 'Bonfire, merchant, trap and stairs are safe.' },
    },
  },
  levelUpHeals: {
    title: 'A new level',
    about: 'It brings one more Max HP and a point for an attribute. And the wounds?',
    choices: {
      none: { title: 'Stay', about: 'The new hit point is filled by healing.' },
      one: { title: 'One heals', about: 'One hit point with it.' },
      full: { title: 'All heal', about: 'Up to the new Max HP.' },
    },
  },
  naturalSix: {
    title: 'A six',
    about: 'Deep down, with too little strength, no die is high enough.',
    choices: {
      off: { title: 'Is a six', about: 'Look at your chances before you go down.' },
      on: { title: 'Always hits', about: 'There is always hope.' },
    },
  },
  flee: {
    title: 'Running away',
    about: 'From a room with monsters in it.',
    choices: {
      off: { title: 'Never', about: 'It ends with them or with you.' },
      on: {
        title: 'Back to where you came from',
        about: 'With a check for wandering monsters there. Those you ran from wait, and so does their treasure.',
      },
    },
  },
  bonfire: {
    title: 'The bonfire',
    about: 'It heals whoever comes to it.',
    choices: {
      always: { title: 'On each visit', about: 'Come back as often as you dare.' },
      once: { title: 'On the first visit', about: 'Then it has burned down.' },
    },
  },
  wanderTreasure: {
    title: 'Treasure of wandering monsters',
    about: 'Their room’s own has been found.',
    choices: {
      off: { title: 'They carry none', about: 'Only experience.' },
      on: { title: 'One throw for each fight', about: 'Going to and fro becomes a trade.' },
    },
  },
  roomsPerFloor: {
    title: 'Rooms on a floor',
    about: 'Nothing makes you go down.',
    choices: {
      none: { title: 'No end of them', about: 'Stay as long as you like.' },
      '5': { title: 'Five', about: 'The stairs are in the fifth at the latest.' },
      '10': { title: 'Ten', about: 'The stairs are in the tenth at the latest.' },
      '20': { title: 'Twenty', about: 'The stairs are in the twentieth at the latest.' },
    },
  },
  takingBack: {
    title: 'Taking back',
    about: 'Whoever keeps the table could undo what was played.',
    choices: {
      off: { title: 'Never', about: 'What has happened, has happened.' },
      on: {
        title: 'By whoever keeps the table',
        about: 'It stays in the chronicle, struck through, and dice are thrown anew. In a race never.',
      },
    },
  },
}

export const itOptionWords = catalogue(
  'rules/inverted-tower/options',
  english,
  (language) => import(`./option-words/${language}.ts`),
)
