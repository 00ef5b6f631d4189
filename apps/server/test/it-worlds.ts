/** Worlds of the Inverted Tower: a race in them, how it begins, and where its runners are. */
import type { Asking } from '@homestake/client'
import { seatId, seatOf } from '@homestake/rules'
import { isOver, movesOf, type ItPlays, type Run } from '@homestake/rules/inverted-tower'
import { viewIn } from './players.ts'
import type { Pick } from './secrets.ts'
import type { Person, World } from './world.ts'
import type { TwoWorlds } from './worlds.ts'

const viewOf = (world: World, name: Person) => viewIn<ItPlays>(world.who(name).present)
const seatIn = (world: World, name: Person) => seatId.parse(world.seat(name))

/** A runner’s own run, as they see it; `null`: no race is on. */
const runOf = (world: World, name: Person): Run | null =>
  viewOf(world, name)[seatOf(seatIn(world, name))]?.play.run ?? null

export const isOut = (world: World, name: Person): boolean => {
  const run = runOf(world, name)
  return run === null || isOver(run)
}

const PER_FLOOR = 1_000_000
const placeOf = (floor: number, room: number): number => floor * PER_FLOOR + room

/** The newest room that a runner has come to, as a number that grows. */
export const markOf = (world: World, name: Person): number => {
  const run = runOf(world, name)
  return run === null ? 0 : placeOf(run.floor, run.explored)
}

/** Whether a command of Bob’s leads beyond a mark. */
export const leadsBeyond = (world: World, { type }: Asking, mark: number): boolean => {
  const run = runOf(world, 'bob')
  if (run === null) return false
  if (type === 'descend') return placeOf(run.floor + 1, 0) > mark
  return type === 'new-room' && placeOf(run.floor, run.explored + 1) > mark
}

/** Something that Ann may do now, but to go home: often the obvious. `null`: she is out. */
export const annMay = (world: World, pick: Pick): Asking | null => {
  const moves = movesOf(viewOf(world, 'ann'), seatIn(world, 'ann')).filter(
    ({ kind }) => kind !== 'enter' && kind !== 'retire',
  )
  return (moves[pick(2) === 0 ? 0 : pick(Math.max(1, moves.length))] ?? null)?.command ?? null
}

/** All go down; in a race Ann runs ahead, alike in both worlds, for some rooms or until she is in danger. */
export const begin = async (worlds: TwoWorlds, seed: number, actors: readonly Person[]): Promise<void> => {
  let step = 10
  const players = actors.filter((name) => name !== 'gm')
  for (const name of players)
    await worlds.both(seed, step++, name, { type: 'enter', name: `${name} the ${seed}th`, attribute: 'str' })
  const { a } = worlds
  if (!players.includes('ann') || viewOf(a, 'ann').table.play.race === null) return
  const goal = 4 + (seed % 6)
  const inDanger = (): boolean => (runOf(a, 'ann')?.delvers[seatIn(a, 'ann')]?.hp ?? 0) <= 2
  while (step < 90 && !inDanger() && (runOf(a, 'ann')?.entered ?? goal) < goal) {
    const asking = annMay(a, () => 0)
    if (asking === null) return
    await worlds.both(seed, step++, 'ann', asking)
  }
}
