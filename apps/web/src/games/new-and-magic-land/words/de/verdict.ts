/** Wörter von New and Magic Land für das, was Würfel und Konflikte ergeben. */
import type { VerdictWords } from '../verdict.ts'
import { wer } from '../../../words/de/within.ts'

export const words: VerdictWords = {
  leads: (name) => `${name} liegt vorn`,
  tie: 'Gleichstand: Keine Seite weicht',
  wins: (name) => `${name} gewinnt`,
  gaveIn: (name) => `${name} gibt nach`,
  harvest: (name) => `${name} wagt das Äußerste`,
  burning: (name) => `${name} verbrennt einen Erntewürfel`,
  stalemate: 'Patt: Keine Seite bekommt, was sie wollte',
  against: (a, b) => `${a} gegen ${b}`,
  sum: (name, dice, pool, poolName) => `${name}: ${dice} auf den Würfeln und ${pool} ${poolName}`,
  faceDown: (name, count) => `${name}: ${count === 1 ? 'ein Würfel' : `${count} Würfel`}, verdeckt`,
  led: (name) => `Beim letzten Wurf lag ${wer(name)} vorn`,
  wasTie: 'Beim letzten Wurf stand es gleich',
  to: (a, b) => `${a} zu ${b}`,
  gets: 'So ist es:',
  sides: (first, a, second, b, tie) => `${first} liegt vorn: ${a}, ${wer(second)}: ${b}; Gleichstand: ${tie}.`,
}
