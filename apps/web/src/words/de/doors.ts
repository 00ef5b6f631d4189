import type { AppWords } from '../index.ts'

const LEITUNG = { gm: 'die Spielleitung', host: 'die Tischleitung' } as const

export const doors: AppWords['doors'] = {
  place: { vacant: 'frei', closed: 'geschlossen' },
  where: 'Welcher Platz?',
  newSeat: 'Ein neuer Platz',
  takeUp: (name) => `Der Platz von ${name}, so wie er ist`,
  locked: (chair) =>
    `Dieser Tisch ist abgeschlossen: Niemand Neues setzt sich. Bitte ${LEITUNG[chair]}, ihn aufzuschließen; bis dahin kannst du zuschauen.`,
  watch: 'Nur zuschauen',
  ended: 'An diesem Tisch ist zu Ende gespielt. Was hier geschah, lässt sich lesen.',
  read: 'Lesen',
  move: {
    title: (name) => `Weiterspielen als ${name}`,
    about:
      'Mit diesem Link kommt der Platz auf dieses Gerät. Das Gerät, das ihn bisher hatte, erfährt es und hat ihn nicht mehr.',
    instead: 'Dieser Browser hat an diesem Tisch einen anderen Platz: Den gäbst du hier auf.',
    go: (name) => `Hier als ${name} weiterspielen`,
  },
  recover: {
    title: 'Die Leitung zurückholen',
    about:
      'Dieser Code beweist, dass der Tisch deiner ist. Wer jetzt die Leitung hat, hat sie dann nicht mehr. Du bekommst neue Links und einen neuen Code; die Links der anderen bleiben gültig.',
    go: 'Leitung zurückholen',
    have: 'Ich habe den Rettungscode',
    code: 'Rettungscode',
    missing: 'Schreib erst den Code.',
    use: 'Diesen Code benutzen',
    wrong: 'Dieser Code passt nicht zum Tisch.',
  },
  outside: 'Du stehst draußen',
  toDoor: 'Zur Tür dieses Tisches',
}
