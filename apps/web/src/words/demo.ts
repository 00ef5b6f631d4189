/** The table that plays itself, and what the front door says of this server. */
export const demoWords = {
  title: 'A demonstration',
  playsItself: 'This table plays itself.',
  stopped: 'This table played itself, and stands still now. It won’t go on.',
  another: 'Watch another',
  open: 'Open one of your own',
  gone: 'This table played itself, and was cleared away after an hour.',
} as const
