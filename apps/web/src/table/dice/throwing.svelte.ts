/** A throw on this screen: it runs once, when it arrives while one looks on, and can be cut short at any moment. */
import { facesAt, lengthOf, SLOW, type Pace } from './timing.ts'

const quiet = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

export class Throwing {
  #ms = $state(Infinity)
  #length = 0
  #seen: string | null | undefined
  #frame = 0
  readonly #pace: Pace

  constructor(pace = SLOW) {
    this.#pace = pace
  }

  /** Whether every die lies still. Nothing that the dice decided is told before. */
  get still(): boolean {
    return this.#ms >= this.#length
  }

  /**
   * Look at the roll on the table.
   * @param roll names it; `null` where there is none. What lies there when the page opens is not thrown again.
   */
  saw(roll: string | null, chains: readonly number[]): void {
    const before = this.#seen
    this.#seen = roll
    if (roll === before) return
    cancelAnimationFrame(this.#frame)
    if (before === undefined || roll === null || quiet()) {
      this.#ms = Infinity
      return
    }
    this.#length = lengthOf(chains, this.#pace)
    const start = performance.now()
    const tick = (now: number): void => {
      this.#ms = Math.max(0, now - start)
      if (!this.still) this.#frame = requestAnimationFrame(tick)
    }
    this.#ms = 0
    this.#frame = requestAnimationFrame(tick)
  }

  /** Look at another table’s corner: what lies there is not thrown again. */
  lookAway(): void {
    this.skip()
    this.#seen = undefined
  }

  skip(): void {
    cancelAnimationFrame(this.#frame)
    this.#ms = Infinity
  }

  /** How many faces of this die are to be seen; 0 while it is in the air. */
  shown(faces: readonly number[]): number {
    return this.still ? faces.length : facesAt(faces.length, this.#ms, this.#pace)
  }

  /** Some face of a die in the air. It is never the result's: the result stands still. */
  blur(seed: number, sides = 6): number {
    return ((Math.floor(this.#ms / 70) * 5 + seed * 7) % sides) + 1
  }
}
