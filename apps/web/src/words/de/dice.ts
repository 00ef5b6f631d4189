/** Was sich über die Würfel wissen lässt. */
import type { DiceWords } from '../dice.ts'

export const words: DiceWords = {
  title: (table) => `Die Würfel von ${table}`,
  back: 'Zurück zum Tisch',
  now: 'Die Würfel, die jetzt im Spiel sind',
  none: 'Gerade liegen keine Würfel bereit.',
  nowAbout:
    'Vor dem ersten Wurf hat sich der Server auf einen geheimen Startwert festgelegt: Das hier ist dessen Prüfsumme. Jeder Browser am Tisch hat eine eigene Zahl dazugegeben. Werden die Würfel weggeräumt, so liegt der Startwert offen, und diese Seite rechnet jeden Wurf nach.',
  commitment: 'Die Zusage des Servers',
  nonces: (count) =>
    count === 1 ? 'Ein Browser hat eine Zahl dazugegeben.' : `${count} Browser haben Zahlen dazugegeben.`,
  fixed: 'Der erste Wurf ist gefallen: Jetzt kommt nichts mehr dazu.',
  thrown: (count) => (count === 1 ? 'Bisher ein Wurf.' : `Bisher ${count} Würfe.`),
  faces: 'Wie oft jede Zahl fiel',
  facesAbout: 'Alle Würfel, die jeder sehen konnte und deren Augen gezeigt werden.',
  die: (sides) => `Würfel mit ${sides} Seiten`,
  face: (face, count, share) => `${face}: ${count}-mal, ${share}`,
  expected: (share) => `Auf lange Sicht sollte jede Zahl in ${share} der Fälle kommen.`,
  chapter: (number) => `Würfel, Kapitel ${number}`,
  secrets: 'Was verborgen ist, und was offengelegt wurde',
  secretsAbout:
    'Manche Zahlen sind beim Spielen verborgen. Auf jede hat sich der Server vorher mit einer Prüfsumme festgelegt; für alles, was offengelegt wird, bildet diese Seite die Prüfsumme noch einmal.',
  secret: {
    kept: 'Es ist, was zugesagt war',
    waiting: 'Noch nicht offen',
    broken: 'Es ist NICHT, was zugesagt war',
  },
  hashed: 'Woraus die Prüfsumme gebildet ist',
  secretDetails: 'Die Zahlen selbst',
  means: 'Was das zeigt, und was nicht',
  shows: [
    'Der Server konnte keine Augenzahl wählen, nachdem er gesehen hatte, was ihr tut: Der Startwert stand vorher fest.',
    'Er konnte sich auch keinen günstigen Startwert aussuchen, solange ein Browser am Tisch eine Zahl dazugab, die der Server nicht kannte.',
    'Niemand konnte einen Wurf nachträglich ändern: Seine Zeile ergäbe sich nicht mehr aus dem Startwert.',
    'Eine Zahl, die die Spielleitung verbirgt, ließ sich beim Spielen nicht ändern: Sie passte nicht mehr zu ihrer Prüfsumme.',
  ],
  not: [
    'Ob Würfel Glück bringen, sagt es nicht: Kurze Wurffolgen sehen oft seltsam aus.',
    'Ein Wurf, der weggelassen wurde, bevor ihn jemand sah, fiele nur als Lücke in den Nummern der Würfe auf.',
    'Wer den Server betreibt, könnte einen Startwert ansehen, solange er geheim ist. Ändern ließe er sich nicht.',
  ],
  yourself: 'Das geht auch ohne diese Seite: Speichere die Chronik als JSON und starte',
  proof: {
    title: 'Weggelegte Würfel, mit ihren Startwerten',
    about:
      'Vor jedem Kapitel hat sich der Server auf einen geheimen Startwert festgelegt; jeder Browser am Tisch gab eine eigene Zahl dazu. Jetzt liegen die Startwerte offen, und dieser Browser hat jeden Wurf nachgerechnet.',
    sum: (right, shown) => `${right} von ${shown} Würfen stimmen`,
    noThrows: 'Es wurde nicht gewürfelt.',
    here: (right, shown) => `${right} von ${shown}`,
    broken: 'Der Startwert ist nicht der, der zugesagt war',
    wrong: (numbers) => `Diese Würfe ergeben sich nicht aus dem Startwert: ${numbers}`,
    unseen: (count) => (count === 1 ? 'einer wurde nie gezeigt' : `${count} wurden nie gezeigt`),
    seed: 'Startwert',
    nonces: 'Zahlen vom Tisch',
    noNonces: 'keine',
    commitment: 'Zusage',
    when: 'Wann',
    details: 'Die Startwerte selbst',
  },
}
