/** Wörter von New and Magic Land für das Pult. */
import type { DeskWords } from '../desk.ts'

export const words: DeskWords = {
  title: 'Dein Pult',
  season: 'Die Jahreszeit',
  rating: 'Konflikthärte',
  pool: 'Konfliktvorrat',
  drama: 'Dramawürfel',
  left: (left, of) => `noch ${left} von ${of}`,
  open: (season) => `Eröffnen: ${season}`,
  chooseRating: 'Wähle die Härte',
  ratingHelp:
    'Jede Zahl dient einer Jahreszeit. Niedrig: sanft, wenige Dramawürfel. Hoch: eine harte Zeit. Die Reise ist meist leicht.',
  used: 'vergeben',
  setting: 'Wo es spielt',
  ending: (season) => `Am Ende: ${season}. Jede Figur zieht Bilanz. Danach beginnt die nächste Jahreszeit.`,
  closingNow: 'Die Dramawürfel sind verbraucht: Beende die Jahreszeit, wenn jede Geschichte zur Ruhe gekommen ist.',
  festival: 'Das Erntefest eröffnen',
  festivalHelp:
    'Fünf Jahreszeiten sind vorbei. Auf dem Fest streitet niemand: Alle feiern und sehen, was aus ihren Träumen wurde.',
  yearOver: 'Das Jahr ist vorbei.',
  chooseFirst: 'Wähle erst eine Härte.',
  until: 'bis zum Ende der Jahreszeit',
  notOpen: 'Gerade läuft keine Jahreszeit.',
  conflictOn: 'Es liegt schon ein Konflikt auf dem Tisch.',
  ratingMeans: (rating, settlers) =>
    `Ein Vorrat von ${rating} und ${rating * settlers} Dramawürfel: ${rating} für ${settlers === 1 ? 'die eine Figur' : `jede von ${settlers} Figuren`}.`,
  close: (season) => `Beenden: ${season}`,
  closeSure: (left) =>
    left === 0
      ? 'Die Jahreszeit beenden? Ihre Härte und ihr Vorrat werden für alle offengelegt.'
      : `Die Jahreszeit beenden? ${left === 1 ? 'Der letzte Dramawürfel verfällt' : `Die ${left} Dramawürfel verfallen`}, und Härte und Vorrat werden für alle offengelegt.`,
  past: 'Vergangene Jahreszeiten',
  pastLine: (season, rating, supply, left) =>
    `${season}: Härte ${rating}, ${supply - left} von ${supply} Dramawürfeln verbraucht`,
  oppositions: 'Vorbereitete Gegenseiten',
  oppositionsHelp: 'Nur du siehst sie. Ein Aspekt wird bekannt, wenn du einen Dramawürfel dafür ausgibst.',
  prepare: 'Noch eine vorbereiten',
  prepareLabel: 'Wie sie heißt',
  prepareHint: 'Die Reiter der schwarzen Zoe',
  name: 'Name',
  note: 'Was sie will, was sie fürchtet',
  aspect: (number) => `Aspekt ${number}`,
  drop: 'Weglegen',
  dropSure: (name) => `${name} weglegen?`,
  bringIn: 'Ins Spiel bringen',
  editIt: 'Ändern',
  notes: 'Deine Notizen',
  nonePrepared: 'Noch nichts vorbereitet.',
  nobodyToRead: 'Keine Figur wartet auf dich.',
}
