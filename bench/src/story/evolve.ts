/** What each event of the small story changes, and the line that it writes into the log. */
import type { Drafts } from '@homestake/rules/authority'
import { slotOf } from './begin.ts'
import type { Side, StoryEvent, StoryPlays } from './plays.ts'

type Draft = Drafts<StoryPlays>
type Play = Draft['table']['play']

/** A pool that falls to one or below is topped up. */
const lessOne = (value: number, top: number): number => (value - 1 <= 1 ? top : value - 1)
const oneMore = (value: number): number => (value >= 99 ? 0 : value + 1)

const write = (play: Play, by: string, text: string, dice: number[] = []): void => {
  play.v += 1
  play.log[slotOf(play.v)] = { v: play.v, by, text, dice }
}

const settlerOf = (play: Play) => {
  const settler = play.settlers[play.turn]
  if (settler === undefined) throw new Error('nobody’s turn')
  return settler
}

const conflictOf = (play: Play) => {
  if (play.conflict === null) throw new Error('no conflict is open')
  return play.conflict
}

const rollSide = (side: Side, dice: number[]): void => {
  side.dice = dice
  side.kept = Math.min(dice.length, 1 + Math.ceil(side.poolScore / 2))
  side.total = dice
    .toSorted((a, b) => b - a)
    .slice(0, side.kept)
    .reduce((sum, die) => sum + die, 0)
}

/** @returns how the totals read */
const roll = (play: Play, dice: readonly [number[], number[]]): string => {
  const conflict = conflictOf(play)
  for (const [i, side] of conflict.sides.entries()) rollSide(side, dice[i] ?? [])
  const [first = 0, second = 0] = conflict.sides.map(({ total }) => total)
  conflict.round += 1
  conflict.winner = first >= second ? 0 : 1
  return `${first} against ${second}`
}

const escalate = (play: Play, { loser, dice }: StoryEvent & { type: 'escalated' }): void => {
  const settler = settlerOf(play)
  const side = conflictOf(play).sides[loser]
  if (side === undefined) throw new Error('there is no such side')
  const { poolName: pool } = side
  side.poolScore = Math.max(1, side.poolScore - 1)
  if (pool === 'grit' || pool === 'heart') settler[pool] = lessOne(settler[pool], 6)
  else play.conflictPool = lessOne(play.conflictPool, 8)
  const totals = roll(play, dice)
  write(play, 'GM', `${loser === 0 ? settler.name : 'The GM'} loses a die: ${totals}`, dice.flat())
}

const concede = (play: Play): void => {
  const settler = settlerOf(play)
  const won = conflictOf(play).winner === 0
  const what = won ? 'victoryDice' : 'harvestDice'
  settler[what] = oneMore(settler[what])
  play.conflict = null
  play.turn = (play.turn + 1) % 4
  if (play.turn === 0) play.season += 1
  const to = won ? settler.name : 'the harvest'
  write(play, settler.name, `The conflict is closed, the victory die goes to ${to}`)
}

export const evolve = (happened: StoryEvent, drafts: Draft): void => {
  if (happened.type === 'drama-dice-left') {
    drafts.gm.play.dramaDice = happened.left
    return
  }
  const { play } = drafts.table
  switch (happened.type) {
    case 'settler-played':
      play.played[happened.seat] = happened.settler
      return
    case 'opened': {
      const { name, [happened.pool]: score } = settlerOf(play)
      const fresh = { dice: [], kept: 0, total: 0 }
      play.conflict = {
        stakes: [...happened.stakes],
        sides: [
          { poolName: happened.pool, poolScore: score, ...fresh },
          { poolName: 'conflict', poolScore: play.conflictPool, ...fresh },
        ],
        round: 0,
        winner: null,
      }
      return write(play, name, `${name} opens a conflict: ${happened.stakes[0]}, or ${happened.stakes[1]}`)
    }
    case 'gathered': {
      const side = conflictOf(play).sides[1]
      if (side !== undefined) side.poolScore += happened.n
      return write(play, 'GM', `The GM gathers ${happened.n} dice`)
    }
    case 'rolled': {
      const { name } = settlerOf(play)
      const totals = roll(play, happened.dice)
      return write(play, name, `${name} rolls ${totals}`, happened.dice.flat())
    }
    case 'escalated':
      return escalate(play, happened)
    case 'conceded':
      return concede(play)
    default:
      return ((never: never) => never)(happened)
  }
}
