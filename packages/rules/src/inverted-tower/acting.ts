/** What a decision may take for granted, because `legal` has looked already; each throws where it is not so (a fault). */
import type { Acting } from './rule.ts'
import type { Delver, Run, Stage } from './state.ts'

export const certain = <T>(value: T | null | undefined, what: string): T => {
  if (value === null || value === undefined) throw new Error(`there is no ${what}`)
  return value
}

export const delverOf = ({ run, seat }: Acting): Delver => certain(run.delvers[seat], `delver of ${seat}`)

export const stageOf = <K extends Stage['kind']>({ stage }: Run, kind: K): Extract<Stage, { readonly kind: K }> => {
  if (stage.kind !== kind) throw new Error(`the run is at ${stage.kind}, not at ${kind}`)
  return stage as Extract<Stage, { readonly kind: K }>
}

/** Who acts, and where the run lies: what stands in each event about a run. */
export const by = (acting: Acting) => ({ tower: acting.tower, seat: acting.seat, name: delverOf(acting).name })
