/** Every sentence about the delay for those who watch. */
const span = (seconds: number): string => {
  if (seconds < 60) return `${seconds} seconds`
  return seconds === 60 ? '1 minute' : `${seconds / 60} minutes`
}

export const watchingWords = {
  span,
  delayedAlready: 'That is the delay already.',
  delayed: (seconds: number) => `From here on, those who watch see the table ${span(seconds)} later.`,
  live: 'Those who watch see the table as it is again.',
} as const
