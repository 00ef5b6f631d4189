/** Ein Stück der Geschichte noch einmal abspielen. */
import type { ReplayWords } from '../replay.ts'

export const words: ReplayWords = {
  title: 'Noch einmal',
  open: (chapter) => `Noch einmal abspielen: ${chapter}`,
  openShort: 'Noch einmal abspielen',
  loading: 'Es wird nachgeschlagen …',
  again: 'Noch einmal versuchen',
  empty: 'Hier wurde nichts erzählt.',
  back: 'Zurück zum Tisch',
  only: 'Das wurde früher gespielt. Du siehst nur zu.',
  told: 'Was erzählt wurde',
  notYours: 'Da war das noch nicht dein Pult.',
  bar: 'Abspielen',
  play: 'Abspielen',
  pause: 'Hier anhalten',
  first: 'Zum Anfang',
  previous: 'Eine Zeile zurück',
  next: 'Eine Zeile weiter',
  where: 'Wo du bist',
  before: 'Vor der ersten Zeile',
  at: (line, of, text) => `Zeile ${line} von ${of}: ${text}`,
  count: (line, of) => `${line} von ${of}`,
  speed: 'Tempo',
  speeds: { '0.5': 'langsam', '1': 'wie man liest', '2': 'schnell', '4': 'sehr schnell' },
  link: 'Link zu diesem Moment kopieren',
  linkAbout: 'Wer an diesem Tisch war, kann ihn öffnen.',
}
