/** Words of the front page. */
import { catalogue, type Spoken } from '@homestake/rules/language'

const english = {
  title: 'Homestake',
  what: [
    'A table on the web for small role-playing games, for four to seven friends in different houses.',
    'One of you opens a table and sends the others a link; nobody signs up, nobody installs anything.',
    'It throws the dice, keeps each secret with whom it belongs, and writes the chronicle while you play.',
  ],
  tray: [
    { face: '2', why: 'always', best: false },
    { face: '6', why: 'Lumberjack', best: true },
    { face: '4', why: 'old friend +3', best: false },
  ],
  open: 'Open a table',
  yours: 'Your tables',
  lastHere: (day: string) => `last opened ${day}`,
  game: 'What do you play?',
  coming: 'This one is still being carved. It will open here.',
  name: 'What is the table called?',
  nameHint: 'Everybody sees it, also those who only have the link.',
  namePlaceholder: 'Bitter Creek',
  nameMissing: 'Give the table a name first.',
  how: 'How we play',
  howHint: 'The rules leave some things to the table. What is chosen here can be changed until play begins.',
  make: 'Lay the table',
  making: 'Laying the table…',
  /** A game that one may play: at once, without a name for the table. `elsewhere`: while another game is chosen. */
  alone: {
    game: 'inverted-tower',
    press: 'Go down alone',
    elsewhere: 'Or go down alone, into the Inverted Tower',
    title: 'A tower of my own',
    name: 'The delver',
  },
  watch: {
    watch: 'Watch a table play',
    coming: 'Laying the table…',
    about: 'Three minutes, and nothing to fill in.',
  },
  own: {
    title: 'On a machine of your own',
    about: 'Homestake is free software. It runs wherever Node does, keeps everything there, and asks nobody.',
    source: 'Where its source is',
  },

  bring: {
    title: 'A table from a file',
    about:
      'A copy that was saved at a table, here or elsewhere, becomes a new table with links of its own. All that was played is in it; every seat is free to be taken up.',
    press: 'Bring a table from a file',
    reading: 'Reading the file…',
    tooLarge: (most: number) => `This file is larger than ${most} MB. A copy of a table never is.`,
    noCopy: 'This file is not a copy of a table.',
  },
} as const

export type LandingWords = Spoken<typeof english>
export const landingWords = catalogue<LandingWords>(
  'app/landing',
  english,
  (language) => import(`./words/${language}.ts`),
)
