/** Wörter von Towerlands für das, was Würfel und Konflikte ergeben. */
import type { VerdictWords } from '../verdict.ts'
import { wer } from '../../../words/de/within.ts'
import { listed } from '@homestake/rules/language'

const mal = (count: number): string => (count === 1 ? 'einmal' : count === 2 ? 'zweimal' : `${count}-mal`)

export const words: VerdictWords = {
  burdenSaid: (name, domain, value) => `„${name}“, ${domain}, ${value}`,
  steps: {
    label: 'Wo der Konflikt steht',
    within: 'In diesem Schritt',
    stakes: 'Einsätze',
    domain: 'Bereich',
    setup: 'Eröffnung',
    roll: 'Wurf',
    round: (round) => (round === null ? 'Runden' : `Runde ${round}`),
    after: 'Was bleibt',
    calls: 'Aufrufe',
    victory: 'Der höhere Würfel',
    tell: 'Erzählen',
    chance: 'Letzte Chance',
    burden: 'Eine Last',
    answer: 'Antwort',
    end: 'Das Ende',
    domainOf: (domain) => `Bereich ${domain}`,
    raised: (count) => `Einsatz ${mal(count)} erhöht`,
    used: (domains) => `${listed(domains)} schon ausgefochten`,
  },
  verdict: {
    kept: (first, second) => `${first} behalten gegen ${second}`,
    keeps: (first, firstKept, second, secondKept) =>
      `${first} behält ${firstKept}, ${wer(second)} behält ${secondKept}`,
    next: (first, second) => `als Nächstes ${first} gegen ${second}`,
    ahead: (name) => `${name} gewinnt, wenn niemand aufruft`,
    even: 'Niemand gewinnt, wenn niemand aufruft',
    unlessCalled: 'Jedes Paar, das noch da ist, ist ein Gleichstand.',
    byCount: (loser) => `${loser} hat zuerst keine Würfel mehr.`,
    byLast: 'Beiden gehen die Würfel zugleich aus; die letzte gewonnene Runde entscheidet.',
    round: (name, round) => `Runde ${round} geht an ${wer(name)}`,
    tie: (round) => `Runde ${round}: Gleichstand, niemand gewinnt sie`,
    to: (high, low) => `${high} zu ${low}`,
    both: (value) => `${value} auf beiden Seiten`,
    higher: (name) => `${name} hat den höheren Würfel`,
    asks: (name, called) => `${name} würde ${called} aufrufen`,
    ownCalled: (name) => `${name} ruft eine eigene Last auf`,
    because: (called, how) => `„${called}“: ${how}`,
    out: (name) => `${name} hat keine Würfel mehr`,
    onlyTwenty: 'Ein Aufruf ist noch da. Nur eine 20 hilft jetzt.',
    wins: (name) => `${name} gewinnt`,
    gaveIn: (name) => `${name} gibt nach`,
    outOfDice: (name) => `${name} hat keine Würfel mehr`,
    lastRound: 'mit der letzten Runde, die jemand gewonnen hat',
    leftOver: (values) => `${listed(values)} übrig`,
    burdened: (name) => `${name} hat eine neue Last`,
    stalemate: 'Niemand gewinnt: Niemand bekommt, worum es ging',
    stands: (name) => `Was vorher entschieden war, gilt: ${wer(name)} hat gewonnen.`,
    healed: 'Die Last ist überwunden.',
    unhealed: 'Die Last bleibt, mit einem anderen Würfel.',
    gets: 'So ist es:',
  },
}
