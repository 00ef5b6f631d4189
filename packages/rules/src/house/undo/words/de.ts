import type { Chair } from '../../../contract/game.ts'
import type { UndoWords } from '../words.ts'

const CHAIR = { gm: 'Die Spielleitung', host: 'Wer den Tisch hütet,' } as const satisfies Record<Chair, string>

export const words: UndoWords = {
  chair: (chair) => CHAIR[chair],
  tookBack: (what) => `Zurückgenommen: ${what}`,
  tookBackSomething: 'Etwas wird zurückgenommen.',
  onlyChair: (chair) => `${CHAIR[chair]} kann zurücknehmen, was gespielt wurde.`,
  notInThisGame: 'In diesem Spiel wird nichts zurückgenommen.',
  noSuchLine: 'Diese Zeile gibt es nicht.',
  notAnAct: 'Nur was gespielt wurde, lässt sich zurücknehmen. Das hier ist kein Spielzug.',
  already: 'Das ist schon zurückgenommen.',
  tooFar: (most) => `Das liegt zu weit zurück: Nur die letzten ${most} Ereignisse lassen sich zurücknehmen.`,
  otherShape: 'Das wurde mit einem älteren Homestake gespielt und lässt sich nicht zurücknehmen.',
  brought: 'Das wurde gespielt, bevor der Tisch hierherkam, und lässt sich nicht zurücknehmen.',
  turnsDice: 'Damit beginnen neue Würfel, oder alte wurden offengelegt. Das lässt sich nicht zurücknehmen.',
  otherDice: 'Die Würfel, mit denen das gespielt wurde, sind weggelegt. Es lässt sich nicht mehr zurücknehmen.',
  notYourEyes: 'Das hat etwas verändert, das nur eine mitspielende Person sehen darf. Von hier aus bleibt es.',
  undecided: 'Das hat etwas entschieden, das noch niemand sehen darf. Es lässt sich nicht zurücknehmen.',
  revealed: 'Damit kam etwas ans Licht, und das kann niemand wieder vergessen.',
  nothing: 'Das hat nichts verändert, das wieder werden könnte, wie es war.',
  restsOnLine: (what) => `Was danach kam, baut darauf auf. Nimm zuerst das zurück: „${what}“`,
  restsOnQuiet: 'Etwas, das danach geändert wurde, baut darauf auf. Darum bleibt es.',
  noWay: 'Der Tisch kann nicht mehr werden, wie er war. Das bleibt.',
}
