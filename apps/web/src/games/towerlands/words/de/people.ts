/** Wörter von Towerlands für Figuren, ihre Eigenschaften und Lasten, und für die, die die Spielleitung spielt. */
import { listed } from '@homestake/rules/language'
import { wem } from '../../../words/de/within.ts'
import type { TlScreenWords } from '../../words.ts'

const wuerfel = (count: number): string => (count === 1 ? 'ein Würfel' : `${count} Würfel`)

type Words = Pick<
  TlScreenWords,
  'you' | 'away' | 'stages' | 'kinds' | 'sheets' | 'burdens' | 'askHealing' | 'others' | 'quoted' | 'calm' | 'waiting'
>

const sheets = (count: number): string => (count === 1 ? 'den Bogen' : 'die Bögen')

export const people: Words = {
  you: 'du',
  away: 'weg',
  stages: {
    draft: 'entsteht',
    submitted: 'bei der Spielleitung',
    playing: 'im Spiel',
  },
  kinds: {
    loyalty: { title: 'Treue', about: 'Ein Haus, ein Orden, ein Amt: zu wem du stehst, oder was du dort bist.' },
    friend: { title: 'Freundschaft', about: 'Jemand, der dir hilft, ob du sie magst oder nicht.' },
    foe: { title: 'Feindschaft', about: 'Jemand, der dir schaden will. Du musst noch nichts davon wissen.' },
    kingdom: { title: 'Reich', about: 'Das Turmland selbst: sein Name, seine Felder, sein Banner.' },
    spiritbond: { title: 'Geisterbund', about: 'Ein Band zu einem Geist. Damit tust du, was niemand können sollte.' },
    tradition: { title: 'Tradition', about: 'Was du gelernt oder durchgemacht hast, und deine eigene Art damit.' },
    fetish: { title: 'Heiligtum', about: 'Ein Ding oder ein Ort, der zählt, deiner oder der von allen.' },
    well: { title: 'Quelle', about: 'Etwas, woraus du schöpfst: Es gibt mehr Würfel und wirft keine neu.' },
  },
  sheets: {
    title: 'Figuren',
    empty: 'Noch sitzt niemand hier. Figuren erscheinen, sobald sich Leute setzen.',
    unnamed: 'Noch kein Name',
    player: (name) => `gespielt von ${name}`,
    influence: 'Einfluss',
    influenceHelp: 'So viele deiner Würfel behältst du, und so viele wirfst du zusätzlich.',
    domains: 'Bereiche',
    foughtIn: 'der Bereich dieses Konflikts',
    storyPoints: 'Erzählpunkte',
    traits: 'Eigenschaften',
    traitsOf: (name) => `Eigenschaften von ${wem(name)}`,
    traitCount: (count) => `Eigenschaften (${count})`,
    noTraits: 'Keine Eigenschaften bekannt.',
    kindsHelp: 'Was die Arten bedeuten',
    shared: 'für alle Figuren gemeinsam',
    dice: (rating) => `${rating}d20`,
    diceSpoken: (rating) => wuerfel(rating),
    wellLeft: (left, of) => (left === 0 ? 'leer' : `noch ${left} von ${of}`),
    wellOff: 'Quellen geben an diesem Tisch nichts',
    called: 'aufgerufen',
    calledSpoken: 'in diesem Konflikt aufgerufen',
    uncalled: 'noch nicht aufgerufen',
    closed: 'Eigenschaften bleiben zu, bis sie aufgerufen werden.',
    lockYours: 'Die mit Schloss kennen nur du und die Spielleitung, bis du sie aufrufst.',
    lockGm: 'Die mit Schloss kennen nur du und wer sie spielt, bis sie aufgerufen werden.',
    about: 'Beschreibung',
    edit: (name) => `Den Bogen von ${name} ändern`,
    editDone: 'Fertig',
    locked: 'Ein Konflikt läuft: Der Rest des Bogens lässt sich danach wieder ändern.',
    drafting: 'Ein Entwurf gehört dem, der ihn schreibt, bis er abgegeben ist.',
    draftingMine: 'Deine Figur machst du in der Mitte des Tisches.',
  },
  burdens: {
    title: 'Lasten',
    none: 'Keine Lasten',
    die: (value) => `ihr Würfel zeigt ${value}`,
    of: (name) => `Lasten von ${wem(name)}`,
    fresh: 'neu',
    freshSpoken: 'aus diesem Konflikt, in dem sie nicht aufgerufen werden kann',
    healing: 'wird gerade angegangen',
    overcome: 'Überwinden',
    overcomeFor: (player) => `Für ${player} überwinden`,
    overcomeStory: 'Wie sie zurückbleibt',
    overcomeHint: 'Ein, zwei Sätze, wenn du magst.',
    overcomeNote: 'Ihr Würfel zeigt 1: ein wenig Geschichte, und sie ist weg.',
  },
  askHealing: {
    ask: 'Um eine Heilungsszene bitten',
    askFor: (burden) => `„${burden}“ heilen`,
  },
  others: {
    title: 'Wen ihr sonst getroffen habt',
    byName: (count) => `Dem Namen nach bekannt (${count})`,
    knows: (parts) => `Alle kennen ${listed(parts)}.`,
    knowsName: (name) => `den Namen ${name}`,
    knowsBurdens: (count) => (count === 1 ? 'eine Last' : `${count} Lasten`),
    knowsTraits: (names) => listed(names.map((name) => `„${name}“`)),
    knowsRest: 'Der Rest gehört dir allein, bis er gebraucht wird: Zahlen beim Wurf, eine Eigenschaft beim Aufruf.',
    knowsNothing: 'Niemand weiß von ihnen, bis sie in einen Konflikt treten.',
  },
  quoted: (text) => `„${text}“`,
  calm: {
    making: 'Vor der Geschichte',
    play: 'Im Turmland ist Frieden',
    about:
      'Redet, reist, schmiedet Pläne. Wenn etwas ungewiss ist und beides eine Geschichte wert, schlägt jemand einen Konflikt vor.',
    makingAbout:
      'Alle machen sich eine Figur aus diesem einen kleinen Reich. Wenn die Spielleitung sie gelesen hat, beginnt das Spiel.',
    last: 'Der letzte Konflikt:',
    raise: 'Einen Konflikt vorschlagen',
    watch: 'Du schaust zu. Wenn jemand etwas will, geschieht es hier.',
  },
  waiting: {
    noSeats: 'Die Spielleitung: den Link zum Mitspielen herumschicken. Noch sitzt niemand hier.',
    drafts: (who) => `Noch bei der Figur: ${who}`,
    submitted: (who, count) => `Die Spielleitung: ${sheets(count)} von ${who} lesen`,
    open: (who) => `Die Spielleitung: das Spiel mit ${who} eröffnen`,
    yours: {
      noSeats: 'Schick den Link zum Mitspielen herum: Noch sitzt niemand hier.',
      drafts: 'Mach dir eine Figur.',
      submitted: (who, count) => `Lies ${sheets(count)} von ${who}.`,
      open: (who) => `Eröffne das Spiel mit ${who} an deinem Pult.`,
    },
  },
}
