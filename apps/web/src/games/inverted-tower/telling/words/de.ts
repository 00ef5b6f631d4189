/** Was denen erzählt wird, die bei The Inverted Tower zuschauen. */
import type { ItTellingWords } from '../words.ts'

const monsters = (n: number): string => (n === 1 ? 'ein Monster' : `${n} Monster`)

export const words: ItTellingWords = {
  over: 'Der Turm liegt hinter ihnen. Der Tisch ist jetzt ein Buch.',
  nobody: 'Noch ist niemand im Turm. Er führt hinab, und weiter hinab.',
  gathers: {
    party: 'Eine Gruppe sammelt sich am Eingang des Turms.',
    race: 'Sie sammeln sich zum Wettlauf, alle mit denselben Würfeln.',
  },
  readyNow: (who) => `Bereit: ${who}. Wer den Tisch leitet, sagt, wann es losgeht.`,
  explores: (who, floor) => `Auf Ebene ${floor} kann es weitergehen: ${who}.`,
  trap: (who, floor) => `${who} ist auf Ebene ${floor} in eine Falle getreten.`,
  fights: (who, n, floor) => `${who} kämpft auf Ebene ${floor} gegen ${monsters(n)}.`,
  ended: {
    dead: (who, floor) => `Gestorben auf Ebene ${floor}: ${who}.`,
    retired: (who, floor) => `Heimgekehrt von Ebene ${floor}: ${who}.`,
    won: (who) => `Durch den ganzen Turm gekommen: ${who}.`,
  },
  next: (who) => `${who}: wählt, wohin es geht.`,
  evade: (who, attribute) => `${who}: muss sich befreien, mit ${attribute}.`,
  strikes: (who, flee) => `${who}: schlägt zu${flee ? ' oder flieht' : ''}.`,
  left: (who, hp) => `${who} hat noch ${hp}.`,
  chance: (chance) => `Es gelingt ${chance}.`,
  atBest: (chance) => `Der beste Hieb trifft ${chance}.`,
  leads: (who) => `Vorn: ${who}.`,
}
