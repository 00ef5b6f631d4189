/** Words of the web app that its first screens need. Others come with their parts: see the files beside this one. */
import type { Chair } from '@homestake/rules'
import { demoWords } from './demo.ts'
import { doorWords } from './doors.ts'
import { restingWords } from './resting.ts'
import { rulingsWords } from './rulings.ts'
import { seatWords } from './seats.ts'
import { slipWords } from './slips.ts'
import { watchWords } from './watching.ts'
import { undoWords } from './undo.ts'

/** What the chair is called, in a sentence and at its head. */
const THE = { gm: 'the GM', host: 'the host' } as const satisfies Record<Chair, string>
const HEAD = { gm: 'The GM', host: 'The host' } as const satisfies Record<Chair, string>

export const en = {
  app: 'Homestake',
  loading: 'Laying the table…',

  chance: { under: (share: string) => `under ${share}`, over: (share: string) => `over ${share}` },

  button: { working: 'One moment…' },

  copy: { copy: 'Copy', copied: 'Copied', failed: 'Select it and copy by hand' },

  dialog: { close: 'Close' },

  acts: {
    bar: 'What may be done now',
    notNow: 'Not now',
    cancel: 'Back',
    writeFirst: 'Write something first.',
  },

  suggest: {
    label: (field: string) => `Suggest: ${field}`,
    rollOne: 'Roll one',
  },

  stepper: {
    less: (what: string) => `One less ${what}`,
    more: (what: string) => `One more ${what}`,
  },

  eyes: {
    label: 'Who reads this',
    everyone: 'Everyone',
    youAndChair: (chair: Chair) => `You and ${THE[chair]}`,
    youAnd: (name: string) => `You and ${name}`,
    onlyChair: (chair: Chair) => `Only ${THE[chair]}`,
    onlyYou: 'Only you',
    willRead: (who: string) => `Who reads this: ${who}`,
  },

  field: {
    changed: (who: string) => `${who} changed this while you were typing.`,
    somebody: 'Somebody',
    yours: 'Yours',
    theirs: (who: string) => `${who}’s`,
    somebodys: 'Theirs',
    keepMine: 'Keep mine',
    takeTheirs: 'Take theirs',
    notSent: 'You are offline: this is kept here and sent when you are back.',
    notNow: 'That did not get through; it is tried again.',
    number: 'A whole number belongs here.',
    empty: '—',
    most: (left: number) => `${left} characters left`,
  },

  outcome: {
    offline: 'You are offline: nothing was sent.',
    offlineRoll: 'You are offline: nothing was rolled.',
  },

  theme: {
    label: 'Light',
    light: 'Day',
    dark: 'Night',
    system: 'As the device',
    use: (name: string) => `Light: ${name}`,
  },

  demo: demoWords,

  join: {
    here: 'At the table',
    nobody: 'Nobody has sat down yet. You are the first.',
    chair: (chair: Chair) => HEAD[chair],
    isHere: 'here',
    isAway: 'away',
    watching: (count: number) => (count === 1 ? 'One person is watching.' : `${count} people are watching.`),
    name: 'What are you called?',
    nameHint: 'Your own name, not your character’s.',
    nameMissing: 'Say what you are called first.',
    colour: 'Your colour',
    taken: (name: string) => `${name} has it`,
    sit: 'Sit down',
    takeSeat: 'Take a seat',
    sitting: 'Sitting down…',
    full: (chair: Chair) => `Every seat at this table is taken. Ask ${THE[chair]} to free one, or for a link to watch.`,
    returning: (chair: Chair) =>
      `You sat here before from another browser? Ask ${THE[chair]}: two seats for one person make a muddle.`,
  },

  table: {
    chair: (chair: Chair) => HEAD[chair],
    skip: 'Skip to the middle of the table',
    sheets: 'People and sheets',
    stage: 'The table',
    chronicle: 'The chronicle',
    desk: (chair: Chair) => `${HEAD[chair]}’s desk`,
    yourNotes: 'Your own notes',
    openDesk: 'Open your desk',
    closeDesk: 'Close your desk',
    deskCovers: (lines: string) => `The chronicle beneath it has ${lines}`,
    places: 'Places',
    bar: { sheet: 'Sheet', table: 'Table', chronicle: 'Chronicle', desk: 'Desk' },
    unread: (count: number) => (count === 1 ? 'one new line' : `${count} new lines`),
    slow: 'The table does not answer yet. It is tried again and again; your seat is safe.',
    comingGame: 'This game has no screens here yet.',
    failed: 'This part of the table could not be drawn.',
    redraw: 'Draw it again',
    notCome: 'This part of the table has not come over the line.',
    comeAgain: 'Fetch it again',
    ended: 'This table has come to its end.',
    watchingHere: 'You watch. Only those who play are asked.',
  },

  connection: {
    reconnecting: 'Reconnecting…',
    back: 'Back',
    offline: 'You are offline. What you do now is not sent.',
  },

  people: {
    title: 'Who is here',
    here: (count: number) => `${count} here`,
    watching: (count: number) => `${count} watching`,
    open: (here: string) => `Who is here: ${here}`,
    you: 'you',
    away: 'away',
    editYours: 'Change your name or colour',
    name: 'Name',
    useName: 'Use this name',
    sameName: 'That is the name already.',
    done: 'Done',
  },

  hearing: {
    menu: (what: string) => `Read aloud: ${what}`,
    all: 'everything',
    results: 'results and turns',
    mine: 'only my moves',
    move: (moves: string) => `Your turn: ${moves}.`,
  },

  /** In the table's menu: `menu` with `off` or `soft`. */
  sound: { menu: (what: string) => `Sound: ${what}`, off: 'off', soft: 'on, softly' },

  menu: {
    label: 'The table’s menu',
    people: 'Who is here',
    me: 'My name and colour',
    links: 'Links',
    invite: 'Invite a player',
    rules: 'How we play',
    theme: (name: string) => `Light: ${name}`,
    home: 'To the front door',
  },

  rules: { title: 'How we play', chairOnly: (chair: Chair) => `${HEAD[chair]} chooses; you may read what was chosen.` },

  chronicle: {
    title: 'The chronicle',
    empty: 'Nothing has been written yet.',
    start: 'The chronicle begins here.',
    older: 'Older lines',
    loading: 'Turning back the pages…',
    failed: 'The older pages could not be fetched.',
    latest: 'Jump to latest',
    latestNew: (count: number) => `Jump to latest · ${count} new`,
    details: 'How it came about',
    as: (who: string, seat: string) => `${who}, for ${seat}`,
    nobody: 'Somebody',
    many: (count: number) => `${count} new lines in the chronicle.`,
    spoken: (who: string, text: string) => `${who}: ${text}`,
    writingOne: (name: string) => `${name} is writing…`,
    writingMany: (names: string) => `${names} are writing…`,
  },

  composer: {
    label: 'Write in the chronicle',
    telling: 'Tell',
    talk: 'Talk',
    kind: 'What you write',
    tellingHint: 'What happens in the story…',
    talkHint: 'Said across the table…',
    to: 'Who reads this',
    send: 'Send',
    sending: 'Sending…',
    empty: 'Write something first.',
  },
  reading: {
    before: 'Before it began',

    find: 'Find in the chronicle',
    open: 'Read the chronicle',
  },
  dice: {
    open: 'Are the dice fair?',
  },

  /** Whoever has the chair looks through somebody else’s eyes. */
  looking: {
    open: 'See what they see',
    about: 'The table as somebody else has it before them, without what is theirs alone. You can do nothing meanwhile.',
    spectators: 'Who watches',
    as: (name: string) => `You see what ${name} sees, without their own notes.`,
    asSpectator: 'You see what those see who watch.',
    back: 'Back to your own eyes',
    only: 'You are looking through somebody else’s eyes. Go back to your own first.',
  },

  /** How each game is played here. */
  rulings: rulingsWords,
  safety: {
    title: 'Lines, veils, a pause',
    open: 'Lines, veils, a pause',
  },
  undo: undoWords,

  /** While nothing is played: before, between and after. */
  resting: restingWords,

  /** Seats and links that change hands. */
  seats: seatWords,

  /** The door of a table. */
  doors: doorWords,

  /** Who watches. */
  watching: watchWords,

  /** Slips at the desk. */
  slips: slipWords,

  colours: {
    madder: 'Madder',
    indigo: 'Indigo',
    moss: 'Moss',
    ochre: 'Ochre',
    plum: 'Plum',
    teal: 'Teal',
    rust: 'Rust',
    slate: 'Slate',
    rose: 'Rose',
    olive: 'Olive',
    sky: 'Sky',
    umber: 'Umber',
  },
  games: {
    'new-and-magic-land': {
      title: 'New and Magic Land',
      about: 'Settlers, six seasons, a place that may not want them. One of you is the GM. Two to four evenings.',
    },
    towerlands: {
      title: 'Towerlands',
      about: 'Champions of one small kingdom, pools of twenty-sided dice, and the burdens that losing leaves.',
    },
    'inverted-tower': {
      title: 'The Inverted Tower',
      about: 'A tower that goes down, alone or together, and without a GM. One torch, one log of what you found.',
    },
  },
  links: {
    dialog: 'Links to this table',
    invite: 'Invite somebody',
  },
} as const
