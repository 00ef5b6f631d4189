/** Linien, Schleier und die Pause. */
import type { SafetyWords } from '../safety.ts'

export const words: SafetyWords = {
  pauseTitle: 'Pause',
  pause: 'Jetzt Pause',
  pauseAbout: 'Alle halten sofort inne. Niemand erfährt, wer darum gebeten hat, und niemand muss sagen, warum.',
  paused: 'Der Tisch macht Pause.',
  pausedAbout: 'Atmet durch. Reden könnt ihr; im Spiel geschieht so lange nichts.',
  goOn: 'Weiter',
  whoEnds: (chair) =>
    `Weiter geht es, wenn die ${chair === 'gm' ? 'Spielleitung' : 'Tischleitung'} es sagt oder alle Mitspielenden gemeinsam.`,
  agreed: (agreed, all) => `Für ${agreed} von ${all} kann es weitergehen.`,
  waiting: 'Für dich kann es weitergehen.',
  write: 'Gemeinsam aufgeschrieben',
  about:
    'Eine Linie wird an diesem Tisch nie überschritten. Was hinter einem Schleier liegt, darf geschehen, wird aber nicht gezeigt. Alle dürfen jederzeit etwas aufschreiben und ändern; von wem es kommt, wird nicht gesagt.',
  none: 'Noch ist nichts aufgeschrieben.',
  kinds: { line: 'Linie', veil: 'Schleier' },
  lines: 'Linien: hier nie',
  veils: 'Schleier: nicht gezeigt',
  kind: 'Linie oder Schleier',
  text: 'Worum es geht',
  hint: 'Leidende Tiere, Spinnen …',
  add: 'Aufschreiben',
  lift: (text) => `Aufheben: ${text}`,
  first: 'Schreib erst etwas.',
}
