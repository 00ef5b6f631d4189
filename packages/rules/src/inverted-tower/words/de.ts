/** Alle Sätze von *The Inverted Tower*. */
import { listed } from '../../language/listed.ts'
import type { Attribute, End, EventKind, Found, Treasure } from '../state.ts'
import type { ItWords } from '../words.ts'

const WERT = { str: 'STÄ', dex: 'GES', int: 'INT' } as const satisfies Record<Attribute, string>
const SCHATZ = { gold: 'ein Goldstück', dagger: 'einen Dolch', potion: 'einen Trank' } as const satisfies Record<
  Treasure,
  string
>
const EREIGNIS = { trap: 'Falle', merchant: 'Händler', bonfire: 'Feuer', stairs: 'Treppe' } as const satisfies Record<EventKind, string> // prettier-ignore
const DING = { dagger: ['einen Dolch', 'Dolche'], potion: ['einen Trank', 'Tränke'], gold: ['ein Goldstück', 'Goldstücke'] } as const // prettier-ignore
const ZAHL = ['kein', 'ein', 'zwei', 'drei'] as const

const anzahl = (n: number): string => ZAHL[n] ?? String(n)
const gross = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
const monster = (n: number): string => `${anzahl(n)} Monster`
const einige = (item: keyof typeof DING, n: number): string => (n === 1 ? DING[item][0] : `${n} ${DING[item][1]}`)
const mitZeichen = (n: number): string => (n < 0 ? `− ${-n}` : `+ ${n}`)
const raeume = (n: number): string => (n === 1 ? 'ein Raum' : `${n} Räume`)

const GEFUNDEN = {
  trap: (found: Found): string => `eine Falle${found.kind === 'trap' ? ` (${WERT[found.attribute]})` : ''}`,
  merchant: () => 'ein Händler',
  bonfire: () => 'ein Feuer',
  stairs: () => 'eine Treppe nach unten',
  mobs: (found: Found): string => monster(found.kind === 'mobs' ? found.monsters : 0),
} as const satisfies Record<Found['kind'], (found: Found) => string>

const ENDE = {
  dead: (who: string, floor: number) => `${who}: tot auf Ebene ${floor}`,
  retired: (who: string, floor: number) => `${who}: zurück ans Licht, von Ebene ${floor}`,
  won: (who: string, floor: number) => `${who}: durch den Turm, alle ${floor} Ebenen`,
} as const satisfies Record<End, (who: string, floor: number) => string>

