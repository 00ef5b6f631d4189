/** Was der Client selbst sagt. */
import type { ClientWords } from '../words.ts'

export const words: ClientWords = {
  unreachable: 'Der Server ist nicht zu erreichen. Es ist nichts geschehen.',
  unreadable: 'Die Antwort war nicht zu lesen.',
}
