/** Die Sätze des Hauses. */
import type { Chair } from '../../contract/game.ts'
import type { HouseWords } from '../words.ts'

const LEITUNG = { gm: 'die Spielleitung', host: 'die Tischleitung' } as const satisfies Record<Chair, string>

export const words: HouseWords = {
  opened: (title) => `${title}: Der Tisch ist gedeckt.`,
  ended: (title) => `${title} ist zu Ende. Man kann alles nachlesen, gespielt wird nicht mehr.`,
  placeChanged: 'Dein Platz an diesem Tisch hat sich inzwischen geändert. Es ist nichts geschehen.',
  imported: (title) => `${title} kam aus einer Datei hierher. Jeder Platz ist frei und kann übernommen werden.`,
  tableFull: 'Alle Plätze an diesem Tisch sind besetzt. Zuschauen geht trotzdem.',
  moveSpent: 'Dieser Link zu einem Platz wurde schon benutzt oder ist abgelaufen. Bitte um einen neuen.',
  codeSpent: 'Dieser Rettungscode passt nicht zum Tisch oder wurde schon benutzt.',
  tableEnded: 'Dieser Tisch ist zu Ende: Man kann ihn nachlesen.',
  seated: (name) => `${name} nimmt Platz.`,
  renamed: (from, name) => `${from} heißt jetzt ${name}.`,
  chapterOpened: () => 'Neue Würfel: Der Server hat sich auf einen geheimen Startwert festgelegt.',
  chapterClosed: (thrown) =>
    thrown === 0
      ? 'Die Würfel sind weggeräumt; geworfen wurde mit ihnen nicht.'
      : thrown === 1
        ? 'Der Startwert eines Wurfs liegt offen: Er lässt sich nachrechnen.'
        : `Der Startwert von ${thrown} Würfen liegt offen: Sie lassen sich nachrechnen.`,
  commitment: (hash) => `Zusage ${hash}`,
  seed: (seed) => `Startwert ${seed}`,
  nonces: (nonces) => (nonces === '' ? 'Keine Zahlen vom Tisch' : `Zahlen vom Tisch ${nonces}`),
  spectatorsWatch: (chair) => `Wer zuschaut, kann nichts tun. Bitte ${LEITUNG[chair]} um einen Link zum Mitspielen.`,
  linkWatches: (chair) => `Dieser Link ist zum Zuschauen. Bitte ${LEITUNG[chair]} um einen zum Mitspielen.`,
  noSeatHere: (chair) =>
    `In diesem Browser hast du hier keinen Platz. Nimm dir einen, oder bitte ${LEITUNG[chair]} um den Link zu deinem.`,
  chairOnly: 'Das kann nur die Leitung.',
  onlyOwnNotes: 'Das sind fremde Notizen.',
  notAFieldHere: 'Hier gibt es kein solches Feld.',
  ownOrChair: 'Das gehört jemand anderem; ändern könnte es die Leitung.',
  noSuchSeat: 'Diesen Platz gibt es am Tisch nicht.',
  colourTaken: 'Diese Farbe hat schon jemand.',
  noSuchColour: 'Diese Farbe gibt es nicht.',
  noChapter: 'Gerade liegen keine Würfel bereit.',
  nonceTooLate: 'Mit dem ersten Wurf stehen die Zahlen vom Tisch fest.',
  nonceGiven: 'Deine Zahl für diese Würfel liegt schon da.',
  optionsFrozen: 'Das Spiel hat begonnen, also bleibt es bei dem, was ausgemacht ist.',
  noSuchOption: 'Diese Wahl gibt es in diesem Spiel nicht.',
  notForYourEyes: 'Du kannst nicht schreiben, wo du nicht lesen kannst.',
  edited: 'Das hat jemand geändert, während du geschrieben hast.',
  badValue: 'Das passt hier nicht.',
  noSeatToActFor: 'Diesen Platz gibt es nicht, du kannst nicht für ihn handeln.',
  onlyChairActsFor: 'Für andere handeln kann nur die Leitung.',
  noSuchCommand: 'So etwas kennt dieser Tisch nicht.',
}
