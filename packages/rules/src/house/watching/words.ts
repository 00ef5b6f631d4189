/** Every sentence about the delay for those who watch. */
import { catalogue, type Spoken } from '../../language/catalogue.ts'

const span = (seconds: number): string => {
  if (seconds < 60) return `${seconds} seconds`
  return seconds === 60 ? '1 minute' : `${seconds / 60} minutes`
}

const english = {
  delayedAlready: 'That is the delay already.',
  delayed: (seconds: number) => `From here on, those who watch see the table ${span(seconds)} later.`,
  live: 'Those who watch see the table as it is again.',
} as const

export type WatchingWords = Spoken<typeof english>
export const watchingWords = catalogue<WatchingWords>(
  'rules/watching',
  english,
  (language) => import(`./words/${language}.ts`),
)
