/** Runs that play themselves by the game’s own rules, fast: for figures that have to be counted. */
import type { Draft } from 'mutative'
import { seatId } from '../../table/ids.ts'
import { certain } from '../acting.ts'
import { newRun } from '../new-run.ts'
import type { ItOptions } from '../options.ts'
import type { Rolls } from '../rolls.ts'
import type { Acting, RunCommand } from '../rule.ts'
import { decideRun, evolveRun } from '../run-rules.ts'
import type { Delver, Run } from '../state.ts'

const SEAT = seatId.parse('self')

/** What a player who never hesitates does in a run: one command at a time; `null` stops. */
export type Policy = (run: Run, delver: Delver) => RunCommand | null

export interface Simulated {
  readonly rooms: number
  readonly kills: number
  readonly floor: number
  readonly alive: boolean
}

/** A d6 from a seed (mulberry32): the same seed, the same faces. */
export const d6From = (seed: number): (() => number) => {
  let at = seed >>> 0
  return () => {
    at = (at + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(at ^ (at >>> 15), at | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return 1 + Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * 6)
  }
}

const rollsOf = (d6: () => number): Rolls => {
  const fall: Rolls['d6'] = (again) => {
    const faces = [d6()]
    while (again?.(faces[faces.length - 1] ?? 0)) faces.push(d6())
    return { die: 0, faces }
  }
  return { throw: 0, d6: fall, treasure: () => fall() }
}

/**
 * @param begin changes the run before its first room
 * @param acts after how many moves (new rooms, ways back, stairs) it is stopped
 */
export const simulate = (
  options: ItOptions,
  policy: Policy,
  d6: () => number,
  acts = Infinity,
  begin: (run: Draft<Run>) => void = () => undefined,
): Simulated => {
  const run = newRun('run', 1, [{ seat: SEAT, name: '', attribute: 'str' }])
  begin(run)
  const acting: Acting = { run, tower: 'own', seat: SEAT, options, rolls: rollsOf(d6) }
  let moved = 0
  for (;;) {
    const delver = certain(run.delvers[SEAT], 'delver')
    if (run.stage.kind === 'over' || (run.stage.kind === 'explore' && moved >= acts)) break
    const command = policy(run, delver)
    if (command === null) break
    if (command.type === 'new-room' || command.type === 'move-back' || command.type === 'descend') moved++
    for (const event of decideRun(acting, command)) if (event.type !== 'run-begun') evolveRun(event, run)
  }
  const { kills, fate } = certain(run.delvers[SEAT], 'delver')
  return { rooms: run.entered, kills, floor: run.floor, alive: fate === 'in' }
}
