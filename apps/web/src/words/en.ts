/** Every word of the web app but the games' own, in one place: a translation is another file of this shape. */
export const en = {
  app: 'Homestake',
  loading: 'Laying the table…',

  button: { working: 'One moment…' },

  copy: { copy: 'Copy', copied: 'Copied', failed: 'Select it and copy by hand' },

  dialog: { close: 'Close' },

  eyes: {
    label: 'Who reads this',
    everyone: 'Everyone',
    youAndGm: 'You and the GM',
    youAnd: (name: string) => `You and ${name}`,
    onlyGm: 'Only the GM',
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
} as const