export const words: ItWords = {
  // Absagen: wer
  needsSeat: 'Nimm erst einen Platz: Jede Figur gehört jemandem, der mitspielt.',
  hostOnly: 'Das macht die Tischleitung.',
  raceIsTheirs: 'In einem Wettlauf würfelt niemand für andere.',
  notYourTurn: (name) => `${name} ist dran.`,

  // Absagen: der Abstieg
  notInside: 'Du bist nicht im Turm.',
  insideAlready: 'Du bist schon im Turm.',
  otherRun: 'Dieser Abstieg ist vorbei; ein anderer läuft.',
  movedOn: 'Es ist etwas geschehen, seit du geschaut hast.',
  runOver: 'Dieser Abstieg ist vorbei.',
  delverOut: { dead: 'Deine Figur ist tot.', retired: 'Deine Figur ist nach Hause gegangen.' },
  notAt: {
    explore: 'Hier ist nichts zu bekämpfen, und keine Falle.',
    trap: 'Erst kommt die Falle.',
    fight: 'Erst die Monster.',
    over: 'Dieser Abstieg ist vorbei.',
  },
  pointFirst: 'Eine neue Stufe: Wähle erst, was wächst.',
  noPoint: 'Es gibt keinen Punkt zu vergeben.',
  noPotion: 'Es ist kein Trank mehr da.',
  unhurt: 'Mit allen LP wäre der Trank verschwendet.',
  noMerchant: 'Hier ist kein Händler.',
  tooDear: (price) => `Das kostet ${price} Gold.`,
  nobodyToGive: 'Gib es jemandem, der mit dir im Turm ist.',
  notSoMany: 'So viele hast du nicht.',
  notSoManyDaggers: (owned) => `Du hast ${einige('dagger', owned)}.`,
  noFleeing: 'An diesem Tisch flieht niemand.',
  noMoreRooms: 'Diese Ebene hat keine Räume mehr: Such die Treppe.',
  goToEnd: (last) => `Neue Räume liegen hinter Raum ${last}: Geh erst dorthin.`,
  hereAlready: 'Du bist in diesem Raum.',
  noSuchRoom: 'Diesen Raum gibt es nicht.',
  roomByRoom: 'An diesem Tisch geht es Raum für Raum zurück.',
  noStairs: 'In diesem Raum ist keine Treppe.',
  noSuchField: 'Dieses Feld lässt sich nicht ändern.',

  // Absagen: mehrere
  joinLater: 'Sie sind beschäftigt: Komm nach, sobald es im Raum ruhig ist.',
  nobodyWaits: 'Niemand wartet darauf, hinabzusteigen.',
  noParty: 'Hier ist keine Gruppe.',
  nobodyElse: 'Niemand sonst könnte weitermachen.',
  raceIsOn: 'Ein Wettlauf läuft. Beim nächsten kannst du mitmachen.',
  oneRunARace: 'Dein Abstieg ist vorbei; der nächste Wettlauf beginnt nach diesem.',
  noRace: 'Es läuft kein Wettlauf.',
  farAhead: 'Du bist sehr weit voraus: Warte, bis die anderen näher sind.',

  // Die Chronik: hinab
  waits: (name, attribute) => `${name} (${WERT[attribute]}) wartet am Eingang des Turms.`,
  goesDown: (names) =>
    names.length === 1 ? `${listed(names)} steigt in den Turm hinab.` : `${listed(names)} steigen zusammen hinab.`,
  joins: (name) => `${name} kommt nach.`,

  // Die Chronik: Räume
  room: (room, found) => `Raum ${room}: ${GEFUNDEN[found.kind](found)}.`,
  rested: (hp) => (hp.length === 1 ? `Wieder ${hp[0]} LP.` : 'Alle sind wieder heil.'),
  checked: (face, passed) => `Probe ${face}: ${passed ? 'ein Ereignis' : 'eine Begegnung'}`,
  lastRoom: 'Der letzte Raum der Ebene',
  dice: (faces) => `Würfel ${faces.join(', ')}`,
  trapPassed: (name, face, modifier) => `${name} besteht die Falle: ${face} ${mitZeichen(modifier)}.`,
  trapFailed: (name, face, modifier, hp) =>
    `${name} läuft in die Falle: ${face} ${mitZeichen(modifier)}. Noch ${hp} LP.`,
  finds: (name, treasure) => `${name} findet ${SCHATZ[treasure]}.`,
  back: (name, room) => `${name} geht zurück in Raum ${room}: alles ruhig.`,
  backUnchecked: (name, room) => `${name} geht zurück in Raum ${room}.`,
  wandering: (name, room, n) => `${name} geht zurück in Raum ${room}: ${monster(n)} auf Streifzug!`,
  waiting: (name, room, n) =>
    `${name} geht zurück in Raum ${room}; dort ${n === 1 ? 'wartet' : 'warten'} noch ${monster(n)}.`,
  wanderCheck: (face) => `Probe ${face}`,
  descends: (floor) => `Hinab auf Ebene ${floor}.`,

  // Die Chronik: Kämpfe
  hit: (name, face, modifier, left) =>
    `${name} erschlägt ein Monster: ${face} ${mitZeichen(modifier)}.${left === 0 ? '' : ` Noch ${left === 1 ? 'eins' : anzahl(left)}.`}`,
  missed: (name, face, modifier, hp) => `${name} wird verletzt: ${face} ${mitZeichen(modifier)}. Noch ${hp} LP.`,
  blow: (attribute, daggers) =>
    daggers === 0 ? WERT[attribute] : `${WERT[attribute]} und ${daggers === 1 ? 'ein Dolch' : `${daggers} Dolche`}`,
  flees: (name, left) => `${name} läuft weg, vor ${left === 1 ? 'einem Monster' : `${anzahl(left)} Monstern`}.`,
  level: (name, level, maxHp) => `${name} erreicht Stufe ${level}: bis zu ${maxHp} LP, und ein Punkt zu vergeben.`,

  // Die Chronik: zwischen Würfen
  raised: (name, attribute, value) => `${name}: ${WERT[attribute]} ist jetzt ${value}.`,
  drinks: (name, hp) => `${name} trinkt einen Trank: ${hp} LP.`,
  buys: (name, item, gold) => `${name} kauft ${DING[item][0]}; noch ${gold} Gold.`,
  gives: (name, to, item, n) => `${name} gibt ${to} ${einige(item, n)}.`,

  // Die Chronik: eine Gruppe
  wants: (name, way) =>
    way === 'new' ? `${name} würde einen neuen Raum öffnen.` : way === 'down' ? `${name} würde hinabsteigen.` : `${name} würde in Raum ${way.slice(5)} zurückgehen.`, // prettier-ignore
  skipped: (name) => `${name} ist gerade weg; die Nächsten sind dran.`,

  // Die Chronik: das Ende
  dies: (name) => `${name} ist tot.`,
  goesHome: (name) => `${name} kehrt um und steigt ans Licht.`,
  ended: (end, names, floor) => `${ENDE[end](listed(names), floor)}.`,
  score: (kills, rooms) => `${gross(monster(kills))} in ${rooms === 1 ? 'einem Raum' : `${rooms} Räumen`}`,

  // Die Chronik: ein Wettlauf
  raceBegins: (number, names) => `Wettlauf ${number}: ${listed(names)} steigen hinab, mit denselben Würfeln.`,
  told: (name, floor, line) => `${name}, Ebene ${floor}, ${line}`,
  toldEnd: (name, end, floor) => ENDE[end](name, floor),
  raceEnds: (number) => `Wettlauf ${number} ist vorbei.`,
  placed: (place, name, floor, kills, end) =>
    `${place}. ${name}: Ebene ${floor}, ${kills} erschlagen, ${{ dead: 'tot', retired: 'daheim', won: 'durch' }[end]}`,

  // Zurücknehmen
  noTakingBack: 'An diesem Tisch wird nichts zurückgenommen: Was geschehen ist, ist geschehen.',
  noTakingBackInRace: 'In einem Wettlauf wird nichts zurückgenommen.',

  // Das Logbuch
  log: {
    floor: (floor) => `Ebene ${floor}`,
    room: (room, line) => `Raum ${room}: ${line}`,
    event: (kind) => EREIGNIS[kind],
    trap: (attribute) => `Falle (${WERT[attribute]})`,
    passed: '(bestanden)',
    failed: '(nicht bestanden)',
    descended: '(hinabgestiegen)',
    mob: (n, killed) => `Monster ${n} (${killed ? 'erschlagen' : 'lebt'})`,
    wandering: 'Auf Streifzug: ja.',
    more: (fights, kills) => `Noch ${fights}-mal auf Streifzug (${kills} erschlagen)`,
    unlisted: (rooms, kills) => `Davor ${raeume(rooms)}, ${kills} erschlagen`,
    floorsBefore: (floors, rooms, kills) =>
      `Davor ${floors === 1 ? 'eine Ebene' : `${floors} Ebenen`}: ${raeume(rooms)}, ${kills} erschlagen`,
  },
}
