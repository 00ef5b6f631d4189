/** How simulated delvers play. */
import { PRICE } from '../numbers.ts'
import { bestAttribute, blowOf, usefulDaggers } from '../odds/attack.ts'
import type { ItOptions } from '../options.ts'
import type { RunCommand } from '../rule.ts'
import type { Delver, Run } from '../state.ts'
import type { Policy } from './simulate.ts'

/** Where a delver goes who has nothing else to do. */
type Way = (run: Run, delver: Delver) => RunCommand

const at = ({ id, step }: Run) => ({ run: id, step })
const onwards: Way = (run) => ({ type: 'new-room', ...at(run) })
const back = (run: Run, room: number): RunCommand => ({ type: 'move-back', ...at(run), room })

/** Whether the merchant is met for the first time: gold is spent then. */
const shops = (run: Run, { gold }: Delver): boolean =>
  gold >= PRICE && run.at === run.events.merchant && run.at === run.explored

/** Potions at the last moment, points into the best attribute, as many daggers as help. */
export const player =
  (way: Way, daggers: 'used' | 'unused' = 'used'): Policy =>
  (run, delver) => {
    const inRun = { run: run.id }
    const best = bestAttribute(delver)
    if (delver.points > 0) return { type: 'raise', ...inRun, attribute: best }
    if (delver.hp === 1 && delver.potions > 0) return { type: 'drink', ...inRun }
    switch (run.stage.kind) {
      case 'trap':
        return { type: 'face-trap', ...at(run) }
      case 'fight': {
        const useful = daggers === 'used' ? usefulDaggers(delver, run.floor) : 0
        return { type: 'attack', ...at(run), attribute: best, daggers: useful }
      }
      default:
        return shops(run, delver)
          ? { type: 'buy', ...inRun, item: delver.potions === 0 ? 'potion' : 'dagger' }
          : way(run, delver)
    }
  }

/** Always on; the first stairs are taken at once. */
export const dive: Way = (run, delver) =>
  run.at === run.events.stairs ? { type: 'descend', ...at(run) } : onwards(run, delver)

/** New rooms on the first floor, for ever. */
export const stay: Way = onwards

/** To the bonfire when wounded; down only where a blow hits every other time at least. */
export const careful =
  (options: ItOptions): Way =>
  (run, delver) => {
    const { bonfire, stairs } = run.events
    if (delver.hp <= 2 && bonfire !== null && run.at !== bonfire) return back(run, bonfire)
    const below = run.floor + 1
    // Daggers that are used up are no reason to go down.
    const daggers = options.daggers === 'kept' ? usefulDaggers(delver, below) : 0
    const hits = blowOf(delver, below, options, bestAttribute(delver), daggers).chance
    if (stairs === null || hits < 0.5) return onwards(run, delver)
    return run.at === stairs ? { type: 'descend', ...at(run) } : back(run, stairs)
  }
