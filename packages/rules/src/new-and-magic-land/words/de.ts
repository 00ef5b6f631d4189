/** Alle Sätze von *New and Magic Land*. */
import { listed } from '../../language/listed.ts'
import { STAND_INS } from '../stand-ins.ts'
import type { Conflict, Ending, Fate, Festival, PoolName, SeasonName } from '../state.ts'
import type { NmlWords } from '../words.ts'

/** Wer keinen eigenen Namen hat, im Nominativ; am Anfang des Satzes mit `Wer`. */
const wer = (name: string): string =>
  name === STAND_INS.gm
    ? 'die Spielleitung'
    : name === STAND_INS.opposition
      ? 'die Gegenseite'
      : name === STAND_INS.settler
        ? 'jemand'
        : name
const Wer = (name: string): string => gross(wer(name))
/** Im Dativ: „von der Gegenseite“. */
const wem = (name: string): string =>
  name === STAND_INS.gm
    ? 'der Spielleitung'
    : name === STAND_INS.opposition
      ? 'der Gegenseite'
      : name === STAND_INS.settler
        ? 'jemandem'
        : name
/** Im Akkusativ: „gegen die Gegenseite“. */
const wen = (name: string): string => (name === STAND_INS.settler ? 'jemanden' : wer(name))

const gross = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const wuerfel = (count: number): string => (count === 1 ? '1 Würfel' : `${count} Würfel`)
const punkte = (count: number): string => (count === 1 ? '1 Punkt' : `${count} Punkte`)

const VORRAT = { grit: 'Mumm', heart: 'Herz' } as const satisfies Record<PoolName, string>
const ZEITEN = {
  travel: 'die Reise',
  fall: 'der Herbst',
  winter: 'der Winter',
  spring: 'der Frühling',
  summer: 'der Sommer',
  festival: 'das Erntefest',
} as const satisfies Record<SeasonName, string>

const NOCH_NICHT = {
  stakes: 'Die Einsätze stehen noch nicht fest.',
  gather: 'Gerade werden Würfel gesammelt.',
  result: 'Die Würfel sind gefallen: Erst gibt jemand nach, lässt es ruhen oder macht weiter.',
  counter: 'Ein Erntewürfel brennt, und noch kann jemand dagegenhalten.',
  rewards: 'Der Konflikt ist entschieden; es fehlt nur noch, wie es ausging.',
} as const satisfies Record<Conflict['stage'], string>

const NOCH_NICHT_AM_ENDE = {
  roll: 'Erst werden die Siegwürfel geworfen.',
  tell: 'Erst kommt, wie es mit dem Ziel ging.',
  points: 'Erst finden die gewonnenen Punkte ihren Vorrat.',
  loss: 'Erst gibt ein Vorrat seinen Punkt her.',
  relationship: 'Erst entsteht oder wächst eine Beziehung.',
  refresh: 'Erst fällt der Würfel für die Rast.',
  restore: 'Erst kommen die Punkte zurück, die die Rast gibt.',
  dream: 'Erst wird der Traum behalten oder geändert.',
  'last-words': 'Diese Geschichte endet hier: Es fehlen nur noch die letzten Worte.',
  done: 'Diese Figur ist mit der Jahreszeit fertig.',
} as const satisfies Record<Ending['step'], string>

const NOCH_NICHT_AM_FEST = {
  feast: 'Erst kommt, was auf dem Fest geschieht.',
  roll: 'Erst werden die Erntewürfel geworfen.',
  fate: 'Die Würfel sind gefallen: Erst kommt, was aus dem Traum wurde.',
} as const satisfies Record<Festival['step'], string>

const SCHICKSAL = {
  fulfilled: 'der Traum wird wahr',
  unfulfilled: 'der Traum bleibt ein Traum',
  disaster: 'der Traum zerbricht',
  out: 'die Geschichte endete vor der Ernte',
} as const satisfies Record<Fate | 'out', string>

const gewinn = (grit: number, heart: number): string =>
  [...(grit > 0 ? [`${grit} Mumm`] : []), ...(heart > 0 ? [`${heart} Herz`] : [])].join(' und ')

