/** Alle Wörter von *New and Magic Land* auf dem Bildschirm. */
import type { NmlScreenWords } from '../../words.ts'
import { conflict } from './conflict.ts'
import { desk } from './desk.ts'
import { festival } from './festival.ts'
import { people } from './people.ts'
import { reminders } from './reminders.ts'
import { seasons } from './seasons.ts'
import { suggestions } from './suggestions.ts'

export const words: NmlScreenWords = {
  gm: 'Die Spielleitung',
  opposition: 'Die Gegenseite',
  someone: 'Jemand',
  you: 'du',
  away: 'fort',
  seasons: {
    travel: { title: 'Reise', about: 'Unterwegs. Wer sitzt in den Wagen, und was erhoffen sie sich?' },
    fall: { title: 'Herbst', about: 'Dächer vor dem Frost. Die ersten Wände, der erste Streit.' },
    winter: { title: 'Winter', about: 'Hunger, enge Wände und kurze Geduld.' },
    spring: { title: 'Frühling', about: 'Die Straßen werden frei, und Fremde kommen darauf.' },
    summer: { title: 'Sommer', about: 'Dürre, Fieber, Feuer, Krallen.' },
    festival: { title: 'Erntefest', about: 'Festmahl und Gemeinschaft. Was ist aus allem geworden?' },
  },
  turning: { ends: (who) => `Hier endet die Geschichte: ${who}` },
  missing: {
    name: 'ein Name',
    aspects: 'drei Aspekte',
    ties: 'drei Beziehungen mit Namen',
    ratings: 'die Werte 1, 2 und 3, jeder einmal',
    'settler-tie': 'eine Beziehung zu einer anderen Figur an diesem Tisch',
    past: 'eine Vergangenheit',
    dream: 'ein Traum',
  },
  steps: {
    label: 'Wo der Konflikt steht',
    stakes: 'Einsätze',
    gather: 'Sammeln',
    roll: 'Wurf',
    after: 'Was bleibt',
  },
  suggestions,
  ...people,
  ...seasons,
  ...conflict,
  desk,
  ...festival,
  reminders,
}
