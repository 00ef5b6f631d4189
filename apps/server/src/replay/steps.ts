/** Entries as the steps of a replay: what a viewer is told of them, quiet changes together with what is told next. */
import type { Visible } from '@homestake/rules'
import type { Change, Changes } from '@homestake/protocol'

export interface Step {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly changes: Changes
}

const entriesOf = (changes: Changes): [Visible, Change][] => Object.entries(changes) as [Visible, Change][]

export const isQuiet = ({ changes }: Step): boolean => entriesOf(changes).every(([, { events }]) => events.length === 0)

/** Two steps as one. */
export const together = (first: Step, second: Step): Step => {
  const changes: { [C in Visible]?: Change } = { ...first.changes }
  for (const [compartment, { from, to, patches, events }] of entriesOf(second.changes)) {
    const before = changes[compartment]
    changes[compartment] =
      before === undefined
        ? { from, to, patches, events }
        : { from: before.from, to, patches: [...before.patches, ...patches], events: [...before.events, ...events] }
  }
  return { at: second.at, changes }
}

/** How many steps a page has, if a change of `table` comes after them; in any case no more than four times as many. */
const STEPS = 200

export class Steps {
  readonly #done: Step[] = []
  #quiet: Step | null = null

  /** Whether a page may end before something that changes `table`. */
  get full(): boolean {
    return this.#done.length >= STEPS
  }

  add(step: Step): void {
    const whole = this.#quiet === null ? step : together(this.#quiet, step)
    this.#quiet = null
    const last = this.#done.at(-1)
    if (isQuiet(whole)) this.#quiet = whole
    else if (last !== undefined && this.#done.length >= 4 * STEPS) this.#done.splice(-1, 1, together(last, whole))
    else this.#done.push(whole)
  }

  /** All of them, with what is left at the end. */
  get all(): readonly Step[] {
    return this.#quiet === null ? this.#done : [...this.#done, this.#quiet]
  }
}
