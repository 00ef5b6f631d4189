/** Wörter der ersten Seite. */
import type { LandingWords } from '../words.ts'

export const words: LandingWords = {
  title: 'Homestake',
  what: [
    'Ein Tisch im Netz für kleine Rollenspiele, für vier bis sieben Leute in verschiedenen Häusern.',
    'Jemand von euch deckt einen Tisch und schickt den anderen einen Link; niemand meldet sich an, niemand installiert etwas.',
    'Er wirft die Würfel, lässt jedes Geheimnis dort, wo es hingehört, und schreibt die Chronik, während ihr spielt.',
  ],
  tray: [
    { face: '2', why: 'immer', best: false },
    { face: '6', why: 'Holzfäller', best: true },
    { face: '4', why: 'alte Freundin +3', best: false },
  ],
  open: 'Einen Tisch decken',
  yours: 'Deine Tische',
  lastHere: (day) => `zuletzt geöffnet: ${day}`,
  game: 'Was spielt ihr?',
  coming: 'An diesem wird noch geschnitzt. Es wird hier zu finden sein.',
  name: 'Wie heißt der Tisch?',
  nameHint: 'Alle sehen den Namen, auch in der Vorschau des Links.',
  namePlaceholder: 'Bitterbach',
  nameMissing: 'Gib dem Tisch erst einen Namen.',
  how: 'Wie wir spielen',
  howHint: 'Manches überlassen die Regeln dem Tisch. Was hier gewählt ist, lässt sich ändern, bis das Spiel beginnt.',
  make: 'Tisch decken',
  making: 'Der Tisch wird gedeckt …',
  alone: {
    game: 'inverted-tower',
    press: 'Allein hinuntergehen',
    elsewhere: 'Oder allein hinunter in The Inverted Tower',
    title: 'Ein Turm für mich',
    name: 'Wer hinabsteigt',
  },
  watch: {
    watch: 'Einem Tisch beim Spielen zusehen',
    coming: 'Der Tisch wird gedeckt …',
    about: 'Drei Minuten, und nichts auszufüllen.',
  },
  own: {
    title: 'Auf einem eigenen Rechner',
    about: 'Homestake ist freie Software. Es läuft überall, wo Node läuft, behält dort alles und fragt niemanden.',
    source: 'Hier liegt der Quelltext',
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
