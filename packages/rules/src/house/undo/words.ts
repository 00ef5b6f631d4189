/** Every sentence about taking back. */
import { catalogue, type Spoken } from '../../language/catalogue.ts'
import type { Chair } from '../../contract/game.ts'

const CHAIR = { gm: 'The GM', host: 'The host' } as const satisfies Record<Chair, string>

const english = {
  chair: (chair: Chair) => CHAIR[chair],
  tookBack: (what: string) => `Taken back: ${what}`,
  tookBackSomething: 'Something is taken back.',
  onlyChair: (chair: Chair) => `${CHAIR[chair]} can take back what was played.`,
  notInThisGame: 'Nothing is taken back in this game.',
  noSuchLine: 'There is no such line to take back.',
  notAnAct: 'Only what was played can be taken back. This is no act of play.',
  already: 'This has been taken back.',
  tooFar: (most: number) => `This is too far back: only the last ${most} things that happened can be taken back.`,
  otherShape: 'This was played with an older Homestake, and can’t be taken back.',
  brought: 'This was played before the table was brought here, and can’t be taken back.',
  turnsDice: 'New dice begin with this, or old ones were opened. It can’t be taken back.',
  otherDice: 'The dice with which this was played are put away. It can’t be taken back any more.',
  notYourEyes: 'This changed something that only a player may see, so it can’t be taken back from here.',
  undecided: 'This decided something that nobody may see yet. It can’t be taken back.',
  revealed: 'Something came to light with this, and nobody can forget it again.',
  nothing: 'This changed nothing that could be as it was before.',
  restsOnLine: (what: string) => `What came after rests on it. Take this back first: “${what}”`,
  restsOnQuiet: 'Something that was changed afterwards rests on it, so it stays.',
  noWay: 'The table can’t be as it was before. This stays.',
} as const

export type UndoWords = Spoken<typeof english>
export const undoWords = catalogue<UndoWords>('rules/undo', english, (language) => import(`./words/${language}.ts`))
