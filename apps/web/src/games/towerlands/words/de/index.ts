/** Alle Wörter von *Towerlands* auf dem Bildschirm. */
import type { TlScreenWords } from '../../words.ts'
import { conflict } from './conflict.ts'
import { desk } from './desk.ts'
import { dice } from './dice.ts'
import { people } from './people.ts'
import { reminders } from './reminders.ts'

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
  ...desk,
  ...conflict,
  ...dice,
  ...reminders,
}
