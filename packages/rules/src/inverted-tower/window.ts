/** Whether a command means the run, the stage and the step that the sender's run is at (D13), and whose turn it is. */
import type { SeatId } from '../table/ids.ts'
import { refuse, type Refusal } from '../table/refusal.ts'
import type { Looking } from './rule.ts'
import type { Delver, Run, Stage } from './state.ts'
import { isOver, runPlayed, towerOf } from './who.ts'
import { itWords as words } from './words.ts'

export const isRefusal = (value: object): value is Refusal => 'code' in value

/** A run, who acts in it, and with whom. */
export interface InRun {
  readonly run: Run
  readonly seat: SeatId
  readonly delver: Delver
}

/** The run that a command names, if the actor is in it and still stands. */
export const inRun = (looking: Looking, named: { readonly run: string }): InRun | Refusal => {
  const { view, actor } = looking
  const { seat } = actor
  if (seat === null) return refuse('not-yours', words.needsSeat)
  if (actor.standIn && towerOf(view.table, seat) === 'race') return refuse('not-yours', words.raceIsTheirs)
  const run = runPlayed(view, actor)
  if (run === null) return refuse('not-now', words.notInside)
  if (run.id !== named.run) return refuse('stale', words.otherRun)
  if (isOver(run)) return refuse('not-now', words.runOver)
  const delver = run.delvers[seat]
  if (delver === undefined) return refuse('not-now', words.notInside)
  return delver.fate === 'in' ? { run, seat, delver } : refuse('not-now', words.delverOut[delver.fate])
}

/** As `inRun`, at one of these stages and at the step that the sender saw. */
export const runAt = (
  looking: Looking,
  named: { readonly run: string; readonly step: number },
  ...kinds: readonly Stage['kind'][]
): InRun | Refusal => {
  const acting = inRun(looking, named)
  if (isRefusal(acting)) return acting
  const { run } = acting
  if (run.step !== named.step) return refuse('stale', words.movedOn)
  return kinds.includes(run.stage.kind) ? acting : refuse('not-now', words.notAt[run.stage.kind])
}

/** Why this seat may not roll now: it is another's turn, or a level's point has to be given first (IA7). */
export const mustRoll = ({ run, seat }: InRun): Refusal | null =>
  run.turn === seat ? pointsFirst(run) : refuse('not-yours', words.notYourTurn(run.delvers[run.turn]?.name ?? ''))

/** IA18: as `mustRoll`, where by the table's option everybody has a say in where the party goes. */
export const mayLead = ({ options }: Looking, acting: InRun): Refusal | null =>
  options.mode === 'party' && options.partyMoves === 'majority' ? pointsFirst(acting.run) : mustRoll(acting)

const pointsFirst = (run: Run): Refusal | null =>
  (run.delvers[run.turn]?.points ?? 0) > 0 ? refuse('not-now', words.pointFirst) : null
