import type { AppWords } from '../index.ts'

export const copies: AppWords['copies'] = {
  save: {
    press: 'Kopie speichern',
    about:
      'Eine Datei mit dem Tisch, wie du ihn siehst, und seiner Chronik. Hüte sie wie deinen Link: Darin steht, was nur du lesen darfst. Auf der ersten Seite wird daraus ein neuer Tisch.',
    done: (name) => `Gespeichert als ${name}.`,
  },

  remove: {
    open: 'Endgültig löschen',
    about:
      'Der Tisch verschwindet mit seiner Chronik und allen Notizen, für euch alle und sofort. Niemand kann ihn zurückholen: Speichere erst eine Kopie, wenn du sie noch brauchst.',
    name: (title) => `Schreib zum Löschen seinen Namen: ${title}`,
    nameMissing: 'Schreib erst den Namen des Tisches.',
    sure: 'Ja, endgültig löschen',
    done: (title) => `${title} ist gelöscht.`,
  },

  bring: {
    title: 'Ein Tisch aus einer Datei',
    about:
      'Aus einer Kopie, die hier oder anderswo gespeichert wurde, wird ein neuer Tisch mit eigenen Links. Alles Gespielte ist da; jeder Platz ist frei und kann übernommen werden.',
    press: 'Tisch aus einer Datei holen',
    reading: 'Die Datei wird gelesen …',
    tooLarge: (most) => `Diese Datei ist größer als ${most} MB. Das ist die Kopie eines Tisches nie.`,
    noCopy: 'Diese Datei ist keine Kopie eines Tisches.',
  },
}
