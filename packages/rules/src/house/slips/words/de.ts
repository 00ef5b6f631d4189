/** Die Sätze über Zettel auf dem Pult. */
import type { SlipWords } from '../words.ts'

export const words: SlipWords = {
  writtenAlready: 'Dieser Zettel ist schon geschrieben.',
  tooMany: 'Das Pult ist voll. Wirf zuerst etwas weg.',
  notThere: 'Diesen Zettel gibt es nicht mehr.',
  tickedAlready: 'So ist es schon.',
}
