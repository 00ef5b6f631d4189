/** Was denen erzählt wird, die bei New and Magic Land zuschauen. */
import { wer } from '../../../words/de/within.ts'
import type { NmlTellingWords } from '../words.ts'

export const words: NmlTellingWords = {
  within: wer,
  making: 'Die Siedlerinnen und Siedler entstehen, bevor die Reise beginnt.',
  between: 'Eine Jahreszeit ist vorbei, die nächste hat noch nicht begonnen.',
  opens: (season) => `Die Spielleitung eröffnet: ${season}.`,
  goals: (who) => `${who}: wählt ein Ziel für die Jahreszeit.`,
  turn: (season) => `${season}, zwischen zwei Szenen.`,
  sets: (who) => `${who}: setzt die nächste Szene oder passt.`,
  scene: 'Eine Szene wird gespielt.',
  present: (who) => `Dabei: ${who}. Sie spielen sie aus, bis zwei etwas wollen, das nicht beides sein kann.`,
  at: (a, b) => `${a} und ${wer(b)} sind uneins.`,
  agree: (who) => `${who}: sagt, worum es geht, und ist mit beidem einverstanden.`,
  gather: (a, b) => `${a} und ${wer(b)} sammeln Würfel. Der höchste entscheidet, mit dem, was jede Seite noch hat.`,
  again: (last) => `${last}. Noch einmal werden Würfel gesammelt.`,
  ready: (who) => `${who}: sammelt oder sagt „bereit“.`,
  mayRaise: (who) => `${who}: erhöht den Einsatz und würfelt neu, oder gibt nach.`,
  tie: 'Beide: machen weiter, oder lassen es ruhen.',
  burns: (who) => `${who}: verbrennt einen Erntewürfel dagegen, oder lässt es gut sein.`,
  tells: (who) => `${who}: erzählt, wie es ausgeht.`,
  gains: (who) => `${who}: sagt, was davon bleibt.`,
  outcome: (headline, stakes) => `${headline}: „${stakes}“.`,
  ending: (season) => `${season} geht zu Ende: Alle ziehen Bilanz.`,
  settles: (who) => `${who}: noch unterwegs durch das Ende der Jahreszeit.`,
  festival: 'Das Erntefest. Alle erzählen vom Fest und sehen, was aus dem Traum geworden ist.',
  festivalTurn: {
    feast: (who) => `${who}: erzählt, was auf dem Fest geschieht.`,
    roll: (who) => `${who}: würfelt für den Traum.`,
    fate: (who) => `${who}: erzählt, was aus dem Traum geworden ist.`,
  },
  over: 'Das Jahr ist vorbei. Der Tisch ist jetzt ein Buch.',
}
