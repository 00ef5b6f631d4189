/** Alle Sätze von *Towerlands*. */
import { listed } from '../../language/listed.ts'
import { STAND_INS } from '../stand-ins.ts'
import { DOMAINS, type Conflict, type Domain, type How } from '../state.ts'
import type { TlWords } from '../words.ts'

const BEREICHE = {
  physical: 'Körper',
  mental: 'Verstand',
  social: 'Ansehen',
  emotional: 'Gefühl',
  spiritual: 'Glaube',
} as const satisfies Record<Domain, string>

/** Wer keinen eigenen Namen hat, im Nominativ; am Anfang des Satzes mit `Wer`. */
const wer = (name: string): string =>
  name === STAND_INS.opposition ? 'die Gegenseite' : name === STAND_INS.hero ? 'jemand' : name
const Wer = (name: string): string => {
  const said = wer(name)
  return said.charAt(0).toUpperCase() + said.slice(1)
}
/** Im Dativ: „von der Gegenseite“. */
const wem = (name: string): string =>
  name === STAND_INS.opposition ? 'der Gegenseite' : name === STAND_INS.hero ? 'jemandem' : name
/** Im Akkusativ: „gegen die Gegenseite“. */
const wen = (name: string): string => (name === STAND_INS.hero ? 'jemanden' : wer(name))

/** Was aufgerufen wird, ohne dass es auf einem Bogen steht: Einfluss, oder der Bereich. */
const NUMBERS: ReadonlyMap<string, string> = new Map([
  [STAND_INS.influence, 'Einfluss'],
  ...DOMAINS.map((domain): [string, string] => [STAND_INS.domain[domain], BEREICHE[domain]]),
])
const was = (called: string): string => NUMBERS.get(called) ?? called

const NOCH_NICHT = {
  stakes: 'Die Einsätze stehen noch nicht fest.',
  domain: 'Die Spielleitung sagt erst noch, was für ein Konflikt das ist.',
  setup: 'Die Spielleitung eröffnet diese Heilungsszene erst noch.',
  roll: 'Die Würfel sind noch nicht gefallen.',
  window: 'Jetzt kann aufgerufen werden; verglichen wird, wenn beide Seiten bereit sind.',
  approval: 'Die Spielleitung überlegt, ob ein Aufruf gilt.',
  pick: 'Eine Last wurde aufgerufen: Erst wird der Würfel gewählt, den sie bekommt.',
  victory: 'Erst wird der höhere Würfel gespielt oder geopfert.',
  narrate: 'Erst wird diese Runde erzählt.',
  chance: 'Eine Seite hat keine Würfel mehr und noch eine letzte Chance.',
  burden: 'Ein Würfel ist übrig: Erst wird er genutzt, oder nicht.',
  answer: 'Erst antwortet die Seite, die eine Last bekommen hat.',
  aftermath: 'Der Konflikt ist entschieden; es fehlt nur noch das Ende.',
} as const satisfies Record<Conflict['stage'], string>

const oderNichts = (values: readonly number[]): string => (values.length === 0 ? 'nichts' : values.join(', '))
const WIE = {
  left: (winner: string, loser: string) => `${Wer(winner)} gewinnt: ${wer(loser)} hat keine Würfel mehr.`,
  last: (winner: string) => `${Wer(winner)} gewinnt, mit der letzten Runde, die jemand gewonnen hat.`,
  concession: (winner: string, loser: string) => `${Wer(winner)} gewinnt: ${wer(loser)} gibt nach.`,
  stalemate: () => '',
  off: () => '',
} as const satisfies Record<How, (winner: string, loser: string) => string>

