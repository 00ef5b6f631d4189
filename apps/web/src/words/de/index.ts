/** Die Wörter der Seite, die ihre ersten Bildschirme brauchen. */
import type { Chair } from '@homestake/rules'
import type { AppWords } from '../index.ts'
import { demo } from './demo.ts'
import { doors } from './doors.ts'
import { resting } from './resting.ts'
import { rulings } from './rulings.ts'
import { seats } from './seats.ts'
import { slips } from './slips.ts'
import { undo } from './undo.ts'
import { watching } from './watching.ts'

const LEITUNG = { gm: 'die Spielleitung', host: 'die Tischleitung' } as const satisfies Record<Chair, string>
const KOPF = { gm: 'Spielleitung', host: 'Tischleitung' } as const satisfies Record<Chair, string>

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
    watchingHere: 'Du schaust zu. Gefragt werden nur die Mitspielenden.',
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
  reading: {
    before: 'Bevor es begann',

    find: 'In der Chronik suchen',
    open: 'Die Chronik lesen',
  },

  rulings,
  dice: {
    open: 'Sind die Würfel ehrlich?',
  },

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
  safety: {
    title: 'Linien, Schleier, Pause',
    open: 'Linien, Schleier, Pause',
  },
  undo,
  slips,
  resting,
  demo,

  seats,

  doors,

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
  links: {
    dialog: 'Links zu diesem Tisch',
    invite: 'Jemanden einladen',
  },
}
