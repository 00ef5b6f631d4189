/** Die Sätze über Linien, Schleier und die Pause. */
import type { SafetyWords } from '../words.ts'

export const words: SafetyWords = {
  paused: 'Der Tisch macht Pause. Atmet durch; niemand muss sagen, warum.',
  resumed: 'Es geht weiter.',
  isPaused: 'Der Tisch macht Pause.',
  pausedAlready: 'Der Tisch macht schon Pause.',
  notPaused: 'Der Tisch macht gerade keine Pause.',
  agreedAlready: 'Du hast schon gesagt, dass es für dich weitergehen kann.',
  tooMany: 'Mehr kann sich ein Tisch nicht merken. Hebt erst etwas anderes auf.',
  notThere: 'Das steht nicht mehr da.',
  drawnAlready: 'So steht es schon da.',
}
