/**
 * A small story game, written for the benchmark that several servers run and registered as any stranger's game would be. Its
 * log stands in the state, so its events say nothing in the chronicle: what is told once is sent once.
 */
import { refuse, type Game } from '@homestake/rules'
import { openChapter, toGm, toTable, type Dice } from '@homestake/rules/authority'
import { z } from 'zod'
import { newStory } from './begin.ts'
import { evolve } from './evolve.ts'
import { legal } from './legal.ts'
import { commands, events, views, type StoryCommand, type StoryEvent, type StoryPlays } from './plays.ts'

/** Each six adds a die, at most three more for each. */
const rolled = (thrown: Dice, first: number, score: number): number[] =>
  Array.from({ length: score }, (_, i) => {
    const die = thrown.die(first + i, 6)
    const faces = [die.next()]
    while (faces[faces.length - 1] === 6 && faces.length < 4) faces.push(die.next())
    return faces
  }).flat()

const both = (thrown: Dice, [first = 0, second = 0]: readonly number[]): [number[], number[]] => [
  rolled(thrown, 0, first),
  rolled(thrown, first, second),
]

/** @param drama how many Drama Dice the GM begins with */
export const storyWith = (drama: number): Game<StoryPlays, StoryCommand, StoryEvent> => ({
  id: 'small-story',
  title: 'A small story',
  chair: 'gm',
  shape: 1,
  options: z.strictObject({}),
  optionNotes: [],
  commands,
  events,
  views,
  legal,
  field: () => refuse('not-found', 'There is no such field.'),
  say: () => null,
  shown: () => [],
  begin: () => ({ table: newStory(), gm: { dramaDice: drama }, sealed: {} }),
  join: () => ({ seat: {}, between: {} }),
  seated: () => undefined,
  decide({ state, actor, chance, dice }, asked) {
    const { conflict } = state.table.play
    const scores = conflict?.sides.map(({ poolScore }) => poolScore) ?? []
    switch (asked.type) {
      case 'play':
        return [toTable({ type: 'settler-played', seat: actor.seat ?? '', settler: asked.settler })]
      case 'open':
        return [
          ...(state.table.chapter === null ? openChapter(chance) : []),
          toTable({ type: 'opened', stakes: asked.stakes, pool: asked.pool }),
        ]
      case 'gather': {
        const left = state.gm.play.dramaDice - asked.n
        return [
          toTable({ type: 'gathered', n: asked.n }),
          toGm({ type: 'drama-dice-left', left: left <= 0 ? 24 : left }),
        ]
      }
      case 'roll':
        return [toTable({ type: 'rolled', dice: both(dice(), scores) })]
      case 'escalate': {
        const loser = conflict?.winner === 0 ? 1 : 0
        const lowered = scores.map((score, i) => (i === loser ? Math.max(1, score - 1) : score))
        return [toTable({ type: 'escalated', loser, dice: both(dice(), lowered) })]
      }
      case 'concede':
        return [toTable({ type: 'conceded' })]
      default:
        return ((never: never) => never)(asked)
    }
  },
  evolve,
})
