/** Was die Einstellungen von *The Inverted Tower* fragen. */
import { DIFFICULTY, type Difficulty } from '../odds/difficulty.ts'
import type { ItOptionWords } from '../option-words.ts'

const schwer = ({ medianRooms, fourthFloor, alive }: Difficulty): string =>
  [
    ...(medianRooms === null
      ? []
      : [`Von allen, die immer weitergehen, ist die Hälfte beim ${medianRooms}. Raum tot.`]),
    `Von tausend sehen ${fourthFloor} die vierte Ebene${alive === 0 ? '' : `, und ${alive} leben nach 400 Räumen und Treppen noch`}.`,
  ].join(' ')

export const words: ItOptionWords = {
  mode: {
    title: 'Wer hinabsteigt',
    about: 'Die Regeln kennen nur eine Figur. Seid ihr mehrere…',
    choices: {
      solo: { title: 'Jede in einem eigenen Turm', about: 'Nebeneinander: Alle sehen, wie es den anderen geht.' },
      party: { title: 'Alle in einem Turm', about: 'Ihr kommt nach Plätzen dran, mit je einem Hieb.' },
    },
  },
  race: {
    title: 'Ein Wettlauf',
    about: 'Für Türme nebeneinander: Wer kommt am weitesten?',
    choices: {
      off: { title: 'Nein', about: 'Alle haben ihre eigenen Würfel und steigen hinab, wann sie mögen.' },
      on: {
        title: 'Dieselben Würfel für alle',
        about:
          'Alle beginnen zusammen und treffen auf dieselben Räume. Von anderen Türmen siehst du, woran du selbst schon vorbei bist.',
      },
    },
  },
  partyMoves: {
    title: 'Wohin eine Gruppe geht',
    about: 'In einen neuen Raum, zurück oder die Treppe hinab.',
    choices: {
      turn: { title: 'Wer dran ist, entscheidet', about: 'Das geht schnell, und alle führen einmal.' },
      majority: {
        title: 'Mehr als die Hälfte muss es wollen',
        about: 'Alle sagen, wohin; die Gruppe geht, wenn die meisten dasselbe sagen.',
      },
    },
  },
  daggers: {
    title: 'Dolche',
    about: 'Ein Dolch macht einen Hieb um eins besser, und mehrere gehen zugleich. Was wird aus ihm?',
    choices: {
      kept: {
        title: 'Du behältst ihn',
        about: `Wie es in den Regeln steht. Bald sind Dolche den Ebenen voraus. ${schwer(DIFFICULTY.kept)}`,
      },
      spent: { title: 'Er ist verbraucht', about: `Ein hartes Spiel. ${schwer(DIFFICULTY.spent)}` },
    },
  },
  duplicateEvent: {
    title: 'Ein Ereignis, das schon da war',
    about:
      'Jede Ebene hat eine Falle, einen Händler, ein Feuer und eine Treppe. Zeigt der Würfel etwas, das es dort schon gab…',
    choices: {
      reroll: {
        title: 'Neu werfen',
        about: 'Bis er etwas zeigt, das noch fehlt. Die Treppe kommt nach ungefähr acht Räumen.',
      },
      encounter: { title: 'Stattdessen Monster', about: 'Die Treppe kommt nach ungefähr achtzehn Räumen.' },
    },
  },
  trapTreasure: {
    title: 'Der Schatz hinter einer Falle',
    about: 'In jedem Raum liegt ein Schatz.',
    choices: {
      ifPassed: { title: 'Für alle, die sie bestehen', about: 'Wer hineinläuft, bekommt nichts.' },
      never: { title: 'Keiner', about: 'Fallen bewachen nichts.' },
    },
  },
  layout: {
    title: 'Der Weg zurück',
    about: 'Eine Karte gibt es nicht, aber in Räume, die ihr kennt, könnt ihr wieder gehen.',
    choices: {
      free: { title: 'In jeden Raum, sofort', about: 'Ein Schritt, eine Probe auf Monster, die umherstreifen.' },
      line: {
        title: 'Raum für Raum',
        about: 'Die Räume einer Ebene liegen in einer Reihe, und ihr geht durch jeden.',
      },
    },
  },
  lastFloor: {
    title: 'Wie tief der Turm ist',
    about: 'Die Regeln nennen keinen Grund.',
    choices: {
      none: { title: 'Ohne Ende', about: 'Es zählt die tiefste Ebene, dann die erschlagenen Monster.' },
      '3': { title: 'Drei Ebenen', about: 'Die Treppe der dritten führt hinaus: Wer sie nimmt, hat gewonnen.' },
      '5': { title: 'Fünf Ebenen', about: 'Die Treppe der fünften führt hinaus.' },
      '10': { title: 'Zehn Ebenen', about: 'Die Treppe der zehnten führt hinaus.' },
    },
  },
  wanderInEventRooms: {
    title: 'Monster auf Streifzug',
    about: 'Sie können dort auftauchen, wohin ihr zurückgeht…',
    choices: {
      on: { title: 'Überall', about: 'Sogar am Feuer: erst der Kampf, dann die Rast.' },
      off: { title: 'Nur wo Monster waren', about: 'Feuer, Händler, Falle und Treppe sind sicher.' },
    },
  },
  levelUpHeals: {
    title: 'Eine neue Stufe',
    about: 'Sie bringt ein LP mehr als Höchstes und einen Punkt zu vergeben. Und die Wunden?',
    choices: {
      none: { title: 'Bleiben', about: 'Auch das neue LP füllt sich erst beim Heilen.' },
      one: { title: 'Eine heilt', about: 'Ein LP kommt gleich dazu.' },
      full: { title: 'Alle heilen', about: 'Bis zum neuen Höchsten.' },
    },
  },
  naturalSix: {
    title: 'Eine Sechs',
    about: 'Mit wenig Kraft ist weit unten kein Würfel hoch genug.',
    choices: {
      off: { title: 'Ist eine Sechs', about: 'Sieh nach deinen Chancen, bevor du hinabsteigst.' },
      on: { title: 'Trifft immer', about: 'Hoffnung gibt es immer.' },
    },
  },
  flee: {
    title: 'Weglaufen',
    about: 'Aus einem Raum, in dem Monster sind.',
    choices: {
      off: { title: 'Nie', about: 'Es endet mit ihnen oder mit dir.' },
      on: {
        title: 'Zurück, woher du kamst',
        about: 'Mit der Probe jenes Raums. Wovor du wegläufst, das wartet, und sein Schatz auch.',
      },
    },
  },
  bonfire: {
    title: 'Das Feuer',
    about: 'Es heilt alle, die dorthin kommen.',
    choices: {
      always: { title: 'Bei jedem Besuch', about: 'Komm zurück, so oft du dich traust.' },
      once: { title: 'Beim ersten Besuch', about: 'Danach ist es heruntergebrannt.' },
    },
  },
  wanderTreasure: {
    title: 'Was Monster auf Streifzug bei sich haben',
    about: 'Der Schatz des Raums selbst ist schon gefunden.',
    choices: {
      off: { title: 'Nichts', about: 'Nur Erfahrung.' },
      on: { title: 'Ein Wurf für jeden Kampf', about: 'Hin- und herzugehen wird ein Geschäft.' },
    },
  },
  roomsPerFloor: {
    title: 'Räume einer Ebene',
    about: 'Nichts zwingt euch hinab.',
    choices: {
      none: { title: 'Ohne Ende', about: 'Bleibt, solange ihr mögt.' },
      '5': { title: 'Fünf', about: 'Spätestens im fünften ist die Treppe.' },
      '10': { title: 'Zehn', about: 'Spätestens im zehnten ist die Treppe.' },
      '20': { title: 'Zwanzig', about: 'Spätestens im zwanzigsten ist die Treppe.' },
    },
  },
  takingBack: {
    title: 'Zurücknehmen',
    about: 'Die Tischleitung könnte ungeschehen machen, was gespielt wurde.',
    choices: {
      off: { title: 'Nie', about: 'Was geschehen ist, ist geschehen.' },
      on: {
        title: 'Durch die Tischleitung',
        about: 'Es bleibt durchgestrichen in der Chronik, und die Würfel fallen neu. In einem Wettlauf nie.',
      },
    },
  },
}
