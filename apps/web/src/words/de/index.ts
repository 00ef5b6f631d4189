/** Alle Wörter der Seite, außer denen der Spiele. */
import type { Chair } from '@homestake/rules'
import type { AppWords } from '../index.ts'
import { copies } from './copies.ts'
import { demo, own } from './demo.ts'
import { dice } from './dice.ts'
import { doors } from './doors.ts'
import { reading } from './reading.ts'
import { replay } from './replay.ts'
import { resting } from './resting.ts'
import { rulings } from './rulings.ts'
import { safety } from './safety.ts'
import { seats } from './seats.ts'
import { slips } from './slips.ts'
import { undo } from './undo.ts'
import { watching } from './watching.ts'

const LEITUNG = { gm: 'die Spielleitung', host: 'die Tischleitung' } as const satisfies Record<Chair, string>
const KOPF = { gm: 'Spielleitung', host: 'Tischleitung' } as const satisfies Record<Chair, string>
const LINK_DER_LEITUNG = {
  gm: 'Behalte ihn für dich: Er öffnet alle Geheimnisse des Tisches. Mit ihm setzt du dich auch an einem anderen Gerät dazu.',
  host: 'Behalte ihn für dich: Wer ihn hat, ist die Tischleitung. Mit ihm setzt du dich auch an einem anderen Gerät dazu.',
} as const satisfies Record<Chair, string>

