/** Was die Einstellungen von *Towerlands* fragen. */
import type { TlOptionWords } from '../option-words.ts'

export const words: TlOptionWords = {
  calls: {
    title: 'Wie oft eine Seite aufrufen darf',
    about: 'Eigenschaften und Lasten werden aufgerufen, bevor Würfel verglichen werden.',
    choices: {
      perConflict: { title: 'Einmal im Konflikt', about: 'Wählt den Augenblick gut.' },
      perRound: { title: 'Einmal in jeder Runde', about: 'Jede Eigenschaft zählt trotzdem nur einmal im Konflikt.' },
    },
  },
  finalTie: {
    title: 'Wenn das letzte Paar gleich ist',
    about: 'Beiden Seiten sind die Würfel ausgegangen, und die letzten zwei waren gleich.',
    choices: {
      lastWon: {
        title: 'Die letzte gewonnene Runde entscheidet',
        about: 'Ein Gleichstand gehört niemandem: Es zählt die Runde davor.',
      },
      stalemate: { title: 'Niemand gewinnt', about: 'Der Konflikt endet unentschieden.' },
    },
  },
  wells: {
    title: 'Quellen',
    about: 'Eine Quelle ist eine Eigenschaft, die Würfel gibt und keine neu wirft.',
    choices: {
      call: { title: 'Werden aufgerufen', about: 'Ein Aufruf gibt so viele Würfel wie ihr Wert.' },
      start: { title: 'Von Anfang an', about: 'Ihre Würfel fallen in jedem Konflikt mit.' },
      pool: { title: 'Ein Vorrat', about: 'Jeder Aufruf nimmt einige Würfel, bis keine mehr da sind.' },
      off: { title: 'Keine', about: 'Quellen geben nichts.' },
    },
  },
  escalation: {
    title: 'Den Einsatz erhöhen',
    about: 'Wer verloren hat, darf die Sache in einen anderen Bereich tragen.',
    choices: {
      newDomain: { title: 'In einen neuen Bereich', about: 'Das erste Ergebnis wartet auf das letzte.' },
      off: { title: 'Nie', about: 'Entschieden ist entschieden.' },
    },
  },
  lastChance: {
    title: 'Keine Würfel mehr',
    about: 'Eine Seite ohne behaltene Würfel, die noch nicht aufgerufen hat…',
    choices: {
      on: { title: 'Darf es noch', about: 'Jetzt hilft nur noch eine 20.' },
      off: { title: 'Darf es nicht mehr', about: 'Aus ist aus.' },
    },
  },
  leftoverBurdens: {
    title: 'Würfel, die übrig sind',
    about: 'Wer noch Würfel hat, wenn die andere Seite keine mehr hat, darf eine Last hinterlassen.',
    choices: {
      one: { title: 'Eine Last', about: 'Mit dem höchsten Würfel.' },
      perDie: { title: 'Eine für jeden Würfel', about: 'Eine schwere Niederlage hinterlässt viele Spuren.' },
    },
  },
  goalBurden: {
    title: 'Eine Last als Ziel',
    about: 'Eine Seite darf darum kämpfen, der anderen eine Last zu hinterlassen.',
    choices: {
      lastWinningDie: {
        title: 'Sie kommt mit dem Sieg',
        about: 'Ihr Wert ist der Würfel, der zuletzt eine Runde gewann.',
      },
      leftoverOnly: { title: 'Nur aus Würfeln', about: 'Gewinnen allein hinterlässt keine.' },
    },
  },
  healingNewBurdens: {
    title: 'Neue Lasten aus einer Heilungsszene',
    about: 'Wenn die Last gewinnt, sind vielleicht noch Würfel übrig.',
    choices: {
      allowed: { title: 'Können kommen', about: 'In sich zu gehen ist ein Wagnis.' },
      forbidden: { title: 'Nie', about: 'Die Szene kann nur misslingen.' },
    },
  },
  virtual20: {
    title: 'Eine 20 aus einer Last',
    about: 'Geworfene Zwanzigen werden neben allen anderen behalten.',
    choices: {
      off: { title: 'Ist ein Würfel wie andere', about: 'Sie wurde nicht geworfen.' },
      on: { title: 'Zählt als geworfen', about: 'Auch sie wird neben den anderen behalten.' },
    },
  },
  tieAfterReroll: {
    title: 'Gleiche Würfel nach einem neuen Wurf',
    about: 'Würfel, die dem niedrigsten behaltenen gleichen, werden mit ihm behalten.',
    choices: {
      on: { title: 'Zählen wieder', about: 'Ein neuer Wurf kann mehr behaltene Würfel bringen.' },
      off: { title: 'Nur beim ersten Wurf', about: 'Später gilt das nur für Zwanzigen.' },
    },
  },
  domainCalls: {
    title: 'Einfluss und Bereiche aufrufen',
    about: 'Ihre Würfel haben sie schon gegeben.',
    choices: {
      off: { title: 'Geht nicht', about: 'Ruft auf, was euch bindet.' },
      on: { title: 'Geht', about: 'Sie werfen Würfel neu wie jede Eigenschaft.' },
    },
  },
  burdenDomainMatch: {
    title: 'Welche Lasten zählen',
    about: 'Jede Last gehört zu einem Bereich.',
    choices: {
      off: { title: 'Jede, die zur Geschichte passt', about: 'Gefragt ist ein Grund.' },
      on: { title: 'Nur aus dem Bereich des Konflikts', about: 'Ein lahmes Bein ist kein Argument.' },
    },
  },
  concede: {
    title: 'Nachgeben',
    about: 'Bevor die Würfel ausgehen…',
    choices: {
      on: { title: 'Erlaubt', about: 'Es zählt, als wären die Würfel ausgegangen.' },
      off: { title: 'Nicht erlaubt', about: 'Es wird zu Ende gespielt.' },
    },
  },
  gmApproval: {
    title: 'Wer über einen Aufruf urteilt',
    about: 'Wer aufruft, sagt, wie es hier zählt.',
    choices: {
      off: { title: 'Wer aufruft', about: 'Ein Grund genügt.' },
      on: { title: 'Die Spielleitung, bevor Würfel fallen', about: 'Sie darf streichen, was nicht passt.' },
    },
  },
  creation: {
    title: 'Neue Figuren',
    about: 'Der Text nennt keine Zahlen für sie.',
    choices: {
      template: {
        title: 'Nach Vorgabe',
        about: 'Einfluss 2, sieben Würfel für die Bereiche, zehn für sechs Eigenschaften.',
      },
      free: { title: 'Frei', about: 'Was immer der Tisch ausmacht.' },
    },
  },
  storyPointsStart: {
    title: 'Erzählpunkte am Anfang',
    about: 'Eine Heilungsszene kostet einen.',
    choices: {
      '1': { title: 'Einer', about: 'Das Übliche.' },
      '0': { title: 'Keiner', about: 'Sie wollen verdient sein.' },
      '2': { title: 'Zwei', about: 'Ein sanfteres Spiel.' },
      '3': { title: 'Drei', about: 'Noch sanfter.' },
    },
  },
  privateSheets: {
    title: 'Die Eigenschaften der Figuren',
    about: 'Zahlen und Lasten sind immer offen.',
    choices: {
      off: { title: 'Offen', about: 'Alle lesen jeden Bogen.' },
      on: {
        title: 'Zu, bis sie aufgerufen werden',
        about: 'Nur wer die Figur spielt und die Spielleitung kennen sie.',
      },
    },
  },
  odds: {
    title: 'Chancen',
    about: 'Aus dem, was alle sehen, lassen sie sich genau ausrechnen.',
    choices: {
      on: { title: 'Zeigen', about: 'Vor dem Wurf, und danach für die eigenen Aufrufe.' },
      off: { title: 'Nicht zeigen', about: 'Verlasst euch auf euer Gefühl.' },
    },
  },
}
