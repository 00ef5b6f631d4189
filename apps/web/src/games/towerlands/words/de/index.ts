/** Die Wörter von *Towerlands*, die der erste Bildschirm braucht. */
import { wer } from '../../../words/de/within.ts'
import { words as house } from '../../../../words/de/index.ts'
import type { TlScreenWords } from '../../words.ts'
import { people } from './people.ts'

export const words: TlScreenWords = {
  gm: 'Die Spielleitung',
  opposition: 'Die Gegenseite',
  someone: 'Jemand',
  domains: {
    physical: { title: 'Körper', about: 'Kraft, Klingen, Entfernung, Ausdauer.' },
    mental: { title: 'Verstand', about: 'Streitgespräch, Handwerk, Gedächtnis, List.' },
    social: { title: 'Ansehen', about: 'Rang, Umgang, Gunst, Befehl.' },
    emotional: { title: 'Gefühl', about: 'Liebe, Trauer, Zorn, Nerven.' },
    spiritual: { title: 'Glaube', about: 'Glaube, Eide, Geister, was heilig ist.' },
  },
  turning: { burden: (who) => `Eine neue Last: ${who}` },
  ...people,
  cards: {
    making: 'Mach deine Figur',
    propose: 'Ein Konflikt',
  },
  acts: {
    ...house.acts,
    forSeat: (name) => `Für ${name}`,
    forOne: (act, name) => `${act}: ${name}`,
  },
  chapters: {
    conflict: (first, second) => `${first} gegen ${wer(second)}`,
    healing: (name, burden) => `${name} stellt sich „${burden}“`,
  },
  reminders: {
    making: 'eine Figur machen',
    between: 'zwischen Konflikten',
    stakes: 'die Einsätze',
    domain: 'der Bereich',
    roll: 'der Wurf',
    calls: 'Aufrufe',
    healingCalls: 'eine Heilungsszene',
    pick: 'ein Würfel für eine Last',
    victory: 'der höhere Würfel',
    tell: 'eine Runde erzählen',
    chance: 'die letzte Chance',
    burden: 'Würfel sind übrig',
    end: 'das Ende',
    healing: 'eine Heilungsszene',
    healingEnd: 'was die Szene heilt',
  },
}
