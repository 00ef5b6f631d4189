/** What is counted of commands while it counts. */
import { z } from 'zod'

const tally = z.record(z.string(), z.number())

export const counted = z.strictObject({
  /** How many were seen by everyone before the time was over. */
  commands: z.number(),
  /** Milliseconds from when a command was to be sent until its answer, and until everyone had seen it. */
  answered: z.array(z.number()),
  seen: z.array(z.number()),
  refusals: tally,
  errors: tally,
  bytes: z.number(),
  /** Seconds of processor that the people took. */
  cpu: z.number(),
})
export type Counted = z.infer<typeof counted>

const add = (to: Record<string, number>, what: string): void => void (to[what] = (to[what] ?? 0) + 1)

export class Samples {
  answered: number[] = []
  seen: number[] = []
  refusals: Record<string, number> = {}
  /** Never forgotten: an error before the count is an error. */
  readonly errors: Record<string, number> = {}

  took(answered: number, seen: number): void {
    this.answered.push(answered)
    this.seen.push(seen)
  }

  refused(code: string): void {
    add(this.refusals, code)
  }

  failed(what: string): void {
    add(this.errors, what)
  }

  begin(): void {
    this.answered = []
    this.seen = []
    this.refusals = {}
  }
}
