/** Wörter für Kopien von Tischen und das Ende eines Tisches. */
import type { CopyWords } from '../copies.ts'

export const words: CopyWords = {
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
}
