/** Die Sätze des Servers. */
import type { ServerWords } from '../words.ts'

export const words: ServerWords = {
  fault: 'Auf dem Server ging etwas schief. Es ist nichts geschehen; bitte versuch es noch einmal.',

  commandUnreadable: 'Das war nicht zu lesen.',
  misfit: {
    tooLong: (most) => `Das ist zu lang: höchstens ${most} Zeichen.`,
    tooMuch: (most) => `Das ist zu viel: höchstens ${most}.`,
    tooShort: (least) => (least === 1 ? 'Hier steht noch nichts.' : `Das ist zu kurz: mindestens ${least} Zeichen.`),
    tooLittle: (least) => `Das ist zu wenig: mindestens ${least}.`,
    unknown: (key) => `Ein „${key}“ gibt es hier nicht.`,
    other: 'Danach war nicht gefragt.',
  },
  messageUnreadable: 'Diese Nachricht ist nicht zu lesen.',
  noSuchMessage: 'Eine solche Nachricht gibt es nicht.',
  tooFast: 'Etwas langsamer, bitte: Das war zu viel auf einmal.',
  notWritten: 'Am Tisch lässt sich gerade nichts festhalten. Es ist nichts geschehen; versuch es noch einmal.',
  deleted: 'Dieser Tisch wurde gelöscht.',

  noTable: 'An dieser Adresse steht kein Tisch. Sieh dir den Link noch einmal an.',
  wrongKey: 'Dieser Link passt nicht zum Tisch. Bitte um einen neuen, wo du ihn herhast.',
  whoAreYou: 'Diese Seite kann nicht sagen, wer du bist. Öffne den Link noch einmal.',
  otherVersion: 'Diese Seite ist von einer anderen Version. Bitte lade sie neu.',
  seatedAlready: 'Du hast an diesem Tisch schon einen Platz.',
  noSeatMade: 'Mit dem Platz hat es nicht geklappt. Versuch es noch einmal.',
  notReadNow: 'Der Tisch ist gerade nicht zu lesen. Es wird wieder versucht …',
  crowded: 'An diesem Tisch drängen sich schon zu viele. Es wird wieder versucht …',
  tooManyLooks:
    'Von hier aus wurde zu oft nach Tischen gefragt, die es nicht gibt. Warte eine Minute und öffne deinen Link dann noch einmal.',
  strangeOrigin:
    'Diese Seite kommt von einer anderen Adresse als der Server. Öffne den Tisch mit seinem eigenen Link; wer den Server betreibt, kann in ALLOWED_ORIGINS mehr erlauben.',

  restarting: 'Der Server startet neu. Du bist gleich wieder da.',
  chairGone: 'Die Leitung hat jetzt jemand anderes, und dieser Link öffnet sie nicht mehr.',
  seatFree: 'Dieser Platz ist jetzt frei: Niemand hat ihn.',
  seatClosed: 'Dieser Platz ist geschlossen.',
  seatMoved: 'Dein Platz ist auf ein anderes Gerät mitgegangen.',
  linkRenewed: 'Dieser Link wurde erneuert und öffnet den Tisch nicht mehr.',

  nothingHere: 'An dieser Adresse ist nichts.',
  requestUnreadable: 'Diese Anfrage ist nicht zu lesen.',
  notReached: 'Der Tisch ist gerade nicht zu erreichen. Es ist nichts geschehen.',
  restartsNow: 'Der Server startet neu, es ist nichts geschehen. Versuch es gleich noch einmal.',
  tooManyTables: 'Von hier wurden in einer Stunde zu viele Tische gedeckt. Versuch es später noch einmal.',
  gameAndName: 'Ein Tisch braucht ein Spiel und einen Namen.',
  noSuchGame: 'Dieses Spiel kann man hier noch nicht spielen.',
  badOption: 'Eine der Einstellungen passt nicht.',
  chairShowsLinks: 'Die anderen Links zeigt nur der Link der Leitung.',
  chairDeletes: 'Löschen kann den Tisch nur der Link der Leitung.',
  otherTitle: 'So heißt der Tisch nicht.',
  moveUnreadable: 'Dieser Link zu einem Platz ist nicht zu lesen.',
  codeUnreadable: 'Dieser Rettungscode ist nicht zu lesen.',
  pageUnreadable: 'So lässt sich nach keiner Seite der Chronik fragen.',
  notYourPages: 'Diesen Teil der Chronik darfst du nicht lesen.',
  chronicleNeedsLink: 'Die Chronik ist für alle, die einen Link zu diesem Tisch haben.',
  replayUnreadable: 'So lässt sich nicht noch einmal abspielen.',
  replayNotThere: 'Ein solches Stück Spiel gibt es nicht.',
  replayOlder:
    'Das wurde mit einem älteren Homestake gespielt. Man kann es in der Chronik lesen, aber nicht noch einmal abspielen.',
  replayBrought: 'Das kam aus einer Datei hierher. Man kann es in der Chronik lesen, aber nicht noch einmal abspielen.',
  replayFailed: 'Das ließ sich gerade nicht noch einmal abspielen. Versuch es wieder.',
  tooManyReplays: 'Das war viel zum Abspielen auf einmal. Warte eine Minute.',
  linkFitsNot: 'Dieser Link passt nicht zum Tisch.',
}
