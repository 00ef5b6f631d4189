/** Wörter von Towerlands für Würfel: Haufen, Wahl, Aufrufe, Tausch und Chancen. */
import type { DiceWords } from '../dice.ts'
import { wem, wer } from '../../../words/de/within.ts'
import { listed } from '@homestake/rules/language'
import { percent } from '../../../../words/numbers.ts'

const wuerfel = (count: number): string => (count === 1 ? 'ein Würfel' : `${count} Würfel`)
const einenWuerfel = (count: number): string => (count === 1 ? 'einen Würfel' : `${count} Würfel`)
const dazu = (count: number): string => (count === 1 ? 'Ein Würfel kommt' : `${count} Würfel kommen`)
const jede = (values: readonly number[]): string => listed(values.map((value) => `die ${value}`))

export const words: DiceWords = {
  number: (value) => (value === 0 ? 'nichts' : String(value)),
  stone: {
    piles: { kept: 'behalten', unkept: 'beiseite', out: 'im Beutel' },
    free: 'eine freie Zwanzig',
    rerolled: (was) => `neu geworfen, war ${was}`,
    swapped: (was) => (was === null ? 'aus einer Last' : `aus einer Last, war ${was}`),
    virtual: 'der Würfel einer Last',
    next: 'wird als Nächstes verglichen',
    left: 'übrig',
    picked: 'ausgewählt',
    half: 'ausgewählt, wartet auf das Gegenstück',
    pairedWith: (value) => `tauscht mit ${value}`,
    air: 'in der Luft',
    unthrown: (count) => `${wuerfel(count)} zu werfen`,
  },
  piles: {
    label: 'Die Würfel',
    kept: 'Behalten',
    unkept: 'Beiseite',
    keptOf: (name) => `Behaltene Würfel von ${wem(name)}`,
    unkeptOf: (name) => `Beiseite gelegte Würfel von ${wem(name)}`,
    airOf: (name) => `Würfel von ${wem(name)}`,
    choose: (name, pile) => `${pile}, Würfel von ${wem(name)}: mit der Leertaste wählen, mit Enter weiter`,
    count: (kept, unkept) => `behält ${kept} von ${kept + unkept}`,
    nothing: 'keine',
    bag: (count) => `${count} im Beutel`,
    bagOf: (name) => `Verbrauchte Würfel von ${wem(name)}`,
    yours: 'deine',
    influence: (influence) => `Einfluss ${influence}`,
    pool: (influence, rating) => `Einfluss ${influence} + ${rating}`,
    andBurdens: (count) => (count === 1 ? 'und der Würfel einer Last' : `und die Würfel von ${count} Lasten`),
  },
  ladder: {
    label: 'Was auf was trifft',
    next: (mine, own, theirs, other) => `Als Nächstes: ${mine} ${own} gegen ${theirs} ${other}`,
    you: 'du',
    your: 'deine',
    their: 'die andere',
    of: (name) => name,
    pair: (round, first, a, second, b) => `Runde ${round}: ${first} ${a} gegen ${second} ${b}`,
    wins: (who) => `geht an ${wer(who)}`,
    winsYou: 'geht an dich',
    tie: 'Gleichstand',
    left: (name) => `${name} hat übrig: eine`,
    leftYou: 'Du hast übrig: eine',
    decides: 'diese entscheidet',
    decidesShort: 'entscheidet',
    fold: 'Was kommt, in Worten',
    noPair: 'Es sind keine zwei Würfel mehr da, die sich treffen.',
  },
  foreseen: {
    youWin: 'gewinnst du',
    wins: (name) => `gewinnt ${wer(name)}`,
    left: (wins, loser) => `${wins}, denn ${loser} zuerst die Würfel aus.`,
    youRunOut: 'dir gehen',
    runsOut: (name) => `${name} gehen`,
    last: (wins) => `${wins}, mit der letzten Runde, die jemand gewinnt.`,
    before: (wins) => `${wins}, mit einer früher gewonnenen Runde: Alles andere ist Gleichstand.`,
    nobody: 'gewinnt niemand, denn alles andere ist Gleichstand.',
    ifNobodyCalls: 'Wenn niemand aufruft:',
    then: 'Dann',
  },
  pick: {
    no: {
      full: 'Mehr wirft das nicht neu: Lass erst einen los.',
      out: 'Dieser Würfel ist im Beutel.',
      'other-pile': 'Wähle einen von denen, die beiseite liegen.',
      twenty: 'Eine 20 bleibt, wo sie ist.',
    },
    lost: (values) =>
      `${values.length === 1 ? 'Ein Würfel, den du gewählt hattest, ist' : 'Würfel, die du gewählt hattest, sind'} nicht mehr zu haben: ${listed(values)}.`,
    lostSome: 'Etwas, das du gewählt hattest, liegt nicht mehr auf dem Tisch.',
    first: 'Wähle erst einen Würfel.',
    some: (most) =>
      most === 1
        ? 'Wähle oben den Würfel, der neu geworfen wird, aus einem der Stapel.'
        : `Wähle oben bis zu ${most} Würfel, die neu geworfen werden, aus beiden Stapeln.`,
    one: 'Wähle oben einen deiner Würfel.',
    unkept: 'Wähle oben einen deiner Würfel, die beiseite liegen.',
    pairs: 'Wähle oben einen behaltenen und einen von beiseite: Sie tauschen die Stapel.',
    keys: 'Pfeile bewegen, die Leertaste wählt, Enter macht weiter.',
    letGo: (value) => `Die ${value} loslassen`,
  },
  calls: {
    title: 'Etwas aufrufen',
    titleFor: (name) => `Aufrufe von ${wem(name)}`,
    traits: 'Eigenschaften',
    wells: 'Quellen',
    theirs: (name) => `Lasten von ${wem(name)}`,
    own: 'Eigene Lasten',
    ownOf: (name) => `Lasten von ${wem(name)}, selbst aufgerufen`,
    none: {
      traits: 'Keine Eigenschaft zum Aufrufen.',
      theirs: (name) => `${name} trägt keine Last.`,
      own: 'Keine Last.',
    },
    rating: (rating) => `${rating}d20`,
    ratingSpoken: (rating) => wuerfel(rating),
    wellLeft: (left, rating) => `noch ${left} von ${rating}`,
    made: 'Was jetzt nicht aufgerufen werden kann',
    gone: 'Was du aufrufen wolltest, ist nicht mehr da. Deine Worte sind noch hier.',
    heading: {
      trait: (name) => `„${name}“ aufrufen`,
      well: (name) => `Aus „${name}“ schöpfen`,
      burden: (name) => `Die Last „${name}“ aufrufen`,
      own: (name) => `Deine eigene Last „${name}“ aufrufen`,
    },
    about: {
      trait: 'Die neuen Zahlen gelten, auch wenn sie niedriger sind.',
      wellFresh: (count) => `${dazu(count)} zum Wurf dazu, und alle werden neu behalten.`,
      wellLater: (count) =>
        `${dazu(count)} beiseite. Eine 20 wird behalten, und was dem niedrigsten behaltenen gleicht.`,
      burden: (value) => `Der Würfel, den du gibst, wird ${value}; die Last bekommt, was er zeigte.`,
      own: (name, value) =>
        `${name} nimmt ihre ${value} und lässt einen eigenen Würfel dafür da. Ein niedriger macht die Last leichter.`,
    },
    how: 'Wie es hier zählt',
    howMissing: 'Sag, wie es hier zählt.',
    wellDice: 'Würfel zu schöpfen',
    go: {
      trait: (count) => (count === 0 ? 'Neu werfen' : `${gross(einenWuerfel(count))} neu werfen`),
      well: (count) => `${gross(einenWuerfel(count))} schöpfen`,
      burden: (given, taken) => (given === null ? `Die ${taken} nehmen` : `Die ${given} geben, die ${taken} nehmen`),
      own: 'Ihren Würfel hinübergeben',
    },
    asks: 'Die Spielleitung lässt es gelten oder streicht es.',
    back: 'Zurück',
    becomes: (was, value, pile) => `Die ${was} (${pile}) wird ${value}; die Last wird ${was}.`,
    thenSwap: (up, down) =>
      `Danach ${up.length === 1 ? 'kann' : 'können'} ${jede(up)} an die Stelle von ${listed(down)} treten.`,
  },
  swaps: {
    title: 'Stapel tauschen',
    titleFor: (name) => `Stapel von ${wem(name)}`,
    about:
      'Deine Würfel haben sich geändert: Behaltene und beiseite gelegte dürfen tauschen, einer gegen einen, bis du bereit bist.',
    pair: (kept, unkept) => `${unkept} für ${kept}`,
    undo: (kept, unkept) => `${unkept} für ${kept} zurücknehmen`,
    half: (value, pile) => `${value}, gegen einen Würfel: ${pile}`,
    go: 'Tauschen',
    best: (up, down) => `Am besten: ${listed(up)} für ${listed(down)}`,
    bestAlready: 'Die höchsten Würfel sind schon behalten.',
    missing: 'Wähle erst ein Paar.',
    halfMissing: 'Dem gewählten Würfel fehlt noch das Gegenstück.',
    asItWouldLie: 'Wie es dann läge',
    lies: (kept, unkept) => `Behalten ${kept}; beiseite ${unkept}.`,
  },
  loss: {
    pickTitle: 'Welcher Würfel geht an die Last?',
    pickAbout: (name, burden, value) =>
      `${name} hat „${burden}“ aufgerufen. Du nimmst ihre ${value}, und einer deiner Würfel gehört dann der Last.`,
    pickGo: (value) => (value === null ? 'Geben' : `Die ${value} geben`),
    lossTitle: 'Zu welchem Würfel wird die Last?',
    lossAbout: 'Einer deiner Würfel, die beiseite liegen, tritt an die Stelle ihres Würfels.',
    lossGo: (value) => (value === null ? 'Dazu werden lassen' : `Zur ${value} werden lassen`),
    becomes: (burden, value) => `„${burden}“ wird ${value}.`,
    one: 'Mit 1 ist sie sofort überwunden.',
    keepsLow: 'Je niedriger der Würfel, desto leichter die Last.',
  },
  odds: {
    before: 'Wie stehen die Chancen?',
    beforeAbout: 'Wenn niemand aufruft, opfert oder nachgibt.',
    call: 'Wie stehen die Chancen damit?',
    callAbout: 'Wenn danach niemand aufruft und die Stapel bestens getauscht werden.',
    all: 'Was brächte jeder Aufruf?',
    allAbout: 'Jeweils mit den besten Würfeln, wenn danach niemand aufruft.',
    reckoning: 'Rechnet …',
    failed: 'Die Chancen lassen sich hier nicht ausrechnen.',
    noneWells: 'Quellen legen beim Wurf Würfel dazu: Vorher sind die Chancen nicht bekannt.',
    percent,
    nobody: 'niemand gewinnt',
    sides: (first, a, second, b, nobody) => `${first} gewinnt zu ${a}, ${wer(second)} zu ${b}; niemand zu ${nobody}.`,
    left: (name) => `${name} hat einen Würfel übrig`,
    last: (name) => `${name} gewinnt die letzte Runde`,
    keeps: (name) => `Wie viele Würfel ${wer(name)} behält`,
    keepsSome: (count, chance) => `${count}: ${chance}`,
    own: (win, lose, nobody) => `Du gewinnst zu ${win}, verlierst zu ${lose}; niemand zu ${nobody}.`,
    ownFor: (name, win, lose, nobody) => `${name} gewinnt zu ${win}, verliert zu ${lose}; niemand zu ${nobody}.`,
    none: 'Nichts aufrufen',
    with: (values) => `${listed(values)} neu`,
    draw: (count) => `${count} schöpfen`,
    give: (value) => `die ${value} geben`,
    atWorst: 'wenn die andere Seite wählt, was für dich am schlechtesten ist',
    take: 'Das nehmen',
    takeSpoken: (name) => `${name}: das nehmen`,
  },
}

function gross(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
