/** Wörter von New and Magic Land für das Ende einer Jahreszeit. */
import type { EndingWords } from '../ending.ts'

const punkte = (count: number): string => (count === 1 ? '1 Punkt' : `${count} Punkte`)

export const words: EndingWords = {
  ending: {
    title: (season) => `${season} geht zu Ende`,
    lead: 'Jede Figur zieht Bilanz, Schritt für Schritt und alle zugleich. Sieh den anderen zu oder lass dir Zeit.',
    waitsFor: (who) => `Noch nicht fertig: ${who}`,
    track: 'Schritte am Ende der Jahreszeit',
    stops: {
      goal: 'Ziel',
      price: 'Gewinn oder Verlust',
      points: 'Gewinn',
      loss: 'Verlust',
      tie: 'Beziehung',
      rest: 'Rast',
      dream: 'Traum',
      'last-words': 'Letzte Worte',
    },
    marks: { done: 'fertig', now: 'jetzt', later: 'kommt noch' },
    steps: {
      roll: 'Der Wurf für das Ziel',
      tell: 'Wie es mit dem Ziel ging',
      points: 'Was das Ziel gebracht hat',
      loss: 'Was es kostet',
      relationship: 'Eine Beziehung',
      refresh: 'Der Wurf für die Rast',
      restore: 'Rast',
      dream: 'Der Traum',
      'last-words': 'Letzte Worte',
    },
    others: {
      roll: 'wirft als Nächstes für das Ziel',
      tell: 'erzählt, wie es ging',
      points: 'verteilt, was das Ziel gebracht hat',
      loss: 'wählt, was verloren geht',
      relationship: 'knüpft eine Beziehung oder lässt eine wachsen',
      refresh: 'wirft als Nächstes für die Rast',
      restore: 'rastet',
      dream: 'denkt über den Traum nach',
      'last-words': 'erzählt, wie die Geschichte endete',
      done: 'Bereit für das, was kommt.',
    },
    youDone: 'Du bist bereit für das, was kommt.',
    out: 'Diese Geschichte ist zu Ende.',
    told: 'Was bisher geschah',
    for: (who) => `Für ${who} handeln`,
    goal: {
      help: 'Wirf die Siegwürfel. Mit einer Sechs ist das Ziel erreicht; jede Sechs ist ein Punkt mehr.',
      dice: (count) => (count === 1 ? '1 Siegwürfel werfen' : `${count} Siegwürfel werfen`),
      none: 'Es gibt keine Siegwürfel, also ist das Ziel nicht erreicht.',
      goOn: 'So sei es',
      reached: 'Das Ziel ist erreicht',
      missed: 'Das Ziel ist nicht erreicht',
      sixes: (sixes, dice) =>
        dice === 0
          ? 'keine Würfel'
          : `${sixes === 0 ? 'keine Sechs' : sixes === 1 ? 'eine Sechs' : `${sixes} Sechsen`} auf ${dice === 1 ? 'einem Würfel' : `${dice} Würfeln`}`,
      tray: 'Siegwürfel',
    },
    tell: {
      reached: 'Wie wurde es geschafft?',
      missed: 'Was stand im Weg?',
      tell: 'Erzählen',
      skip: 'Unerzählt lassen',
    },
    points: {
      gain: (count) => `+${count}`,
      help: (count) =>
        `${punkte(count)} für Mumm ${count === 1 ? 'oder' : 'und'} Herz, für immer. Und ein Erntewürfel.`,
      take: 'Nehmen',
      left: (left) => `${punkte(left)} noch zu verteilen`,
      all: 'Alle sind verteilt.',
      placeFirst: 'Verteile erst alle Punkte.',
    },
    loss: {
      help: 'Ein verfehltes Ziel kostet einen Punkt, für immer. Welcher Vorrat gibt ihn her?',
      leaves: (pool, left, of) => `Dann sind es ${left} von ${of} ${pool}.`,
      ends: (pool) => `Nimmt den letzten Punkt ${pool}: Die Geschichte endet hier.`,
      onlyEnds: (name) =>
        `Mumm und Herz haben je nur noch einen Punkt. Welchen ${name} auch gibt, die Geschichte endet damit.`,
      oneEnds: (pool, other, left) =>
        `Von ${pool} ist nur noch 1 übrig: Geht der Punkt, so endet die Geschichte. ${other} hat noch ${left}.`,
      choose: 'Wähle erst einen Vorrat.',
      give: (pool) => `1 ${pool} verlieren`,
      giveLast: (pool) => `Letzten Punkt ${pool} verlieren, Geschichte beenden`,
    },
    tie: {
      help: 'Aus einer Jahreszeit kommt niemand heraus, ohne jemandem näher zu sein.',
      which: 'Eine Beziehung',
      fresh: 'Eine neue',
      freshAbout: 'Jemand, der wichtig geworden ist.',
      grows: 'Eine, die wächst',
      growsAbout: 'Jemand, der wichtiger ist als zuvor.',
      who: 'Zu wem',
      note: 'Was euch verbindet',
      settler: 'Eine Figur an diesem Tisch?',
      nobody: 'Nein, jemand anderes',
      starts: (rating) => `Beginnt bei +${rating}.`,
      startsSettler: (rating) => `Beginnt bei +${rating}, weil sie zu einer anderen Figur führt.`,
      one: 'Welche',
      from: (from, to) => `von +${from} auf +${to}`,
      make: 'Beziehung knüpfen',
      grow: 'Wachsen lassen',
      nameFirst: 'Sag, zu wem.',
      chooseFirst: 'Wähle erst eine Beziehung.',
    },
    refresh: {
      help: (ties) =>
        `Ein Würfel und alle Beziehungen, zusammen ${ties}: So viele ausgegebene Punkte können zurückkommen.`,
      roll: 'Einen Würfel werfen',
      verdict: (amount) => (amount === 1 ? '1 Punkt kommt zurück' : `${amount} Punkte können zurückkommen`),
      sum: (face, ties, bonus) =>
        bonus > 0
          ? `${face} auf dem Würfel, ${ties} aus Beziehungen, ${bonus} dazu`
          : `${face} auf dem Würfel, ${ties} aus Beziehungen`,
      tray: 'Rast',
    },
    restore: {
      help: 'Mumm und Herz werden nie voller als ihr Höchstwert.',
      unused: (unused) => (unused === 0 ? 'Alles davon wird gebraucht.' : `${unused} davon bleiben ungenutzt.`),
      take: 'Rasten',
      nothing: 'Es war nichts ausgegeben: Nichts kommt zurück.',
    },
    dream: {
      help: 'Ein Jahr verändert Menschen. Geht es immer noch darum?',
      keep: 'Den Traum behalten',
      change: 'Ihn ändern',
      label: 'Der neue Traum',
      settle: 'Von nun an davon träumen',
    },
    lastWords: {
      help: 'Ein Vorrat ist leer, und diese Geschichte ist zu Ende. Erzähl, wie.',
      label: 'Wie sie endete',
      tell: 'Erzählen',
    },
  },
  opening: {
    marks: { holds: 'geprüft', unseen: 'zum Teil geprüft', broken: 'es passt nicht' },
    was: (season) => `Was die Spielleitung verborgen hielt: ${season}`,
    rating: 'Konflikthärte',
    supply: 'Dramawürfel übrig',
    holds: 'Geprüft: Darauf hatte sich die Spielleitung zu Beginn der Jahreszeit festgelegt.',
    unseen:
      'Es passt zur mitgelieferten Prüfsumme. Dieser Browser war beim Beginn der Jahreszeit nicht dabei und konnte nicht vergleichen.',
    broken:
      'Das ist NICHT, worauf sich die Spielleitung zu Beginn der Jahreszeit festgelegt hatte. Bittet um eine Erklärung, bevor ihr weiterspielt.',
    away: 'Es steht in der Chronik, am Ende der Jahreszeit.',
    seed: 'Auch der Startwert der Jahreszeit liegt offen: Jeder Wurf lässt sich mit dem, was die Chronik sagt, nachrechnen.',
    sealed: (count) => (count === 1 ? 'Ein Wurf, der verdeckt war' : `${count} Würfe, die verdeckt waren`),
    roll: (number) => `Wurf ${number}`,
    sum: (best, pool, total) => `${best} und ein Vorrat von ${pool} ergeben ${total}`,
    faces: (faces) => `Würfel ${faces}`,
  },
}
