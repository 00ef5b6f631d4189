import type { AppWords } from '../index.ts'

const span = (seconds: number): string => {
  if (seconds < 60) return `${seconds} Sekunden`
  return seconds === 60 ? '1 Minute' : `${seconds / 60} Minuten`
}

export const watching: AppWords['watching'] = {
  delay: 'Wer zuschaut, sieht den Tisch',
  delayAbout:
    'Für einen Tisch, dem viele zuschauen: Niemand von ihnen kann hereinrufen, was noch geheim ist, oder helfen.',
  live: 'so, wie er gerade ist',
  later: (seconds) => `${span(seconds)} später`,
  telling: {
    title: 'Was geschieht',
    waits: 'Jetzt',
    stakes: 'Die Einsätze',
    odds: 'Die Chancen',
    last: 'Davor',
  },
  behind: (seconds) => `Du siehst alles ${span(seconds)} später.`,
}
