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
  recover: {
    wrong: 'Dieser Code passt nicht zum Tisch.',
  },
}
