/** Every sentence about slips at the desk. */
import { catalogue, type Spoken } from '../../language/catalogue.ts'

const english = {
  writtenAlready: 'This slip is written already.',
  tooMany: 'The desk is full. Throw something away first.',
  notThere: 'This slip is not there any more.',
  tickedAlready: 'It is so already.',
} as const

export type SlipWords = Spoken<typeof english>
export const slipWords = catalogue<SlipWords>('rules/slips', english, (language) => import(`./words/${language}.ts`))
