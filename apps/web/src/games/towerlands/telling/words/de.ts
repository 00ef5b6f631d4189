/** Was denen erzählt wird, die bei Towerlands zuschauen. */
import { wer } from '../../../words/de/within.ts'
import type { TlTellingWords } from '../words.ts'

export const words: TlTellingWords = {
  within: wer,
  making: 'Die Heldinnen und Helden entstehen, bevor das Spiel beginnt.',
  calm: 'Gerade ist niemand uneins. Sie reden und erzählen vom Turmland.',
  anybody: 'Alle: können einen Konflikt beginnen oder um eine heilende Szene bitten.',
  over: 'Die Geschichte ist erzählt. Der Tisch ist jetzt ein Buch.',
  at: (a, b) => `${a} und ${wer(b)} sind uneins.`,
  heals: (who, burden) => `${who} stellt sich einer Last: „${burden}“.`,
  agree: (who) => `${who}: sagt, was zu gewinnen und zu verlieren ist, und stimmt zu.`,
  domain: 'Die Spielleitung: wählt, auf welchem Feld und mit wie vielen Würfeln.',
  setup: 'Die Spielleitung: eröffnet die Szene.',
  roll: (who) => `${who}: sagt „bereit“. Dann fallen die W20.`,
  window: (who) => `${who}: ruft etwas Eigenes zu Hilfe, oder ist bereit für die Runde.`,
  approval: 'Die Spielleitung: lässt das gelten oder streicht es.',
  pick: (who) => `${who}: wählt, welchen Würfel die Last nimmt.`,
  victory: (who) => `${who}: spielt den höheren Würfel oder gibt ihn her.`,
  tells: (who) => `${who}: erzählt, wie die Runde lief.`,
  chance: (who) => `${who}: ruft zuletzt noch etwas zu Hilfe, oder lässt es.`,
  burden: (who) => `${who}: schreibt auf, was davon auf der anderen Seite bleibt, oder nichts.`,
  answer: (who) => `${who}: antwortet auf die Last.`,
  accepts: (who) => `${who}: nimmt an, wie es ausging.`,
  ends: (who) => `${who}: erzählt, wie es ausgeht.`,
  winLose: (win, lose) => `gewinnt ${win} oder verliert ${lose}`,
  win: (win) => `gewinnt ${win}`,
}
