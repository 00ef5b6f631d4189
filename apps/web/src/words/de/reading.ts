/** Die Chronik als Seite zum Lesen. */
import type { ReadingWords } from '../reading.ts'

export const words: ReadingWords = {
  title: (table) => `Die Chronik von ${table}`,
  back: 'Zurück zum Tisch',
  nothing: 'Noch ist nichts erzählt.',
  chapters: 'Kapitel',
  close: 'Wieder alles zeigen',
  text: 'Wörter',
  textHint: 'Ein Name, ein Ort, ein Versprechen …',
  by: 'Von wem',
  anybody: 'Von allen',
  kind: 'Was',
  kinds: { all: 'Alles', story: 'Die Geschichte', rolls: 'Würfe', talk: 'Gespräch am Tisch' },
  chapter: 'Wann',
  anyTime: 'Irgendwann',
  found: (lines) =>
    lines === 0 ? 'So etwas steht hier nicht.' : lines === 1 ? 'Eine Zeile gefunden.' : `${lines} Zeilen gefunden.`,

  edition: 'Ausgabe',
  editions: {
    table: 'Die des Tisches: was alle lesen dürfen',
    own: {
      gm: 'Die der Spielleitung: auch mit dem, was nur du lesen darfst',
      host: 'Die der Tischleitung: auch mit dem, was nur du lesen darfst',
    },
    seat: 'Deine: auch mit dem, was nur du lesen darfst',
  },
  save: 'Speichern',
  saveAs: { markdown: 'Als Markdown', html: 'Als Seite zum Drucken', json: 'Als JSON, um die Würfel nachzurechnen' },
  about: (edition, day) =>
    edition === 'table'
      ? `Was alle am Tisch lesen dürfen. Gespeichert am ${day}.`
      : `Auch mit dem, was nur lesen darf, wer es gespeichert hat. Gespeichert am ${day}.`,
  only: { gm: { gm: 'nur die Spielleitung', host: 'nur die Tischleitung' } },
  between: (name, chair) => `${name} und die ${chair === 'gm' ? 'Spielleitung' : 'Tischleitung'}`,
  seat: (name) => `nur ${name}`,

  whole: {
    reading: 'Die Chronik wird gelesen …',
    readingMore: (lines) => `Die Chronik wird gelesen: bisher ${lines} Zeilen.`,
    failed: 'Ein Teil der Chronik war nicht zu bekommen.',
    again: 'Weiterlesen',
  },
}
