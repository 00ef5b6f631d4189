/** The table that plays itself, and what the front door says of this server. */
export const demoWords = {
  /** At the front door. */
  watch: 'Watch a table play',
  coming: 'Laying the table…',
  about: 'Three minutes, and nothing to fill in.',
  /** At the table. */
  title: 'A demonstration',
  playsItself: 'This table plays itself.',
  stopped: 'This table played itself, and stands still now. It won’t go on.',
  another: 'Watch another',
  open: 'Open one of your own',
  gone: 'This table played itself, and was cleared away after an hour.',
} as const

export const ownWords = {
  title: 'On a machine of your own',
  about: 'Homestake is free software. It runs wherever Node does, keeps everything there, and asks nobody.',
  source: 'Where its source is',
} as const
