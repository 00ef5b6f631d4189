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
  overlay: {
    title: (table) => `${table}, für einen Stream`,
    link: 'Zum Streamen',
    about:
      'Füge diese Adresse in deinem Streaming-Programm als Browserquelle ein, 1920 mal 1080: was am Tisch geschieht, auf durchsichtigem Grund. Zu sehen ist, was alle sehen, die zuschauen.',
    missing: 'Dieser Adresse fehlt der Schlüssel. Kopiere den Link zum Streamen noch einmal aus den Links des Tisches.',
    closed: 'Dieser Link öffnet den Tisch nicht mehr.',
  },
  behind: (seconds) => `Du siehst alles ${span(seconds)} später.`,
}
