/** Was denen erzählt wird, die bei New and Magic Land zuschauen. */
import { wer } from '../../../words/de/within.ts'
import { fullStopAfter } from '../../../words/fullstop.ts'
import type { NmlTellingWords } from '../words.ts'

export const words: NmlTellingWords = {
  within: wer,
  making: 'Vor der Reise: Die Figuren machen sich bereit.',
  between: 'Eine Jahreszeit ist vorbei, die nächste hat noch nicht begonnen.',
  opens: (season) => `Die Spielleitung eröffnet: ${season}.`,
  goals: (who) => `${who}: ein Ziel für die Jahreszeit wählen.`,
  turn: (season) => `${season}: Gerade wird keine Szene gespielt.`,
  sets: (who) => `${who}: die nächste Szene setzen oder passen.`,
  scene: 'Eine Szene wird gespielt.',
  present: (who) => `Dabei: ${who}. Sie spielen, bis zwei etwas wollen, das nicht beides wahr werden kann.`,
  at: (a, b) => `${a} und ${wer(b)} sind uneins.`,
  agree: (who) => `${who}: sagen, worum es geht, und beidem zustimmen.`,
  gather: (a, b) => `${a} und ${wer(b)} sammeln Würfel. Der höchste entscheidet; dazu zählt, was jede Seite noch hat.`,
  again: (last) => `${last}. Noch einmal werden Würfel gesammelt.`,
  ready: (who) => `${who}: sammeln oder „bereit“ sagen.`,
  mayRaise: (who) => `${who}: den Einsatz erhöhen und neu würfeln oder nachgeben.`,
  tie: 'Beide: weitermachen oder es ruhen lassen.',
  burns: (who) => `${who}: einen Erntewürfel dagegen verbrennen oder es gut sein lassen.`,
  tells: (who) => `${who}: erzählen, wie es ausgeht.`,
  gains: (who) => `${who}: sagen, was davon bleibt.`,
  outcome: (headline, stakes) => `${headline}: „${stakes}“${fullStopAfter(stakes)}`,
  ending: (season) => `${season} geht zu Ende: Alle ziehen Bilanz.`,
  settles: (who) => `Noch nicht fertig: ${who}.`,
  festival: 'Das Erntefest. Alle erzählen vom Fest und sehen, was aus dem Traum geworden ist.',
  festivalTurn: {
    feast: (who) => `${who}: erzählen, was auf dem Fest geschieht.`,
    roll: (who) => `${who}: für den Traum würfeln.`,
    fate: (who) => `${who}: erzählen, was aus dem Traum geworden ist.`,
  },
  over: 'Das Jahr ist vorbei. Der Tisch ist jetzt ein Buch.',
}
