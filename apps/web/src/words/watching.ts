/** Words for who watches, and for how far behind. */
const span = (seconds: number): string => {
  if (seconds < 60) return `${seconds} seconds`
  return seconds === 60 ? '1 minute' : `${seconds / 60} minutes`
}

export const watchWords = {
  delay: 'Those who watch see the table',
  delayAbout:
    'Later, for a table that is shown to many: then nobody who watches can call out what is still secret, or help.',
  live: 'as it is',
  later: (seconds: number) => `${span(seconds)} later`,
  telling: {
    title: 'What is happening',
    waits: 'Now',
    stakes: 'At stake',
    odds: 'The chances',
    last: 'Before that',
  },
  behind: (seconds: number) => `You watch ${span(seconds)} behind.`,
} as const
