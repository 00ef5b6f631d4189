/** Was denen erzählt wird, die bei Towerlands zuschauen. */
import { wer } from '../../../words/de/within.ts'
import type { TlTellingWords } from '../words.ts'

export const words: TlTellingWords = {
  within: wer,
  making: 'Vor dem Spiel: Die Figuren entstehen.',
  calm: 'Gerade streitet niemand. Sie reden und erzählen vom Turmland.',
  anybody: 'Alle: einen Konflikt vorschlagen oder um eine heilende Szene bitten.',
  over: 'Die Geschichte ist erzählt. Der Tisch ist jetzt ein Buch.',
  at: (a, b) => `${a} und ${wer(b)} sind uneins.`,
  outcome: (headline, win) => `${headline}: „${win}“`,
  heals: (who, burden) => `${who} stellt sich einer Last: „${burden}“.`,
  agree: (who) => `${who}: sagen, was zu gewinnen und zu verlieren ist, und zustimmen.`,
  domain: 'Die Spielleitung: wählen, in welchem Bereich und mit wie vielen Würfeln.',
  setup: 'Die Spielleitung: die Szene eröffnen.',
  roll: (who) => `${who}: „bereit“ sagen. Dann fallen die W20.`,
  window: (who) => `${who}: etwas Eigenes aufrufen oder bereit für die Runde sein.`,
  approval: 'Die Spielleitung: das gelten lassen oder streichen.',
  pick: (who) => `${who}: wählen, welchen Würfel die Last nimmt.`,
  victory: (who) => `${who}: den höheren Würfel spielen oder hergeben.`,
  tells: (who) => `${who}: erzählen, wie die Runde lief.`,
  chance: (who) => `${who}: zuletzt noch etwas aufrufen oder es lassen.`,
  burden: (who) => `${who}: der anderen Seite eine Last hinterlassen oder darauf verzichten.`,
  answer: (who) => `${who}: auf die Last antworten.`,
  accepts: (who) => `${who}: hinnehmen, wie es ausging.`,
  ends: (who) => `${who}: erzählen, wie es ausgeht.`,
  winLose: (win, lose) => `gewinnt „${win}“ oder verliert „${lose}“`,
  win: (win) => `gewinnt „${win}“`,
}
