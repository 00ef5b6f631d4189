/** A race as one runner, or a watcher, knows it. */
import type { SeatId } from '@homestake/rules'
import { isOver, killsOf, type End } from '@homestake/rules/inverted-tower'
import { listed } from '@homestake/rules/language'
import { towersOf, type ItView, type Seen } from './people.ts'
import { nameAt } from './people.ts'

interface Score {
  readonly floor: number
  readonly kills: number
}

/** IA4: the deepest floor, then kills. */
export const byScore = (a: Score, b: Score): number => b.floor - a.floor || b.kills - a.kills

const scoreOf = ({ run }: Seen): Score => ({ floor: run.floor, kills: killsOf(run) })

const runnersOf = (view: ItView, own: SeatId | null): Seen[] => {
  const runners = view.table.play.race?.runners ?? []
  return towersOf(view, own).filter(({ seat }) => runners.includes(seat))
}

/** Who leads, as far as is known here; empty where nobody has opened a room yet. */
export const leaderOf = (view: ItView, own: SeatId | null): string => {
  const runners = runnersOf(view, own).filter(({ run }) => run.entered > 0)
  const [first] = runners.map(scoreOf).sort(byScore)
  if (first === undefined) return ''
  return listed(
    runners.filter((runner) => byScore(scoreOf(runner), first) === 0).map(({ seat }) => nameAt(view, own, seat)),
  )
}

/** Runners who are not out yet, as far as is known. */
export const stillRunning = (view: ItView, own: SeatId | null): string[] =>
  runnersOf(view, own)
    .filter(({ run }) => !isOver(run))
    .map(({ seat }) => nameAt(view, own, seat))

export interface Placed extends Score {
  readonly seat: SeatId
  readonly place: number
  readonly name: string
  readonly end: End
}

/** The end of a race: those alike share a place. */
export const placed = (results: readonly Omit<Placed, 'place'>[]): Placed[] => {
  const sorted = [...results].sort(byScore)
  return sorted.map((one) => ({ ...one, place: 1 + sorted.findIndex((other) => byScore(one, other) === 0) }))
}
