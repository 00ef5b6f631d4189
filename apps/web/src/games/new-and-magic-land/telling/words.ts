/** What is told of New and Magic Land to those who watch. */
import { fullStopAfter } from '../../words/fullstop.ts'
import { within } from '../../words/within.ts'
import { catalogue, type Spoken } from '@homestake/rules/language'

const english = {
  within,
  making: 'Before the journey: the settlers get ready.',
  between: 'A season is over; the next has not begun.',
  opens: (season: string) => `The GM opens ${season}.`,
  goals: (who: string) => `${who}: to choose a Goal for the season.`,
  turn: (season: string) => `${season}: no scene is being played.`,
  sets: (who: string) => `${who}: to set the next scene, or to pass.`,
  scene: 'A scene is being played.',
  present: (who: string) => `In it: ${who}. They play it out until two want what can’t both come true.`,
  at: (a: string, b: string) => `${a} and ${within(b)} are at odds.`,
  agree: (who: string) => `${who}: to say what is at stake, and agree to both.`,
  gather: (a: string, b: string) =>
    `${a} and ${within(b)} gather dice. The highest die decides; what each has left is added.`,
  again: (last: string) => `${last}. Dice are gathered once more.`,
  ready: (who: string) => `${who}: to gather dice, or to say “ready”.`,
  mayRaise: (who: string) => `${who}: to raise the stakes and roll again, or to give in.`,
  tie: 'Both: to draw it out, or to let it rest.',
  burns: (who: string) => `${who}: to burn a Harvest Die against it, or let it be.`,
  tells: (who: string) => `${who}: to tell how it ends.`,
  gains: (who: string) => `${who}: to say what stays of it.`,
  outcome: (headline: string, stakes: string) => `${headline}: “${stakes}”${fullStopAfter(stakes)}`,
  ending: (season: string) => `${season} ends: each settler takes stock.`,
  settles: (who: string) => `${who}: still taking stock.`,
  festival: 'The Harvest Festival. Each tells of the feast, and sees what came of the Dream.',
  festivalTurn: {
    feast: (who: string) => `${who}: to tell what they do at the feast.`,
    roll: (who: string) => `${who}: to roll for the Dream.`,
    fate: (who: string) => `${who}: to tell what came of the Dream.`,
  },
  over: 'The year is over. The table is a book now.',
} as const

export type NmlTellingWords = Spoken<typeof english>
export const words = catalogue<NmlTellingWords>(
  'telling/new-and-magic-land',
  english,
  (language) => import(`./words/${language}.ts`),
)
