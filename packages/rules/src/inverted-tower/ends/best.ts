import type { Draft } from 'mutative'
import { toTable } from '../../table/event.ts'
import { floorLogOf } from '../floors.ts'
import { KEPT } from '../numbers.ts'
import type { ItEvents, Rule } from '../rule.ts'
import type { BestRun, Run } from '../state.ts'
import { killsOf, namesOf } from '../who.ts'

/** A run that is over, as the table keeps it. */
export const bestOf = (run: Run): Draft<BestRun> => ({
  id: run.id,
  number: run.number,
  names: namesOf(run),
  end: run.stage.kind === 'over' ? run.stage.end : 'retired',
  floor: run.floor,
  kills: killsOf(run),
  rooms: run.entered,
  before: { ...run.before },
  floors: [...run.past.map((floor) => ({ ...floor })), floorLogOf(run)],
})

type Score = Pick<BestRun, 'floor' | 'kills'>
/** IA4: the deepest floor, then kills; of two alike the earlier stays ahead. */
const isBetter = (a: Score, b: Score): boolean => a.floor > b.floor || (a.floor === b.floor && a.kills > b.kills)

/** Those of these runs that are among the table's best, each with its place. */
export const keepBest = (best: readonly BestRun[], runs: readonly Draft<BestRun>[]): ItEvents => {
  const scores: Score[] = [...best]
  return runs.flatMap((run) => {
    const found = scores.findIndex((other) => isBetter(run, other))
    const place = found < 0 ? scores.length : found
    if (place >= KEPT.best) return []
    scores.splice(place, 0, run)
    return [toTable({ type: 'best-kept' as const, place, run })]
  })
}

export const bestRuns: Rule<never, 'best-kept'> = {
  decide: {},
  evolve: {
    'best-kept': ({ place, run }, drafts) => {
      const { best } = drafts.table.play
      best.splice(place, 0, run)
      if (best.length > KEPT.best) best.splice(KEPT.best, 1)
    },
  },
}
