import type { DemoSaid } from '../said.ts'

export const words: DemoSaid = {
  off: 'Auf diesem Server spielt kein Tisch von selbst.',
  crowded: 'Hier spielen gerade viele Tische von selbst. Versuch es in ein paar Minuten noch einmal.',
  tooMany:
    'Du hast heute schon viele Tische spielen sehen. Versuch es in einer Stunde wieder, oder eröffne einen eigenen.',
  language: 'Von selbst spielt ein Tisch auf Englisch oder auf Deutsch.',
}
