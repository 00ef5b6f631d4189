/** What is told while dice fall is told when they lie still: nothing that they decided is read off before. */
import type { Telling } from '../../games/telling.ts'
import { SLOW } from '../dice/timing.ts'

const quiet = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** @param rolled whether dice fell in what came last */
export class HeldTelling {
  shown = $state.raw<Telling>() as Telling
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(first: Telling) {
    this.shown = first
  }

  hear(telling: Telling, rolled: boolean): void {
    clearTimeout(this.#timer)
    if (rolled && !quiet()) this.#timer = setTimeout(() => (this.shown = telling), SLOW.longest)
    else this.shown = telling
  }

  close(): void {
    clearTimeout(this.#timer)
  }
}
