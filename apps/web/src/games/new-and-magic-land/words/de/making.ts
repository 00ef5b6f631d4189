/** Wörter von New and Magic Land für Figuren, die gemacht und gelesen werden. */
import type { MakingWords } from '../making.ts'

import { suggestions } from './suggestions.ts'
export const words: MakingWords = {
  making: {
    lead: 'Jedes Feld bleibt, wie du es verlässt. Ändere, was du willst, bis die Spielleitung Ja gesagt hat.',
    name: 'Name',
    split: 'Mumm und Herz',
    splitHelp:
      'Zehn Punkte, verteilt, wie du magst. In Konflikten zählt, was von einem der beiden übrig ist, und Weitermachen kostet davon. Ist ein Vorrat leer, endet die Geschichte.',
    splitSlider: (grit, heart) => `${grit} Mumm und ${heart} Herz`,
    less: 'Eins weniger Mumm, eins mehr Herz',
    more: 'Eins mehr Mumm, eins weniger Herz',
    risky: 'Einseitig: mutig, und einen schlechten Tag vom Ende entfernt.',
    even: 'Ausgewogen: sicher, wenn auch etwas brav.',
    aspects: 'Drei Aspekte',
    aspectsHelp: 'Wofür man dich kennt. Jeder gibt einen Würfel, wo er passt.',
    aspect: (number) => `Aspekt ${number}`,
    aspectHints: { '1': 'Liest das Wetter', '2': 'Vergisst keine Schuld', '3': 'Hände wie Schaufeln' },
    ties: 'Drei Beziehungen',
    tiesHelp:
      'Leute, die dir etwas bedeuten, im Guten oder im Bösen. Der Wert sagt, wie viele Würfel die Beziehung bringen kann: eins, zwei und drei, jeder einmal.',
    tie: (number) => `Beziehung ${number}`,
    tieName: 'Zu wem',
    tieNote: 'Was euch verbindet',
    tieHints: ['Mein Bruder Anselm', 'Die Witwe des Müllers', 'Hauptmann Thorne'],
    tieNoteHints: ['kam mit, weil ich darum bat', 'verkaufte uns schlechtes Mehl', 'weiß, warum ich gegangen bin'],
    tieSettler: 'Eine Figur an diesem Tisch?',
    tieNobody: 'Nein, jemand anderes',
    rating: 'Wert',
    past: 'Vergangenheit',
    pastHelp:
      'Was du früher getan hast, und warum du davon fort bist. Wenn es dich einholt, bekommt die Spielleitung zwei Würfel.',
    pastHint: 'Ich habe eine Brücke abgenommen, von der ich wusste, dass sie einstürzt.',
    dream: 'Traum',
    dreamHelp: 'Schwer zu erreichen und wert, erzählt zu werden. Erreichst du ihn bis zum Erntefest, hast du gewonnen.',
    dreamHint: 'Ein Obstgarten, der mich überlebt.',
    missing: 'Es fehlt noch',
    nothingMissing: 'Alles da. Als Nächstes liest es die Spielleitung.',
    submit: 'Der Spielleitung geben',
    waiting: 'Die Spielleitung liest. Name und Notizen kannst du noch ändern; alles andere wartet auf die Antwort.',
  },
  judging: {
    title: 'Figuren, die auf dich warten',
    approve: (name) => `${name} willkommen heißen`,
    giveBack: 'Zurückgeben',
    giveBackLabel: 'Was sich ändern soll',
  },
  fallen: {
    title: 'Diese Geschichte ist zu Ende',
    untold: 'Wie sie endete, ist noch nicht erzählt.',
    next: 'Was du tun kannst',
    watch: 'Zuschauen, lesen und mit den anderen am Tisch reden.',
    speak: 'In einer Szene für jemand anderen sprechen, wenn die Spielleitung Ja sagt.',
    anew: 'Eine neue Figur beginnen',
    anewAbout:
      'Sie kommt mit der nächsten Jahreszeit, wenn die Spielleitung sie willkommen geheißen hat. Dieser Bogen macht ihr Platz.',
    anewSure: (name) => `Den Bogen von ${name} loslassen? Die Chronik erinnert sich.`,
  },
  suggestions,
}