export const words: TlWords = {
  // Namen
  defaultSetting: 'Ein Turm, die Felder, die man von ihm sieht, und Nachbarn, die sie auch gern sähen.',
  defaultKingdom: 'Das Turmland',
  named: (name) => (name === STAND_INS.opposition || name === STAND_INS.hero ? Wer(name) : was(name)),

  // Absagen: wer
  needsHero: 'Dafür brauchst du eine eigene Figur.',
  gmOnly: 'Das macht die Spielleitung.',
  notYourSide: 'Das muss die andere Seite tun.',
  notYourSheet: 'Das ist nicht dein Bogen.',
  draftIsPrivate: 'Ein Entwurf gehört dem, der ihn schreibt, bis er abgegeben ist.',

  // Absagen: Bögen
  noDraft: 'Es gibt keinen Entwurf zum Abgeben.',
  notSubmitted: 'Dieser Bogen ist noch nicht abgegeben.',
  sheetIsSet: 'Der Bogen ist im Spiel: Zwischen Konflikten kann ihn die Spielleitung ändern.',
  noSuchSheet: 'Diesen Bogen gibt es nicht.',
  noSuchTrait: 'Diese Eigenschaft gibt es nicht.',
  noSuchField: 'Dieses Feld lässt sich nicht ändern.',
  tooMany: 'Der Bogen ist voll.',
  tooLong: (most) => `Das ist zu lang: höchstens ${most} Zeichen.`,
  wholeNumber: (least, most) => `Bitte eine ganze Zahl von ${least} bis ${most}.`,
  templateTraits: 'Es sind sechs Eigenschaften, nicht mehr und nicht weniger.',
  missingName: 'Gib deiner Figur einen Namen.',
  missingTrait: 'Diese Eigenschaft hat noch keinen Namen.',
  templateInfluence: 'Eine neue Figur hat Einfluss 2.',
  templateDomains: 'Sieben Würfel verteilen sich auf die fünf Bereiche, höchstens drei auf einen.',
  templateRatings: 'Sechs Eigenschaften teilen sich zehn Würfel, jede hat einen bis drei.',
  templateLoyalty: 'Mindestens eine Eigenschaft ist eine Treue.',
  influenceLeast: 'Eine Figur hat mindestens Einfluss 1.',

  // Absagen: Spiel und Lasten
  playOpen: 'Das Spiel läuft schon.',
  notOpen: 'Das Spiel hat noch nicht begonnen.',
  noHeroes: 'Zum Spielen braucht es mindestens eine Figur.',
  conflictOn: 'Beendet erst den Konflikt.',
  noSuchBurden: 'Diese Last gibt es nicht.',
  notAtOne: 'Eine Last ist überwunden, wenn ihr Würfel 1 zeigt.',
  atOneAlready: 'Diese Last zeigt 1: Überwinde sie, das kostet nichts.',
  noDraftBurden: 'Ein Entwurf hat keine Lasten.',
  deskFull: 'Das Pult ist voll: Leg jemanden weg, den du nicht mehr brauchst.',
  noSuchOther: 'So jemanden gibt es hier nicht.',

  // Absagen: Einsätze
  conflictOver: 'Dieser Konflikt liegt nicht mehr auf dem Tisch.',
  movedOn: 'Es hat sich etwas geändert, seit du geschaut hast: Sieh nach, ob es noch passt.',
  notAtThisStage: (stage) => NOCH_NICHT[stage],
  twoSides: 'Ein Konflikt braucht zwei verschiedene Seiten.',
  notInPlay: 'Diese Figur ist nicht im Spiel.',
  proposeYourOwn: 'Vorschlagen kannst du nur einen eigenen Konflikt.',
  nameOpposition: 'Sag, wer auf der anderen Seite steht.',
  stakesMissing: 'Erst sagen beide Seiten, was sie gewinnen wollen und was sie verlieren könnten.',
  acceptedAlready: 'Diese Seite hat schon zugestimmt.',
  withdrawWho: 'Zurückziehen kann das, wer es vorgeschlagen hat, oder die Spielleitung.',
  tooLate: 'Dafür ist es zu spät.',
  noGmSide: 'Die Spielleitung spielt keine Seite dieses Konflikts.',
  numbersNeeded: 'Sag, wie viel Einfluss und wie viele Würfel die andere Seite hat.',
  domainUsed: 'In diesem Bereich ist die Sache schon ausgefochten.',
  raisedStands: 'Der Einsatz wurde über ein früheres Ergebnis erhöht: Zieh zurück, dann gilt jenes.',

  // Absagen: Heilung
  noStoryPoints: 'Eine Heilungsszene kostet einen Erzählpunkt, und du hast keinen.',
  noPointLeft: 'Eine Heilungsszene kostet einen Erzählpunkt, und diese Figur hat keinen.',
  noPick: 'Es gibt keinen Würfel zu wählen.',
  pickUnkept: 'Wähle einen deiner Würfel, die beiseite liegen.',

  // Absagen: Runden und Aufrufe
  readyAlready: 'Diese Seite ist schon bereit.',
  notReady: 'Diese Seite hat nicht gesagt, dass sie bereit ist.',
  noConcession: 'An diesem Tisch wird ein Konflikt zu Ende gespielt.',
  markedAlready: 'Das hast du schon gesagt.',
  noSacrifice: 'Hier kann niemand belastet werden.',
  notYourTelling: 'Zuerst erzählt jemand anders.',
  toldAlready: 'Diese Seite hat schon erzählt.',
  noCallLeft: 'Diese Seite hat schon aufgerufen.',
  usedAlready: 'Das wurde in diesem Konflikt schon aufgerufen.',
  noDiceInIt: 'Diese Eigenschaft hat keine Würfel.',
  isAWell: 'Eine Quelle gibt Würfel; neu geworfen wird mit ihr nicht.',
  noWell: 'Würfel gibt nur eine Quelle.',
  wellsOff: 'An diesem Tisch werden Quellen nicht aufgerufen.',
  wellDry: (left) => (left === 0 ? 'Diese Quelle ist leer.' : `Diese Quelle hat noch ${left}.`),
  wellWhole: (rating) => `Diese Quelle gibt ${rating}: Ruf sie ganz auf.`,
  tooManyDice: (rating) =>
    rating === 1 ? 'Diese Eigenschaft wirft einen Würfel neu.' : `Diese Eigenschaft wirft bis zu ${rating} Würfel neu.`,
  diceTwice: 'Jeder Würfel wird nur einmal neu geworfen.',
  noSuchDie: 'Diesen Würfel gibt es hier nicht.',
  newBurden: 'Eine Last aus diesem Konflikt kann in ihm nicht aufgerufen werden.',
  wrongDomain: 'An diesem Tisch muss die Last zum Bereich des Konflikts gehören.',
  healingBurdens: 'In einer Heilungsszene liegen die Lasten dieser Figur als Würfel auf dem Tisch.',
  notNow: 'Ohne behaltene Würfel helfen nur noch deine eigenen.',
  noSwap: 'Würfel wechseln den Stapel nach einem Aufruf, der sie verändert hat.',
  badSwap: 'Ein behaltener Würfel geht gegen einen von beiseite, jeder einmal, und eine 20 bleibt, wo sie ist.',

  // Absagen: das Ende
  loserAccepts: 'Das nimmt hin, wer verloren hat.',
  pickFirst: 'Wähle erst den Würfel, zu dem die Last wird.',
  noEscalation: 'An diesem Tisch ist entschieden, was entschieden ist.',
  loserEscalates: 'Den Einsatz erhöht, wer verloren hat.',
  healingStays: 'Eine Heilungsszene geht nicht weiter.',
  noDomainLeft: 'Diese Sache ist in allen Bereichen ausgefochten.',

  // Die Chronik: Bögen
  submitted: (name) => `${Wer(name)} steht auf dem Papier und wartet auf die Spielleitung.`,
  approved: (name) => `${Wer(name)} gehört nun zum Turmland.`,
  returned: (name, why) => `Der Bogen von ${wem(name)} geht zurück: ${why}`,
  playOpened: (names) => `Das Spiel beginnt, mit ${listed(names.map(wem))}.`,
  playEnded: 'Die Geschichte dieses Turmlands ist erzählt.',
  burdenGiven: (name, burden, domain, value) =>
    `${Wer(name)} trägt eine Last: ${burden} (${BEREICHE[domain]}, ${value}).`,
  burdenTaken: (name, burden) => `${Wer(name)} ist eine Last los: ${burden}.`,
  burdenReworded: (was, now) => `Die Last „${was}“ heißt jetzt „${now}“.`,
  burdenOvercome: (name, burden) => `${Wer(name)} überwindet eine Last: ${burden}.`,
  burdenChanged: (name, burden, value) => `Die Last „${burden}“ von ${wem(name)} steht jetzt auf ${value}.`,

  // Die Chronik: Einsätze
  proposed: (first, second) => `${Wer(first)} gegen ${wen(second)}.`,
  wants: (name, win) => `${Wer(name)} will gewinnen: ${win}`,
  risks: (name, lose) => `${Wer(name)} könnte verlieren: ${lose}`,
  aims: (name, goal) => `${Wer(name)} will eine Last hinterlassen: ${goal}`,
  newStakes: (name) => `${Wer(name)} nennt die Einsätze neu.`,
  cast: (name) => `Auf der anderen Seite: ${wer(name)}.`,
  dropped: (first, second) => `Der Konflikt zwischen ${wem(first)} und ${wem(second)} findet nicht statt.`,
  settledFreely: (text) => `Das klärt sich ohne Würfel: ${text}`,
  domainChosen: (domain, first, second) => `${Wer(first)} gegen ${wen(second)}, im Bereich ${BEREICHE[domain]}.`,
  numbers: (name, influence, rating) => `${Wer(name)}: Einfluss ${influence}, und ${rating} für den Bereich.`,
  healingAsked: (name, burden) => `${Wer(name)} möchte sich einer Last stellen: ${burden}.`,
  healingOpened: (name, domain, left) =>
    `Eine Heilungsszene für ${wen(name)}, Bereich ${BEREICHE[domain]}. Noch ${left} Erzählpunkte.`,

  // Die Chronik: Runden
  rolled: (first, firstKept, second, secondKept) =>
    `${Wer(first)} behält ${firstKept} Würfel, ${wer(second)} behält ${secondKept}.`,
  piles: (name, kept, unkept) => `${Wer(name)} behält ${oderNichts(kept)}; beiseite: ${oderNichts(unkept)}.`,
  wellGives: (name, well, dice) => `Die Quelle „${well}“ von ${wem(name)} gibt ${dice}.`,
  roundWon: (round, winner, high, low) => `Runde ${round} geht an ${wen(winner)}, ${high} zu ${low}.`,
  roundTied: (round, value) => `Runde ${round}: Gleichstand bei ${value}, niemand gewinnt sie.`,
  callsOff: (name, off) =>
    off ? `${Wer(name)} würde es ohne Ergebnis beenden.` : `${Wer(name)} will nun doch ein Ergebnis.`,
  conceded: (name) => `${Wer(name)} gibt nach.`,
  sacrificed: (name, other, burden, value) =>
    `${Wer(name)} opfert eine ${value}, und ${wer(other)} hat eine Last: ${burden}.`,

  // Die Chronik: Aufrufe
  asked: (name, called) => `${Wer(name)} würde ${was(called)} aufrufen, wenn die Spielleitung zustimmt.`,
  struck: (name, called) => `Die Spielleitung lässt nicht gelten, dass ${wer(name)} ${was(called)} aufruft.`,
  rerolled: (name, called, changes) =>
    `${Wer(name)} ruft ${was(called)} auf und wirft neu: ${listed(changes.map(([from, to]) => `aus ${from} wird ${to}`))}.`,
  wellCalled: (name, called, faces) => `${Wer(name)} ruft ${was(called)} auf und legt ${listed(faces)} dazu.`,
  because: (how) => `„${how}“`,
  burdenCalled: (caller, burden, took, gave) =>
    `${Wer(caller)} ruft die Last „${burden}“ auf: ihre ${took} gegen eine ${gave}.`,
  ownCalled: (name, burden) => `${Wer(name)} ruft eine eigene Last auf, „${burden}“: Ihr Würfel geht hinüber.`,
  ownAnswered: (name, burden, took, gave) =>
    `${Wer(name)} nimmt die ${took} von „${burden}“ und lässt eine ${gave} da.`,
  swapped: (name, raised, lowered) => `${Wer(name)} behält jetzt ${listed(raised)} statt ${listed(lowered)}.`,
  declined: (name) => `${Wer(name)} lässt die letzte Chance verstreichen.`,

  // Die Chronik: das Ende
  written: (by, name, burden, domain, value) =>
    `Von ${wem(by)} bleibt ${wem(name)} eine Last: ${burden} (${BEREICHE[domain]}, ${value}).`,
  refrained: (name) => `${Wer(name)} hinterlässt keine Last.`,
  escalated: (name, win) => `${Wer(name)} erhöht den Einsatz: ${win}`,
  waits: 'Was entschieden war, wartet auf das, was daraus wird.',
  won: (how, winner, loser) => WIE[how](winner, loser),
  stands: (winner) => `Was vorher entschieden war, gilt: ${wer(winner)} hat gewonnen.`,
  stakesWon: (name, win) => `${Wer(name)} hat es: ${win}`,
  stalemate: (first, second) => `Weder ${wer(first)} noch ${wer(second)} bekommt, worum es ging.`,
  calledOff: (first, second) => `${Wer(first)} und ${wer(second)} beenden es ohne Ergebnis.`,
}