export const words: NmlWords = {
  // Namen
  defaultSetting: 'Ein Tal hinter der letzten Straße, im ersten Jahr, in dem jemand bleiben will.',
  pool: (pool) => VORRAT[pool],
  conflictPool: 'Konfliktvorrat',
  season: (season) => ZEITEN[season],
  helping: (helper, helped) => `${Wer(helper)}, für ${wen(helped)}`,

  // Absagen: wer
  needsSettler: 'Dafür brauchst du eine eigene Figur.',
  gmOnly: 'Das macht die Spielleitung.',
  notYourSide: 'Das muss die andere Seite tun.',
  notYourSheet: 'Das ist nicht deine Figur.',
  storyOver: 'Die Geschichte dieser Figur ist zu Ende.',
  notPlayingYet: 'Deine Figur ist noch nicht im Spiel: Erst liest die Spielleitung den Bogen.',

  // Absagen: Figuren
  splitRange: 'Mumm und Herz teilen sich zehn Punkte, und jedes braucht mindestens einen.',
  sheetIsSet: 'Der Bogen steht. Die Spielleitung kann ihn zurückgeben.',
  notADraft: 'Dieser Bogen ist schon abgegeben.',
  notSubmitted: 'Dieser Bogen ist noch nicht abgegeben.',
  missingName: 'Gib deiner Figur einen Namen.',
  missingAspect: 'Drei Aspekte, bitte: Dieser ist noch leer.',
  missingPast: 'Sag, was deine Figur hinter sich gelassen hat.',
  missingDream: 'Sag, wovon deine Figur träumt.',
  missingPerson: 'Gib dieser Person einen Namen, oder wähle eine andere Figur.',
  samePerson: 'Diese Person steht hier zweimal: Wähle drei verschiedene.',
  ratingsDiffer: 'Die drei Werte müssen 1, 2 und 3 sein, jeder einmal.',
  tieToSettler: 'Eine Beziehung führt zu einer anderen Figur an diesem Tisch.',
  notYourself: 'Zu einer Beziehung gehört jemand anderes.',
  noSuchSettler: 'Diese Figur gibt es nicht.',
  ratingRange: 'Eine neue Beziehung hat den Wert 1, 2 oder 3.',
  noSuchField: 'Dieses Feld gibt es nicht.',
  tooLong: (most) => `Das ist zu lang: höchstens ${most} Zeichen.`,
  goalSet: 'Dein Ziel für diese Jahreszeit steht.',
  noSeason: 'Das wartet, bis eine Jahreszeit beginnt.',

  // Absagen: Jahreszeiten und Pult
  seasonOpen: 'Es läuft schon eine Jahreszeit.',
  noSettlers: 'Eine Jahreszeit braucht mindestens eine Figur im Spiel.',
  ratingUsed: 'Diese Härte hatte schon eine andere Jahreszeit: Wähle eine, die übrig ist.',
  onlyFestivalLeft: 'Alle fünf Jahreszeiten sind vorbei: Jetzt kommt das Erntefest.',
  seasonEnding: 'Die letzte Jahreszeit geht noch zu Ende.',
  sceneOn: 'Beende erst die Szene.',
  dramaLeft: (left) =>
    `An diesem Tisch dauert eine Jahreszeit, bis die Dramawürfel verbraucht sind: ${left === 1 ? 'Einer ist' : `${left} sind`} noch da.`,
  conflictOn: 'Bringt erst den Konflikt zu Ende.',
  tickedAlready: 'Das ist schon so.',
  noOpposition: 'Diese Gegenseite liegt nicht auf deinem Pult.',
  deskFull: 'Das Pult ist voll: Leg eine Gegenseite weg, die du nicht mehr brauchst.',

  // Absagen: Szenen
  sceneFirst: 'Eröffnet erst eine Szene: Konflikte geschehen in einer.',
  sceneRuns: 'Es läuft schon eine Szene: Erst endet sie.',
  sceneOver: 'Diese Szene ist vorbei.',
  notYourTurn: 'Jemand anderes ist an der Reihe.',
  notYourScene: 'Das tut, wer diese Szene eröffnet hat, oder die Spielleitung.',
  turnThere: 'Dort ist die Reihe schon.',
  goalsMissing: (names) =>
    `Szenen beginnen, wenn jede Figur ein Ziel hat: ${listed(names.map(wer))} ${names.length === 1 ? 'braucht' : 'brauchen'} noch eins.`,

  // Absagen: das Ende der Jahreszeit und das Fest
  noSeasonEnd: 'Das wartet auf das Ende der Jahreszeit.',
  notAtThisEnd: (step) => NOCH_NICHT_AM_ENDE[step],
  gainSplits: (sixes) => `Verteile ${punkte(sixes)} auf Mumm und Herz, nicht mehr und nicht weniger.`,
  tiedAlready: 'Zu dieser Person gibt es schon eine Beziehung: Lass die wachsen.',
  notSoMuchSpent: (pool) => `Zu ${VORRAT[pool]} kommt nicht mehr zurück, als ausgegeben war.`,
  restGives: (amount) => `Die Rast gibt höchstens ${punkte(amount)} zurück.`,
  storyGoesOn: 'Die Geschichte dieser Figur ist nicht zu Ende.',
  noReplacements: 'An diesem Tisch hat jede Person nur eine Figur.',
  anewNextSeason: 'Eine neue Figur kann kommen, wenn diese Jahreszeit vorbei ist.',
  anewTooLate: 'Für eine neue Figur ist keine Jahreszeit mehr übrig.',
  noFestival: 'Das wartet auf das Erntefest.',
  festivalOpen: 'Das Erntefest hat schon begonnen.',
  notAtThisFeast: (step) => NOCH_NICHT_AM_FEST[step],
  seasonsToCome: (count) =>
    count === 1
      ? 'Vor dem Erntefest kommt noch eine Jahreszeit.'
      : `Vor dem Erntefest kommen noch ${count} Jahreszeiten.`,

  // Absagen: Konflikte
  conflictOver: 'Dieser Konflikt liegt nicht mehr auf dem Tisch.',
  movedOn: 'Inzwischen hat sich etwas geändert: Sieh nach, ob es dir noch passt.',
  notAtThisStage: (stage) => NOCH_NICHT[stage],
  oneConflict: 'Ein Konflikt nach dem anderen: Dieser kommt zuerst.',
  twoSides: 'Ein Konflikt braucht zwei verschiedene Seiten.',
  notInPlay: 'Diese Figur ist nicht im Spiel.',
  declareYourOwn: 'Du kannst nur einen eigenen Konflikt eröffnen.',
  stakesMissing: 'Erst müssen beide Seiten sagen, was sie wollen.',
  acceptedAlready: 'Diese Seite hat schon zugestimmt.',
  noGmSide: 'Die Spielleitung steht in diesem Konflikt auf keiner Seite.',
  dropGm:
    'Fallen lassen kann diesen Konflikt die Spielleitung; solange die Einsätze offen sind, auch, wer ihn eröffnet hat.',
  dropTooLate: 'Die Würfel sind gefallen, also wird das hier ausgespielt.',
  onlyRaised: 'Die Einsätze stehen; sie ändern sich, wenn jemand nach einem Wurf weitermacht.',

  // Absagen: Würfel sammeln
  enoughDice: (dice) => `Auf dieser Seite liegen schon ${dice} Würfel, und mehr lassen sich nicht werfen.`,
  locked: 'An diesem Tisch bleiben die Würfel, wie sie einmal geworfen sind.',
  notPrincipal: 'Das kann nur die Figur, um deren Konflikt es geht; andere können helfen.',
  emptyAspect: 'Dieser Aspekt ist leer.',
  usedAlready: 'Das zählt schon.',
  noSuchTie: 'Diese Beziehung steht nicht auf dem Bogen.',
  brokenTie: 'Eine zerbrochene Beziehung gibt keine Würfel.',
  oneTie: 'An diesem Tisch zählt in einem Konflikt nur eine Beziehung.',
  noVictoryDice: 'Du hast keine Siegwürfel zum Verbrennen.',
  principalHelps: 'Das ist dein eigener Konflikt: Du kannst nicht auch noch helfen.',
  helpsAlready: 'Du hilfst in diesem Konflikt schon.',
  tieToNeither: 'Diese Beziehung führt zu niemandem im Konflikt.',
  tieToHelped: 'An diesem Tisch kannst du nur jemandem helfen, mit dem dich etwas verbindet.',
  noDrama: 'Deine Dramawürfel sind verbraucht.',
  dramaOwnSide: 'Deine Dramawürfel kommen auf deine eigene Seite.',
  dramaOneSide: 'Du hast schon die andere Seite beschenkt: Nur eine bekommt etwas.',
  pastOnce: 'Eine Vergangenheit zählt in einem Konflikt nur einmal.',
  pastNotHere: 'Diese Figur steht hier nicht gegen dich.',
  noPast: 'Diese Figur hat keine Vergangenheit aufgeschrieben.',
  noBundle: 'Diese Würfel liegen nicht mehr da.',
  thrownStays: 'Diese Würfel sind geworfen: Sie bleiben.',
  alwaysStays: 'Diesen Würfel hat jede Seite.',
  paidStays: 'Was bezahlt ist, bleibt.',
  notYourDice: 'Diese Würfel kannst du nicht wegnehmen.',
  readyAlready: 'Diese Seite ist schon bereit.',
  notReady: 'Diese Seite hat nicht gesagt, dass sie bereit ist.',
  noComplication: 'Eine solche Verwicklung steht nicht aus.',
  complicationThere: 'Diese Verwicklung steht schon da.',

  // Absagen: nach dem Wurf
  aheadWaits: 'Du liegst vorn: Die andere Seite entscheidet, ob es weitergeht.',
  poolEmpty: 'In diesem Vorrat ist nichts mehr, womit es weiterginge.',
  tieRests: 'Es steht gleich: Lasst es ruhen, oder macht weiter.',
  noTie: 'Es steht nicht gleich: Wer hinten liegt, gibt nach oder macht weiter.',
  restsAlready: 'Diese Seite lässt es schon ruhen.',
  noHarvestDice: 'Du hast keine Erntewürfel.',
  settlersBurn: 'Einen Erntewürfel verbrennen kann nur die Figur, um deren Konflikt es geht.',
  notAsked: 'Niemand wartet auf deine Antwort.',
  othersNarrate: 'Wie es ausgeht, erzählt jemand anderes.',
  narratedAlready: 'Wie es ausgeht, ist schon erzählt.',
  noGain: 'Du hast hier keine Beziehung zu steigern.',
  notThisTie: 'Diese Beziehung hat im Konflikt keine Rolle gespielt.',
  noEnding: 'Von dir wird hier kein Ende erwartet.',

  // Die Chronik: Figuren und Jahreszeiten
  submitted: (name) => `${Wer(name)} steht auf dem Papier und wartet auf die Spielleitung.`,
  approved: (name) => `${Wer(name)} ist dabei.`,
  returned: (name, why) => `Der Bogen von ${wem(name)} geht zurück: ${why}`,
  goal: (name, goal) => `Das Ziel von ${wem(name)} in dieser Jahreszeit: ${goal}`,
  seasonOpened: (season, settlers) =>
    `${gross(ZEITEN[season])} beginnt, mit ${settlers === 1 ? 'einer Figur' : `${settlers} Figuren`}.`,
  seasonNumbers: (rating, supply) => `Härte ${rating}, also ${supply} Dramawürfel.`,
  bound: (commitment) => `Die Spielleitung hat sich auf Härte und Würfelzahl festgelegt: ${commitment}`,
  ratingChosen: (rating, supply) => `Du hast Härte ${rating} gewählt: ${supply} Dramawürfel für diese Jahreszeit.`,
  seasonClosing: 'Die Jahreszeit neigt sich dem Ende zu.',
  seasonClosed: (season, rating, supply, left) =>
    `${gross(ZEITEN[season])} ist vorbei. Die Härte war ${rating}; von ${supply} Dramawürfeln ${left === 1 ? 'war noch 1' : `waren noch ${left}`} übrig.`,
  check: (secret, salt, commitment) => `„${secret}“ mit dem Salz ${salt} ergibt ${commitment}`,
  sums: (best, pool, total) => `${best} auf den Würfeln und ${pool} Konfliktvorrat, zusammen ${total}.`,
  sealedOpened: (number, side) => `Wurf ${number}, die Seite der Spielleitung: ${side}`,

  // Die Chronik: Szenen
  sceneSet: (number, name, about) => `${Wer(name)} eröffnet Szene ${number}: ${about}`,
  present: (names) => (names.length === 0 ? 'Von den Figuren ist keine da.' : `Da: ${listed(names.map(wer))}.`),
  nowPresent: (names) =>
    names.length === 0 ? 'Die Figuren verlassen die Szene.' : `Jetzt da: ${listed(names.map(wer))}.`,
  sceneClosed: (number, next) => `Szene ${number} ist vorbei. Als Nächstes: ${wer(next)}.`,
  passed: (name, next) => `${Wer(name)} eröffnet keine Szene. Als Nächstes: ${wer(next)}.`,
  turnGiven: (name) => `Die nächste Szene eröffnet ${wer(name)}.`,

  // Die Chronik: das Ende der Jahreszeit
  goalReached: (name, sixes) =>
    `${Wer(name)} erreicht das Ziel, mit ${sixes === 1 ? 'einer Sechs' : `${sixes} Sechsen`}.`,
  goalMissed: (name) => `${Wer(name)} verfehlt das Ziel: keine Sechs.`,
  theGoal: (goal) => `Das Ziel: ${goal}`,
  thrown: (faces) => (faces.length === 0 ? 'Es gab nichts zu würfeln.' : `Auf den Würfeln: ${faces.join(', ')}`),
  harvestEarned: 'Das bringt einen Erntewürfel.',
  victoryKept: (left) => `Siegwürfel bleiben: ${left}.`,
  gained: (name, grit, heart) => `${Wer(name)} gewinnt ${gewinn(grit, heart)}.`,
  lost: (name, pool) => `${Wer(name)} verliert 1 ${VORRAT[pool]}.`,
  tieMade: (name, to, rating) => `${Wer(name)} hat eine neue Beziehung zu ${wem(to)}, mit dem Wert ${rating}.`,
  rested: (name, amount) =>
    `${Wer(name)} rastet: ${amount === 1 ? '1 Punkt kann' : `Bis zu ${amount} Punkte können`} zurückkommen.`,
  restMade: (face, ties, bonus) =>
    `${face} auf dem Würfel und ${ties} aus Beziehungen${bonus > 0 ? `, dazu ${bonus} für die zu einer Figur` : ''}.`,
  restored: (name, grit, heart) =>
    grit + heart === 0
      ? `Für ${wen(name)} kommt nichts zurück.`
      : `${Wer(name)} bekommt ${gewinn(grit, heart)} zurück.`,
  unused: (count) => (count === 1 ? '1 Punkt wird nicht gebraucht.' : `${count} Punkte werden nicht gebraucht.`),
  dreamKept: (name, dream) => `${Wer(name)} behält den Traum: ${dream}`,
  dreamChanged: (name, dream) => `${Wer(name)} hat einen anderen Traum: ${dream}`,
  seasonEnded: (season) => `${gross(ZEITEN[season])} ist zu Ende erzählt.`,
  begunAnew: (name) => `${Wer(name)} bleibt in Erinnerung; eine neue Figur wird kommen.`,

  // Die Chronik: das Fest
  festivalOpened: 'Das Erntefest beginnt: ein Festmahl, und kein Streit.',
  fate: (name, fate) => `${Wer(name)}: ${gross(SCHICKSAL[fate])}.`,
  theDream: (dream) => `Der Traum: ${dream}`,
  yearEnded: 'Das Jahr ist vorbei, und seine Geschichten sind erzählt.',
  dreamAtEnd: (name, dream, fate) => `${Wer(name)}, „${dream}“: ${gross(SCHICKSAL[fate])}.`,

  // Die Chronik: vor dem Wurf
  declared: (first, second, pool) => `${Wer(first)} gegen ${wen(second)}; auf dem Spiel steht ${VORRAT[pool]}.`,
  wants: (name, stakes) => `${Wer(name)} will: ${stakes}`,
  newStakes: (name, stakes) => `${Wer(name)} will jetzt: ${stakes}`,
  agreed: (first, second, pool) => `Die Einsätze stehen: ${wer(first)} gegen ${wen(second)}, mit ${VORRAT[pool]}.`,
  dropped: (first, second) => `Der Konflikt zwischen ${wem(first)} und ${wem(second)} ist vom Tisch.`,
  gathered: (name, count, reason) => `${Wer(name)}: ${wuerfel(count)} für ${reason}`,
  burnedVictory: (name) =>
    `${Wer(name)} verbrennt einen Siegwürfel für 1 Würfel mehr. Die Spielleitung schuldet eine Verwicklung.`,
  pastRevealed: (name, past) => `Die Vergangenheit von ${wem(name)} kommt ans Licht: ${past}`,
  struck: (name, reason) => `${Wer(name)} nimmt die Würfel für ${reason} zurück`,
  refused: (name, reason) => `Die Spielleitung gibt ${wem(name)} keine Würfel für ${reason}`,
  complication: (text) => `Eine Verwicklung: ${text}`,
  why: {
    always: 'die Teilnahme',
    victory: 'einen verbrannten Siegwürfel',
    tie: (name, rating) => `die Beziehung zu ${wem(name)} (${rating})`,
    past: (how) => `die Vergangenheit: ${how}`,
    gift: (aspect) => aspect,
  },

  // Die Chronik: der Wurf und danach
  leads: (winner, total, lower) => `${Wer(winner)} liegt vorn, mit ${total} gegen ${lower}.`,
  leadsOverHidden: (winner, total, other) => `${Wer(winner)} wirft ${total} und liegt vor ${wem(other)}.`,
  hiddenLeads: (winner, lower) => `${Wer(winner)} liegt vorn, gegen eine ${lower}.`,
  tie: (first, second, total) => `Gleichstand bei ${total} zwischen ${wem(first)} und ${wem(second)}.`,
  made: (name, best, pool, poolName) => `${Wer(name)}: ${best} auf den Würfeln und ${pool} ${poolName}.`,
  hiddenSide: (name, count) => `${Wer(name)}: ${wuerfel(count)} hinter dem Schirm.`,
  chain: (faces, value) => (faces.length === 1 ? String(value) : `${faces.join('+')} = ${value}`),
  dieFor: (chain, name, reason) => `${chain} (${wer(name)}, für ${reason})`,
  sealedRoll: (total, best, pool) => `Deine Seite wirft ${total}: ${best} auf den Würfeln und ${pool} Konfliktvorrat.`,
  escalated: (name, stakes) => `${Wer(name)} macht weiter und erhöht den Einsatz: ${stakes}`,
  paid: (name, pool, left) => `${Wer(name)} zahlt 1 ${VORRAT[pool]}; ${left} bleiben.`,
  gmPaid: (left) =>
    left === null ? 'Die Spielleitung zahlt 1.' : `Die Spielleitung zahlt 1 aus dem Konfliktvorrat; ${left} bleiben.`,
  burnedHarvest: (name, deed) => `${Wer(name)} verbrennt einen Erntewürfel: ${deed}`,
  mayCounter: (names) =>
    `Mit einem Erntewürfel ${names.length === 1 ? 'kann' : 'können'} ${listed(names)} dagegenhalten.`,
  countered: (name) => `${Wer(name)} verbrennt dagegen einen Erntewürfel: Der Konflikt geht weiter.`,
  won: (winner, loser, stakes) => `${Wer(winner)} gewinnt gegen ${wen(loser)}: ${stakes}`,
  gaveIn: (loser) => `${Wer(loser)} hat nachgegeben.`,
  beaten: (loser) => `Weitermachen konnte ${wer(loser)} nicht mehr.`,
  stalemate: (first, second) => `Ein Patt: Weder ${wer(first)} noch ${wer(second)} bekommt, worum es ging.`,
  earned: (names) => `Je ein Siegwürfel für ${listed(names.map(wen))}.`,
  weakened: (whose, tie, rating) =>
    rating === 0
      ? `Die Beziehung von ${wem(whose)} zu ${wem(tie)} zerbricht.`
      : `Die Beziehung von ${wem(whose)} zu ${wem(tie)} sinkt auf ${rating}.`,
  storyEnds: (name) => `Die Geschichte von ${wem(name)} endet hier.`,
  raised: (whose, tie, rating) => `Die Beziehung von ${wem(whose)} zu ${wem(tie)} wächst auf ${rating}.`,
}
