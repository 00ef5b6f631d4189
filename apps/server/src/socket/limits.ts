/** How fast one socket may speak. A family plays behind one address, so each socket has its own measure. */
export class Allowance {
  readonly #perSecond: number
  readonly #burst: number
  #left: number
  #at: number

  constructor(perSecond: number, burst: number, now: number) {
    this.#perSecond = perSecond
    this.#burst = burst
    this.#left = burst
    this.#at = now
  }

  /**
   * Take one message out of the allowance. @param now milliseconds of a steady clock
   * @returns whether it was there; how far it is overdrawn grows with each refusal, so that a flood can be told from haste
   */
  take(now: number): boolean {
    this.#left = Math.min(this.#burst, this.#left + ((now - this.#at) / 1000) * this.#perSecond)
    this.#at = now
    this.#left -= 1
    return this.#left >= 0
  }

  /** A socket that goes on so much longer is cut. */
  get flooded(): boolean {
    return this.#left < -4 * this.#burst
  }
}
