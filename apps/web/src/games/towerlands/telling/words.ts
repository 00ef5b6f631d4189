/** What is told of Towerlands to those who watch. */
import { within } from '../../words/within.ts'
import { catalogue, type Spoken } from '@homestake/rules/language'

const english = {
  within,
  making: 'Heroes are being made, before play opens.',
  calm: 'Nobody is at odds just now. They talk, and tell of the towerland.',
  anybody: 'Anybody: to propose a conflict, or to ask for a scene that heals.',
  over: 'The story has been told. The table is a book now.',
  at: (a: string, b: string) => `${a} and ${within(b)} are at odds.`,
  outcome: (headline: string, win: string) => `${headline}: “${win}”`,
  heals: (who: string, burden: string) => `${who} faces a burden: “${burden}”.`,
  agree: (who: string) => `${who}: to say what they would win and lose, and agree.`,
  domain: 'The GM: to choose where it is fought out, and with how many dice.',
  setup: 'The GM: to open the scene.',
  roll: (who: string) => `${who}: to say “ready”. Then the d20s fall.`,
  window: (who: string) => `${who}: to call on something of theirs, or to be ready for the round.`,
  approval: 'The GM: to let that pass, or to strike it.',
  pick: (who: string) => `${who}: to choose which die the burden takes.`,
  victory: (who: string) => `${who}: to play the higher die, or to give it up.`,
  tells: (who: string) => `${who}: to tell how the round went.`,
  chance: (who: string) => `${who}: to call on something at the last, or to let it go.`,
  burden: (who: string) => `${who}: to leave the other side a burden, or to refrain.`,
  answer: (who: string) => `${who}: to answer to the burden.`,
  accepts: (who: string) => `${who}: to accept how it ended.`,
  ends: (who: string) => `${who}: to tell how it ends.`,
  winLose: (win: string, lose: string) => `wins “${win}” or loses “${lose}”`,
  win: (win: string) => `wins “${win}”`,
} as const

export type TlTellingWords = Spoken<typeof english>
export const words = catalogue<TlTellingWords>(
  'telling/towerlands',
  english,
  (language) => import(`./words/${language}.ts`),
)
