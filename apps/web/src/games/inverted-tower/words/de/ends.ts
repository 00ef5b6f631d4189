/** Wörter von The Inverted Tower für das, was aus einem Wettlauf und einem Tisch wurde. */
import type { EndWords } from '../ends.ts'

export const words: EndWords = {
  race: {
    end: 'Ende',
    ends: { dead: 'tot', retired: 'daheim', won: 'durch' },
    floor: 'Ebene',
    kills: 'Erschlagen',
    name: 'Figur',
    place: 'Rang',
    results: (number) => `Wettlauf ${number}: das Ende`,
    seed: 'Der Startwert des Wettlaufs',
    seedBroken: 'Es ist nicht der, der vor dem Start versprochen war.',
    seedKept: 'Es ist der, der vor dem Start versprochen war.',
  },
  ended: {
    label: 'Der Turm ist geschlossen',
    best: 'Der beste Abstieg',
    about: 'Hier wird nicht mehr gespielt. Was geschah, lässt sich lesen.',
    nothing: 'Niemand ist je hinabgestiegen.',
    whoRan: 'Die letzten Abstiege',
    chapter: (n) => `Würfel ${n}`,
  },
}
