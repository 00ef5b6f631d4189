/** Die Sätze über die Verzögerung für alle, die zuschauen. */
import type { WatchingWords } from '../words.ts'

const span = (seconds: number): string => {
  if (seconds < 60) return `${seconds} Sekunden`
  return seconds === 60 ? '1 Minute' : `${seconds / 60} Minuten`
}

export const words: WatchingWords = {
  delayedAlready: 'So ist die Verzögerung schon.',
  delayed: (seconds) => `Von jetzt an sehen alle, die zuschauen, den Tisch ${span(seconds)} später.`,
  live: 'Alle, die zuschauen, sehen den Tisch wieder so, wie er gerade ist.',
}
