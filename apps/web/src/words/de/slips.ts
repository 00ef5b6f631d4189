import type { AppWords } from '../index.ts'

export const slips: AppWords['slips'] = {
  quick: 'Schnelle Notiz',
  quickKeys: 'Alt+N',
  quickTitle: 'Eine Notiz an dich',
  quickLabel: 'Was nicht vergessen werden soll',
  quickAbout: 'Sie liegt auf deinem Pult, und niemand sonst sieht sie.',
  keep: 'Behalten',
  writeFirst: 'Schreib erst etwas.',
  kinds: {
    note: {
      title: 'Schnelle Notizen',
      about: 'Von überall am Tisch mit Alt+N.',
      none: 'Noch keine Notiz.',
      label: 'Noch eine Notiz',
      hint: 'Der Abt hinkt. Seit wann?',
      add: 'Behalten',
    },
    scene: {
      title: 'Szenen, vorher geschrieben',
      about: 'Wenn du an der Reihe bist, eine zu eröffnen, setzt ein Druck sie ein.',
      none: 'Keine Szene ist vorbereitet.',
      label: 'Was vor sich geht',
      hint: 'Rauch über dem Kamm, und die Hunde sind still.',
      add: 'Szene behalten',
    },
    stakes: {
      title: 'Einsätze, vorher geschrieben',
      about: 'Wenn du einen Konflikt eröffnest, setzt ein Druck sie ein.',
      none: 'Keine Einsätze sind vorbereitet.',
      label: 'Was zu gewinnen ist',
      hint: 'Das Schweigen der Abtei',
      add: 'Einsatz behalten',
    },
  },
  done: (text) => `Erledigt: ${text}`,
  text: (kind) => ({ note: 'Notiz', scene: 'Szene', stakes: 'Einsatz' })[kind],
  drop: (text) => `Wegwerfen: ${text}`,
  used: 'benutzt',
  prepared: 'Vorbereitet',
  use: (text) => `Benutzen: ${text}`,
}
