/** Wörter von New and Magic Land für das Erntefest und das Buch. */
import type { FestivalWords } from '../festival.ts'
import { wer } from '../../../words/de/within.ts'

export const words: FestivalWords = {
  festival: {
    title: 'Erntefest',
    lead: 'Heute Abend kein Streit. Alle erzählen der Reihe nach vom Fest, werfen die Erntewürfel und erzählen, was aus dem Traum wurde.',
    turn: (name) => `${name} hat das Wort`,
    yourTurn: 'Du hast das Wort',
    label: (name) => `Das Fest: ${name}`,
    steps: { feast: 'Das Fest', roll: 'Die Erntewürfel', fate: 'Was daraus wurde' },
    waits: {
      feast: (who) => `${who}: vom Fest erzählen`,
      roll: (who) => `${who}: die Erntewürfel werfen`,
      fate: (who) => `${who}: erzählen, was aus dem Traum wurde`,
    },
    dream: 'Der Traum',
    held: (count) => (count === 0 ? 'Keine Erntewürfel' : count === 1 ? 'Ein Erntewürfel' : `${count} Erntewürfel`),
    noDice: 'Nichts zu werfen: Was aus dem Traum wurde, wird ohne Würfel erzählt.',
    tellFeast: 'Erzählen',
    feastLabel: 'Das Fest, mit deiner Figur darin',
    feastHint: 'Lange Tische auf der einzigen Straße. Wer tanzt, wer hat den letzten Pflaumenschnaps gebracht?',
    roll: 'Erntewürfel werfen',
    rollNone: 'Sehen, was daraus wurde',
    rollHelp: 'Mit einer Sechs wird der Traum wahr. Ohne Sechs, aber mit einer Eins, zerbricht er.',
    tellFate: 'Erzählen und das Wort weitergeben',
    fateLabel: 'Was aus dem Traum wurde',
    fateHint: 'Die Glocke läutet zur ersten Stunde. Elf Kinder, und sie steht an der Tür.',
    fates: {
      fulfilled: 'Der Traum ist wahr geworden',
      unfulfilled: 'Der Traum bleibt ein Traum',
      disaster: 'Der Traum zerbricht',
      out: 'Die Geschichte endete vor der Ernte',
    },
    fateMarks: { fulfilled: 'erfüllt', unfulfilled: 'nicht erfüllt', disaster: 'zerbrochen', out: 'zu Ende erzählt' },
    numbers: (sixes, ones, dice) => {
      if (dice === 0) return 'Ohne Würfel'
      const auf = dice === 1 ? 'auf einem Würfel' : `auf ${dice} Würfeln`
      if (sixes > 0) return `${sixes === 1 ? 'Eine Sechs' : `${sixes} Sechsen`} ${auf}`
      return `Keine Sechs ${ones === 0 ? 'und keine Eins' : ones === 1 ? 'und eine Eins' : `und ${ones} Einsen`} ${auf}`
    },
    die: (face) => `${face}`,
    order: 'Wer erzählt',
    now: 'jetzt',
    later: 'kommt noch',
  },
  book: {
    label: 'Das Buch dieses Tisches',
    won: (name, stakes) => `${name}: ${stakes}`,
    year: 'Ein Jahr, und was daraus wurde',
    print: 'Drucken',
    contents: 'Inhalt',
    settlers: 'Die Figuren',
    before: 'Vor der Reise',
    player: (name) => `gespielt von ${name}`,
    dream: 'Traum',
    scene: (number) => `Szene ${number}`,
    there: (names) => `Mit ${names}`,
    nobody: 'Von den Unseren war niemand da',
    end: 'Das Ende der Jahreszeit',
    conflict: (first, second) => `${first} gegen ${wer(second)}`,
    undecided: 'Es wurde nie entschieden.',
    dice: 'Die Würfel',
    rolls: (count) => (count === 1 ? 'Ein Wurf' : `${count} Würfe`),
    nothing: 'Nichts wurde aufgeschrieben.',
    endOf: (season) => `${season}, am Ende`,
  },
}
