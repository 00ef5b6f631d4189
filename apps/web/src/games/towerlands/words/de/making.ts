/** Wörter von Towerlands für Figuren, die gemacht und gelesen werden. */
import type { MakingWords } from '../making.ts'

export const words: MakingWords = {
  making: {
    lead: 'Niemand liest das, bevor du es abgibst. Dann dürfen es alle, und die Spielleitung nimmt die Figur auf oder gibt sie zurück.',
    leadPrivate:
      'Niemand liest das, bevor du es abgibst. Dann darf es die Spielleitung, und die anderen alles außer den Eigenschaften.',
    returned: (why) => `Von der Spielleitung zurück: ${why}`,
    fillAll: 'Auswürfeln, was noch leer ist',
    fillAllHelp: 'Nur Namen und Worte, aus unseren. Alles lässt sich ändern.',
    offline: 'Du bist offline: Es wurde nichts gewürfelt.',
    who: 'Wer es ist',
    name: 'Name',
    about: 'Beschreibung',
    aboutHelp: 'Was deine Figur dem Turmland bedeutet. Hier schreibst du beim Spielen weiter.',
    aboutHint: 'Hütet das Osttor, und niemand weiß mehr, wer sie berufen hat.',
    numbers: 'Einfluss und Bereiche',
    numbersHelp:
      'In einem Konflikt wirfst du Einfluss und die Würfel des Bereichs und behältst die höchsten: so viele wie dein Einfluss.',
    template: (influence, dice, most) =>
      `Eine neue Figur hat Einfluss ${influence} und ${dice} Würfel in fünf Bereichen, höchstens ${most} in jedem.`,
    free: 'An diesem Tisch sind Figuren frei: Gib ihr, was ihr ausgemacht habt.',
    traits: 'Eigenschaften',
    traitsHelp:
      'Rufst du eine im Konflikt auf, wirfst du so viele deiner Würfel neu, wie sie hat. Sag in wenigen Worten, was sie ist.',
    traitsTemplate: (traits, dice, most) =>
      `${traits} Eigenschaften teilen sich ${dice} Würfel, jede hat einen bis ${most}. Mindestens eine ist eine Treue.`,
    trait: (number) => `Eigenschaft ${number}`,
    traitNamed: (name) => `Eigenschaft: ${name}`,
    kindOf: (name) => `Art von ${name}`,
    traitName: 'Was sie ist',
    traitNote: 'Mehr dazu',
    traitNoteHint: 'Was sie von dir verlangt',
    ratingOf: (name) => `Würfel von ${name}`,
    spent: 'Gegebene Würfel',
    spentOf: (name) => `gegebene Würfel von ${name}`,
    addTrait: 'Eine Eigenschaft dazu',
    addKind: 'Welche Art?',
    dropTrait: (name) => `${name} weglegen`,
    dropPublic: 'Inzwischen kennen sie alle: Gib ihr keine Würfel, wenn sie vorbei ist.',
    unnamedTrait: 'diese Eigenschaft',
    shared: (name, rating) => `${name}, ${rating}d20, steht auf jedem Bogen: Auf deinem braucht es keinen Platz.`,
    countDice: 'Würfel der Bereiche',
    countTraits: 'Eigenschaften',
    countRatings: 'Würfel der Eigenschaften',
    countLoyalty: 'Eine Treue',
    count: (have, of) => `${have} von ${of}`,
    left: (left) => (left === 0 ? 'alles da' : left > 0 ? `noch ${left}` : `${-left} zu viel`),
    yes: 'ja',
    missingYet: 'noch nicht',
    missing: 'Es fehlt noch',
    unnamedTraits: (count) =>
      count === 1 ? 'Eine Eigenschaft hat keinen Namen.' : `${count} Eigenschaften haben keinen Namen.`,
    nothingMissing: 'Alles da. Als Nächstes liest es die Spielleitung.',
    submit: 'Der Spielleitung geben',
    waiting: 'Die Spielleitung liest deine Figur.',
  },
  judging: {
    title: 'Figuren, die du lesen sollst',
    approve: (name) => `${name} aufnehmen`,
    giveBack: 'Zurückgeben',
    giveBackLabel: 'Was sich ändern soll',
    read: 'Den Bogen lesen',
    drafting: 'ist noch bei der Figur',
  },
}
