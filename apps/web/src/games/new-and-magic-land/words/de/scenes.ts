/** Wörter von New and Magic Land für alle, die eine Szene eröffnen oder ändern. */
import type { SceneWords } from '../scenes.ts'
import { wer } from '../../../words/de/within.ts'

export const words: SceneWords = {
  turn: (who) => `Die nächste Szene: ${who}`,
  yourTurn: 'Die nächste Szene eröffnest du',
  gmTurn: 'Die nächste Szene eröffnet die Spielleitung',
  lead: 'Beginn da, wo es spannend wird: ein paar Leute, ein Ort, etwas, das nicht warten kann.',
  order: 'Wer Szenen eröffnet, der Reihe nach',
  give: (who) => `Die Reihe geht an ${wer(who)}`,
  giveHelp: 'Hat jemand eine Szene, die nicht warten kann? Drück auf einen Namen, um die Reihe weiterzugeben.',
  about: 'Was vor sich geht',
  aboutHint: 'Abend an der Furt. Die Ochsen wollen nicht hinein, und am anderen Ufer brennt Licht.',
  set: 'Szene eröffnen',
  pass: 'Aussetzen',
  close: 'Szene beenden',
  change: 'Wer da ist',
  changeDone: 'So ist es',
  complicate: 'Etwas geht schief',
  complicateLabel: 'Was schiefgeht',
  complicateHint: 'Die Achse bricht, und der Regen beginnt.',
}
