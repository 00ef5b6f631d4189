/** Die Wörter von *New and Magic Land*, die der erste Bildschirm braucht. */
import { words as house } from '../../../../words/de/index.ts'
import type { NmlScreenWords } from '../../words.ts'
import { people } from './people.ts'
import { seasons } from './seasons.ts'

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
  ...people,
  ...seasons,
  cards: {
    declare: 'Ein Konflikt',
    making: 'Erschaffe deine Figur',
  },
  pools: { grit: 'Mumm', heart: 'Herz', conflict: 'Konflikt' },
  acts: {
    ...house.acts,
    forSeat: (name) => `Für ${name} handeln`,
  },
  reminders: {
    making: 'eine Figur erschaffen',
    opening: 'eine Jahreszeit eröffnen',
    goal: 'ein Ziel',
    turn: 'eine Szene eröffnen',
    scene: 'eine Szene',
    stakes: 'Einsätze',
    gather: 'Würfel sammeln',
    gatherGm: 'Würfel sammeln',
    result: 'nach dem Wurf',
    tie: 'ein Gleichstand',
    counter: 'ein Erntewürfel brennt',
    rewards: 'was zurückbleibt',
    endGoal: 'dein Ziel',
    endPoints: 'gewonnene Punkte',
    endLoss: 'ein verlorener Punkt',
    endTie: 'eine Beziehung, die wächst',
    endRest: 'eine Rast',
    endDream: 'der Traum',
    festival: 'das Erntefest',
  },
}
