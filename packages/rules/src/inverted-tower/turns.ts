/** Whose turn it is, and what follows when somebody leaves the tower. */
import { by } from './acting.ts'
import type { Acting, RunEvents } from './rule.ts'
import type { Delver, End } from './state.ts'
import { killsOf, namesOf, standing } from './who.ts'

/** IA18: after a roll or a move the turn goes on in the order of seats. Nothing, where only one is left. */
export const nextTurn = (acting: Acting, gone = false): RunEvents => {
  const { run, tower } = acting
  const here = standing(run).filter((seat) => !gone || seat !== acting.seat)
  const at = run.order.indexOf(run.turn)
  const next = here.find((seat) => run.order.indexOf(seat) > at) ?? here[0]
  if (next === undefined || next === run.turn) return []
  return [{ type: 'turn-passed', tower, seat: next, name: run.delvers[next]?.name ?? '' }]
}

/** The run is over. Nothing is killed and no room entered by what ends it, so its numbers stand. */
export const runEnds = ({ run, tower, seat }: Acting, end: End): RunEvents => [
  {
    type: 'run-ended',
    tower,
    seat,
    names: namesOf(run),
    end,
    floor: run.floor,
    kills: killsOf(run),
    rooms: run.entered,
  },
]

/** IA12, 3.4: somebody is dead or goes home. With the last of them the run is over. */
export const leaves = (acting: Acting, fate: 'dead' | 'retired'): RunEvents => {
  const { run, seat } = acting
  const left = { type: 'delver-left' as const, ...by(acting), fate }
  if (standing(run).some((other) => other !== seat)) return [left, ...(run.turn === seat ? nextTurn(acting, true) : [])]
  const home = fate === 'retired' || Object.values<Delver>(run.delvers).some((delver) => delver.fate === 'retired')
  return [left, ...runEnds(acting, home ? 'retired' : 'dead')]
}
