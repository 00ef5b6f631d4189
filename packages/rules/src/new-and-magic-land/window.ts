/** Whether a command means the conflict, the stage and the step that the table is at (D13). */
import { refuse, type Refusal } from '../table/refusal.ts'
import type { Looking } from './rule.ts'
import type { Conflict, Settler } from './state.ts'
import { nmlWords as words } from './words.ts'

export type At<S extends Conflict['stage']> = Conflict & { readonly stage: S }

export const isRefusal = (value: object): value is Refusal => 'code' in value

/**
 * The conflict that a command names, if it is at one of these stages.
 * @returns `stale` where the table has moved on to another conflict or step, `not-now` at another stage
 */
export const conflictAt = <S extends Conflict['stage']>(
  { play: { conflict } }: Looking,
  named: { readonly conflict: string; readonly step?: number },
  ...stages: readonly S[]
): At<S> | Refusal => {
  if (conflict === null || conflict.id !== named.conflict) return refuse('stale', words.conflictOver)
  if (named.step !== undefined && named.step !== conflict.step) return refuse('stale', words.movedOn)
  return (stages as readonly string[]).includes(conflict.stage)
    ? (conflict as At<S>)
    : refuse('not-now', words.notAtThisStage(conflict.stage))
}

/** The settler of the seat that acts, if they are in play. */
export const ownSettler = ({ play, actor }: Looking): Settler | Refusal => {
  const settler = actor.seat === null ? undefined : play.settlers[actor.seat]
  if (settler === undefined) return refuse('not-yours', words.needsSettler)
  if (settler.stage === 'out') return refuse('not-allowed', words.storyOver)
  return settler.stage === 'playing' ? settler : refuse('not-now', words.notPlayingYet)
}