export const words: AppWords = {
  app: 'Homestake',
  loading: 'Der Tisch wird gedeckt …',

  chance: { under: (share) => `unter ${share}`, over: (share) => `über ${share}` },

  button: { working: 'Einen Moment …' },

  copy: { copy: 'Kopieren', copied: 'Kopiert', failed: 'Bitte auswählen und von Hand kopieren' },

  dialog: { close: 'Schließen' },

  acts: {
    bar: 'Was jetzt möglich ist',
    notNow: 'Jetzt nicht',
    cancel: 'Zurück',
    writeFirst: 'Schreib erst etwas.',
  },

  suggest: {
    label: (field) => `Vorschlag: ${field}`,
    rollOne: 'Auswürfeln',
  },

  stepper: {
    less: (what) => `Eins weniger: ${what}`,
    more: (what) => `Eins mehr: ${what}`,
  },

  eyes: {
    label: 'Wer das liest',
    everyone: 'Alle',
    youAndChair: (chair) => `Du und ${LEITUNG[chair]}`,
    youAnd: (name) => `Du und ${name}`,
    onlyChair: (chair) => `Nur ${LEITUNG[chair]}`,
    onlyYou: 'Nur du',
    willRead: (who) => `Wer das liest: ${who}`,
  },

  field: {
    changed: (who) => `${who} hat das geändert, während du geschrieben hast.`,
    somebody: 'Jemand',
    yours: 'Deins',
    theirs: (who) => `Von ${who}`,
    somebodys: 'Das andere',
    keepMine: 'Meins behalten',
    takeTheirs: 'Das andere nehmen',
    notSent: 'Du bist offline: Das bleibt hier und geht ab, sobald du wieder da bist.',
    notNow: 'Das kam nicht an; es wird noch einmal versucht.',
    number: 'Hier gehört eine ganze Zahl hin.',
    empty: '—',
    most: (left) => (left === 1 ? 'noch 1 Zeichen' : `noch ${left} Zeichen`),
  },

  outcome: {
    offline: 'Du bist offline: Nichts wurde abgeschickt.',
    offlineRoll: 'Du bist offline: Es wurde nicht gewürfelt.',
  },

  theme: {
    label: 'Licht',
    light: 'Tag',
    dark: 'Nacht',
    system: 'Wie das Gerät',
    use: (name) => `Licht: ${name}`,
  },

  landing: {
    title: 'Homestake',
    what: [
      'Ein Tisch im Netz für kleine Rollenspiele, für vier bis sieben Leute in verschiedenen Häusern.',
      'Jemand von euch deckt einen Tisch und schickt den anderen einen Link; niemand meldet sich an, niemand installiert etwas.',
      'Er wirft die Würfel, lässt jedes Geheimnis dort, wo es hingehört, und schreibt die Chronik, während ihr spielt.',
    ],
    tray: [
      { face: '2', why: 'immer', best: false },
      { face: '6', why: 'Holzfäller', best: true },
      { face: '4', why: 'alte Freundin +3', best: false },
    ],
    open: 'Einen Tisch decken',
    yours: 'Deine Tische',
    lastHere: (day) => `zuletzt geöffnet: ${day}`,
    game: 'Was spielt ihr?',
    coming: 'An diesem wird noch geschnitzt. Es wird hier zu finden sein.',
    name: 'Wie heißt der Tisch?',
    nameHint: 'Alle sehen den Namen, auch in der Vorschau des Links.',
    namePlaceholder: 'Bitterbach',
    nameMissing: 'Gib dem Tisch erst einen Namen.',
    how: 'Wie wir spielen',
    howHint: 'Manches überlassen die Regeln dem Tisch. Was hier gewählt ist, lässt sich ändern, bis das Spiel beginnt.',
    make: 'Tisch decken',
    making: 'Der Tisch wird gedeckt …',
    games: {
      'new-and-magic-land': {
        title: 'New and Magic Land',
        about:
          'Leute auf neuem Land, sechs Jahreszeiten, ein Ort, der sie vielleicht nicht will. Eine Person leitet das Spiel. Zwei bis vier Abende.',
      },
      towerlands: {
        title: 'Towerlands',
        about:
          'Wer für ein kleines Königreich einsteht, Hände voll zwanzigseitiger Würfel, und die Lasten, die eine Niederlage hinterlässt.',
      },
      'inverted-tower': {
        title: 'The Inverted Tower',
        about: 'Ein Turm, der nach unten führt. Eine Fackel, und ein Buch über das, was ihr gefunden habt.',
      },
    },
    alone: {
      game: 'inverted-tower',
      press: 'Allein hinuntergehen',
      elsewhere: 'Oder allein hinunter in The Inverted Tower',
      title: 'Ein Turm für mich',
      name: 'Wer hinabsteigt',
    },
  },

  links: {
    title: (table) => `${table} ist gedeckt`,
    intro: 'Drei Links, für drei Arten von Leuten. Wer einen hat, braucht sonst nichts.',
    chair: (chair) => ({ title: `Deiner: ${LEITUNG[chair]}`, about: LINK_DER_LEITUNG[chair] }),
    player: {
      title: 'Zum Mitspielen',
      about: 'Schick ihn an alle, die mitspielen. Jede und jeder wählt einen Namen und eine Farbe.',
    },
    spectator: { title: 'Zum Zuschauen', about: 'Zu sehen sind der Tisch und die Chronik; tun kann man nichts.' },
    missing: 'Dieser Link liegt in dem Browser, in dem der Tisch gedeckt wurde.',
    qr: 'QR-Code des Links zum Mitspielen',
    qrHint: 'Oder halte ein Handy davor.',
    recovery: 'Dein Rettungscode',
    recoveryAbout:
      'Gehen dieser Browser und dein Link verloren, so beweist dieser Code, dass der Tisch deiner ist. Er steht nur jetzt hier: Schreib ihn auf.',
    kept: 'Ich habe ihn aufgeschrieben',
    keptSaid: 'Gut. Er wird nicht noch einmal gezeigt.',
    sit: 'An den Tisch setzen',
    sitFirst: 'Schreib erst den Rettungscode auf.',
    show: 'Links',
    dialog: 'Links zu diesem Tisch',
    invite: 'Jemanden einladen',
  },

  join: {
    here: 'Am Tisch',
    nobody: 'Noch hat sich niemand gesetzt. Du machst den Anfang.',
    chair: (chair) => KOPF[chair],
    isHere: 'da',
    isAway: 'fort',
    watching: (count) => (count === 1 ? 'Eine Person schaut zu.' : `${count} schauen zu.`),
    name: 'Wie heißt du?',
    nameHint: 'Dein eigener Name, nicht der deiner Figur.',
    nameMissing: 'Sag erst, wie du heißt.',
    colour: 'Deine Farbe',
    taken: (name) => `hat ${name}`,
    sit: 'Platz nehmen',
    takeSeat: 'Einen Platz nehmen',
    sitting: 'Ein Stuhl wird gerückt …',
    full: (chair) =>
      `Alle Plätze an diesem Tisch sind besetzt. Bitte ${LEITUNG[chair]}, einen freizumachen, oder um einen Link zum Zuschauen.`,
    returning: (chair) =>
      `Hast du hier schon in einem anderen Browser gesessen? Frag ${LEITUNG[chair]}: Zwei Plätze für eine Person gäben ein Durcheinander.`,
  },

  wrong: {
    title: 'Diese Tür bleibt zu',
    noKey:
      'Dem Link fehlt das Ende: der Teil nach dem Zeichen #. Der geht leicht verloren, wenn man einen Link von Hand kopiert.',
    noTable: 'An dieser Adresse steht kein Tisch. Vielleicht ist ein Buchstabe des Links verloren gegangen.',
    wrongKey: 'Der Link passt nicht zu diesem Tisch. Vielleicht gibt es inzwischen einen neuen.',
    oldWire: 'Diese Seite ist älter als der Server.',
    full: 'Alle Plätze an diesem Tisch sind besetzt.',
    unreachable: 'Der Server ist gerade nicht zu erreichen. Dein Tisch ist dort gut aufgehoben.',
    ask: 'Lass dir den Link noch einmal schicken, und öffne ihn, indem du darauf drückst.',
    askFull: 'Bitte, wer den Tisch gedeckt hat, einen Platz freizumachen, oder um den Link zum Zuschauen.',
    reload: 'Seite neu laden',
    again: 'Noch einmal versuchen',
    home: 'Zur ersten Seite',
  },

  nowhere: { title: 'Hier steht nichts', about: 'Diese Adresse führt zu keinem Tisch.' },

  table: {
    chair: (chair) => KOPF[chair],
    skip: 'Zur Mitte des Tisches springen',
    sheets: 'Leute und Bögen',
    stage: 'Der Tisch',
    chronicle: 'Die Chronik',
    desk: (chair) => `Pult der ${KOPF[chair]}`,
    yourNotes: 'Deine eigenen Notizen',
    openDesk: 'Dein Pult öffnen',
    closeDesk: 'Dein Pult schließen',
    deskCovers: (lines) => `Die Chronik darunter hat ${lines}`,
    places: 'Orte',
    bar: { sheet: 'Bogen', table: 'Tisch', chronicle: 'Chronik', desk: 'Pult' },
    unread: (count) => (count === 1 ? 'eine neue Zeile' : `${count} neue Zeilen`),
    slow: 'Der Tisch antwortet noch nicht. Es wird immer wieder versucht; dein Platz ist sicher.',
    comingGame: 'Für dieses Spiel gibt es hier noch nichts zu sehen.',
    failed: 'Dieser Teil des Tisches ließ sich nicht zeichnen.',
    redraw: 'Noch einmal zeichnen',
    notCome: 'Dieser Teil des Tisches kam nicht an.',
    comeAgain: 'Noch einmal holen',
    ended: 'Dieser Tisch ist zu Ende.',
    watchingHere: 'Du schaust zu. Gefragt sind die, die mitspielen; du siehst, was sie tun.',
  },

  connection: {
    reconnecting: 'Verbindung wird gesucht …',
    back: 'Wieder da',
    offline: 'Du bist offline. Was du jetzt tust, wird nicht abgeschickt.',
  },

  people: {
    title: 'Wer da ist',
    here: (count) => `${count} da`,
    watching: (count) => (count === 1 ? '1 schaut zu' : `${count} schauen zu`),
    open: (here) => `Wer da ist: ${here}`,
    you: 'du',
    away: 'fort',
    editYours: 'Deinen Namen oder deine Farbe ändern',
    name: 'Name',
    useName: 'So will ich heißen',
    sameName: 'So heißt du schon.',
    done: 'Fertig',
  },

  sound: { menu: (what) => `Ton: ${what}`, off: 'aus', soft: 'an, leise' },

  hearing: {
    menu: (what) => `Vorlesen: ${what}`,
    all: 'alles',
    results: 'Ergebnisse und wer dran ist',
    mine: 'nur, wenn ich dran bin',
    move: (moves) => `Du bist dran: ${moves}.`,
  },

  menu: {
    label: 'Menü des Tisches',
    people: 'Wer da ist',
    me: 'Mein Name und meine Farbe',
    links: 'Links',
    invite: 'Jemanden einladen',
    rules: 'Wie wir spielen',
    theme: (name) => `Licht: ${name}`,
    home: 'Zur ersten Seite',
  },

  rules: {
    title: 'Wie wir spielen',
    chairOnly: (chair) => `Die ${KOPF[chair]} wählt; du kannst lesen, was gewählt ist.`,
  },

  chronicle: {
    title: 'Die Chronik',
    empty: 'Noch ist nichts geschrieben.',
    start: 'Hier beginnt die Chronik.',
    older: 'Ältere Zeilen',
    loading: 'Es wird zurückgeblättert …',
    failed: 'Die älteren Seiten waren nicht zu bekommen.',
    latest: 'Zum Neuesten',
    latestNew: (count) => `Zum Neuesten · ${count} neu`,
    details: 'Wie es dazu kam',
    as: (who, seat) => `${who}, für ${seat}`,
    nobody: 'Jemand',
    many: (count) => `${count} neue Zeilen in der Chronik.`,
    spoken: (who, text) => `${who}: ${text}`,
    writingOne: (name) => `${name} schreibt …`,
    writingMany: (names) => `${names} schreiben …`,
  },

  composer: {
    label: 'In die Chronik schreiben',
    telling: 'Erzählen',
    talk: 'Reden',
    kind: 'Was du schreibst',
    tellingHint: 'Was in der Geschichte geschieht …',
    talkHint: 'Über den Tisch gesagt …',
    to: 'Wer das liest',
    send: 'Abschicken',
    sending: 'Geht ab …',
    empty: 'Schreib erst etwas.',
  },

  book: {
    reading: 'Die Chronik wird gelesen …',
    readingMore: (lines) => `Die Chronik wird gelesen: bisher ${lines} Zeilen.`,
    failed: 'Ein Teil der Chronik war nicht zu bekommen.',
    again: 'Weiterlesen',
    proof: {
      title: 'Würfel und Startwerte, offen',
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
  },

  reading,

  rulings,

  dice,

  looking: {
    open: 'Sehen, was andere sehen',
    about:
      'Der Tisch, wie ihn jemand anderes vor sich hat, ohne das, was nur dieser Person gehört. Tun kannst du so lange nichts.',
    spectators: 'Wer zuschaut',
    as: (name) => `Du siehst, was ${name} sieht, ohne die eigenen Notizen.`,
    asSpectator: 'Du siehst, was alle sehen, die zuschauen.',
    back: 'Zurück zu dem, was du siehst',
    only: 'Du siehst gerade mit fremden Augen. Kehr erst zu deinen eigenen zurück.',
  },

  safety,
  undo,
  slips,
  replay,
  resting,
  demo,
  own,

  seats,

  doors,
  copies,

  watching,

  colours: {
    madder: 'Krapp',
    indigo: 'Indigo',
    moss: 'Moos',
    ochre: 'Ocker',
    plum: 'Pflaume',
    teal: 'Petrol',
    rust: 'Rost',
    slate: 'Schiefer',
    rose: 'Rose',
    olive: 'Olive',
    sky: 'Himmel',
    umber: 'Umbra',
  },
}
