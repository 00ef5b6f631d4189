/** What is said at the table that plays itself, in German. */
import type { DemoWords } from './words.ts'

export const de: DemoWords = {
  title: 'Laternenfurt',
  setting: 'Zwei Wagen und ein Maultier, neun Tage hinter der letzten Straße.',
  people: {
    hanna: {
      player: 'Mia',
      name: 'Hanna Bach',
      aspects: ['Tochter eines Fährmanns', 'Schaut nie nach unten', 'Verzeiht langsam'],
      ties: ['Ihr Bruder, der blieb', 'Bischof, das Maultier'],
      past: 'Die Fähre sank in der einen Nacht, in der ich nicht an Bord war.',
      dream: 'Eine eigene Fähre, und eine Glocke, die sie ruft.',
      goal: 'Beide Wagen über den Fluss.',
    },
    josef: {
      player: 'Jo',
      name: 'Josef Lind',
      aspects: ['Flickt Uhren', 'Zählt leise mit', 'Hält sein Wort'],
      ties: ['Die Lehrerin aus Arden', 'Sein Vater, in Briefen'],
      past: 'Ich habe eine Uhr verkauft und wusste, sie bleibt stehen.',
      dream: 'Eine Turmuhr, die das ganze Tal hört.',
      goal: 'Jeden Abend sind alle gezählt.',
    },
    pell: {
      player: 'Sam',
      name: 'Witwe Pell',
      aspects: ['Kocht für zwölf', 'Kennt die Geschichte schon', 'Singt dem Maultier vor'],
      ties: ['Der alte Marten, der führt', 'Ein Mann namens Pell'],
      past: 'Ich war nie verheiratet. So fragt niemand lange.',
      dream: 'Ein langer Tisch unter einem Dach, und niemand fehlt daran.',
      goal: 'Niemand geht auf diesem Weg hungrig schlafen.',
    },
  },

  scene:
    'Abend. Der Fluss ist seit Mittag gestiegen, braun und laut, und die Furt von der Karte liegt darunter. Am anderen Ufer hat jemand eine Laterne aufgehängt.',
  rope: 'Hanna bindet sich das lange Seil um, bevor jemand sie darum gebeten hat.',
  paces: '„Vierzig Schritte“, sagt Josef, der zweimal gezählt hat. „Dreißig, wenn die Steine noch liegen, wo sie lagen.“',
  soup: 'Ich koche Suppe. Irgendwer wird sie brauchen.',
  wants: 'Beide Wagen sind drüben, bevor es dunkel ist.',
  river: 'Der Fluss',
  against: 'Der Fluss behält den zweiten Wagen, und das Saatgut darin.',
  agreed: 'Das Saatgut? Das täte weh. Gut, so soll es gelten.',
  cold: 'Kälter, als er aussieht',
  trees: 'Bringt Bäume mit',
  remembers: 'Die letzte Fähre, die sie verließ, sank ohne sie. Der Fluss weiß es noch.',

  sixes: { ours: 'Eine Sechs! Und sie rollt weiter.', theirs: 'Klar, dass der Fluss die Sechsen würfelt.' },
  ahead: 'Ihr liegt vorn. Aber der Fluss ist noch nicht fertig mit euch.',
  behind: [
    'Hanna geht hinein bis zur Brust und schaut nicht nach unten.',
    'Das Seil ist zu Ende. Sie knotet ihr Tuch daran und geht weiter.',
  ],
  tie: ['Gleichstand! Noch hat es niemand. Ich lasse dieses Seil nicht los.', 'Wieder gleich? Dann noch einmal. Alles.'],
  more: {
    ours: [
      'Beide Wagen drüben, und wer die Laterne aufgehängt hat, kommt herunter und hilft.',
      'Beide Wagen drüben, und von heute an heißt diese Furt nach Hanna.',
    ],
    theirs: 'Der Fluss nimmt Wagen und Saat, und Bischof dazu.',
  },
  enough: { ours: 'Das reicht. Ich lasse los.', theirs: 'Der Fluss hat genug von euch. Ihr gewinnt.' },
  rest: 'Lassen wir es ruhen? Wir sind beide zu müde.',

  told: {
    won: 'Das Seil singt, das Maultier schwimmt, und der zweite Wagen kommt mit brennender Lampe die Böschung herauf.',
    lost: 'Der zweite Wagen legt sich in den Fluss wie jemand, der müde ist. Was davontreibt, ist Stroh.',
    neither: 'Niemand gibt nach. Sie ziehen die Wagen zurück ans Ufer und setzen sich mit dem Gesicht zum Wasser.',
  },
  said: {
    won: 'Hab ich’s nicht gesagt? Suppe.',
    lost: 'Aber wir sind alle da. Ich habe gezählt.',
    neither: 'Dann essen wir eben auf dieser Seite.',
  },
  left: {
    won: 'Das Seil hat Hanna die Hände zerschnitten: eine Woche lang keine Zügel.',
    lost: 'Ein Drittel des Saatguts ist fort, und jemand muss es den anderen sagen.',
    neither: 'Flussaufwärts hat es wieder angefangen zu regnen.',
  },
  child: 'Am Morgen ist die Laterne näher gekommen. Wer sie trägt, ist neun Jahre alt und fragt, was sie zu tauschen haben.',
  bowl: 'Witwe Pell reicht ihr eine Schale. „Das hier“, sagt sie, „für den Anfang.“',

  closing: 'Das war die Reise. Jetzt würfelt ihr alle für euer Ziel, und was ich verborgen hielt, liegt offen.',
  goals: {
    hanna: { yes: 'Drüben, und trocken genug.', no: 'Die Wagen sind, wo sie sind. Sie sucht weiter nach einer besseren Furt.' },
    josef: { yes: 'Alle sind da. Er zählt noch einmal, sicherheitshalber.', no: 'An einem Abend fehlt einer. Er hatte sich selbst vergessen.' },
    pell: { yes: 'Der Topf ist leer, und niemand sonst.', no: 'Am elften Abend gibt es nur Tee.' },
  },
  end: 'So geht hier eine Jahreszeit: vier kommen noch, und dann das Erntefest. Danke fürs Zuschauen!',
  yours: 'Für einen eigenen Tisch braucht ihr ein Spiel, einen Namen, und einen Link für die anderen.',
} // prettier-ignore
