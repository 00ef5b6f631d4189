/** Die Sätze über Kopien von Tischen. */
import { MOST_LINES } from '@homestake/protocol'
import type { CopyWords } from '../words.ts'

const LINES = MOST_LINES.toLocaleString('de')

export const words: CopyWords = {
  raceIsOn:
    'Ein Wettlauf ist im Gange, und was darin geschieht, ist noch geheim. Kopiert den Tisch, wenn er vorbei ist.',
  onlyChair: 'Den Tisch kopieren kann nur die Leitung.',
  leftOut: [
    'Die eigenen Notizen der Mitspielenden, und was nur sie auf ihrem Bogen sehen, stehen nicht in dieser Datei: Sie gehören ihnen allein.',
    'Der Startwert von Würfeln, die noch im Spiel sind, steht nicht darin: Ein Tisch daraus bekommt neue Würfel.',
    'Kein Schlüssel, kein Link und kein Zugang zu einem Platz steht darin: Ein Tisch daraus bekommt neue, und jeder Platz ist frei.',
  ],
  cut: `Von der Chronik steht nur das Neueste darin: höchstens ${LINES} Zeilen und 8 MB.`,

  tooLarge: (megabytes) => `Diese Datei ist größer als ${megabytes} MB. Das ist die Kopie eines Tisches nie.`,
  unreadable: 'Diese Datei ist keine Kopie eines Tisches, oder jemand hat sie verändert.',
  newer: 'Diese Datei kommt von einem neueren Homestake. Dieser Server kann sie noch nicht lesen.',
  noSuchGame: 'Das Spiel in dieser Datei kann man hier nicht spielen.',
  otherShape: 'Diese Datei kommt von einer anderen Version des Spiels, die dieser Server nicht liest.',
  tooLong: `Die Chronik in dieser Datei hat mehr als ${LINES} Zeilen.`,
  raceInFile:
    'In dieser Datei ist ein Wettlauf im Gange, und was die Laufenden haben, steht nicht darin. Er lässt sich nicht fortsetzen.',
  tooManySeats: (most) => `An diesem Tisch sitzen mehr, als dieser Server Plätze hat: Es sind ${most}.`,
}
