/** Wer keinen eigenen Namen hat, mitten im Satz. */
import { within } from '@homestake/rules/language'

/** Im Nominativ und im Akkusativ. */
export const wer = within(['Die Spielleitung', 'Die Gegenseite', 'Jemand'])

/** Im Dativ: „von der Gegenseite“. */
export const wem = (name: string): string =>
  name === 'Die Spielleitung'
    ? 'der Spielleitung'
    : name === 'Die Gegenseite'
      ? 'der Gegenseite'
      : name === 'Jemand'
        ? 'jemandem'
        : name
