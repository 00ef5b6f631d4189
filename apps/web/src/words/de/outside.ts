/** Wörter für alle, die draußen stehen: warum, und wie sie doch hineinkommen. */
import type { OutsideWords } from '../outside.ts'

export const words: OutsideWords = {
  wrong: {
    title: 'Diese Tür bleibt zu',
    noKey:
      'Dem Link fehlt das Ende: der Teil nach dem Zeichen #. Der geht leicht verloren, wenn man einen Link von Hand kopiert.',
    noTable: 'An dieser Adresse steht kein Tisch. Vielleicht ist ein Buchstabe des Links verloren gegangen.',
    wrongKey: 'Der Link passt nicht zu diesem Tisch. Vielleicht gibt es inzwischen einen neuen.',
    oldWire: 'Diese Seite ist älter als der Server.',
    full: 'Alle Plätze an diesem Tisch sind besetzt.',
    unreachable: 'Der Server ist gerade nicht zu erreichen. Dein Tisch ist dort gut aufgehoben.',
    ask: 'Lass dir den neuesten Link schicken und öffne ihn, indem du darauf drückst.',
    askFull: 'Bitte, wer den Tisch gedeckt hat, einen Platz freizumachen, oder um den Link zum Zuschauen.',
    reload: 'Seite neu laden',
    again: 'Noch einmal versuchen',
    home: 'Zur ersten Seite',
  },

  nowhere: { title: 'Hier steht nichts', about: 'Diese Adresse führt zu keinem Tisch.' },
  move: {
    title: (name) => `Weiterspielen als ${name}`,
    about:
      'Mit diesem Link kommt der Platz auf dieses Gerät. Das Gerät, das ihn bisher hatte, erfährt es und hat ihn nicht mehr.',
    instead: 'Dieser Browser hat an diesem Tisch einen anderen Platz: Den gäbst du hier auf.',
    go: (name) => `Hier als ${name} weiterspielen`,
  },
  recover: {
    about:
      'Dieser Code beweist, dass der Tisch deiner ist. Wer jetzt die Leitung hat, hat sie dann nicht mehr. Du bekommst neue Links und einen neuen Code; die Links der anderen bleiben gültig.',
    go: 'Leitung zurückholen',
    have: 'Ich habe den Rettungscode',
    code: 'Rettungscode',
    missing: 'Schreib erst den Code.',
    use: 'Diesen Code benutzen',
  },
  outside: 'Du stehst draußen',
  toDoor: 'Zur Tür dieses Tisches',
}
