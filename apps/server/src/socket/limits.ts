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

const MINUTE = 60_000
/** Beyond so many addresses in a minute it is no longer one guest who looks for tables, and memory goes before counting. */
const MOST_ADDRESSES = 10_000

/** Whoever has one address of IPv6 has all of its network. */
const networkOf = (address: string): string =>
  address.includes('.') || !address.includes(':') ? address : address.split(':').slice(0, 4).join(':')

/**
 * How often an address has looked for a table that is not there, or with a key that does not fit. Counted in minutes that
 * begin for all at once, so that what is remembered ends with each. Who is at a table already is not asked.
 */
export class FailedLooks {
  readonly #perMinute: number
  readonly #counts = new Map<string, number>()
  #since = 0

  constructor(perMinute: number) {
    this.#perMinute = perMinute
  }

  /** @param now milliseconds of a steady clock */
  tooMany(address: string, now: number): boolean {
    this.#turn(now)
    return (this.#counts.get(networkOf(address)) ?? 0) >= this.#perMinute
  }

  failed(address: string, now: number): void {
    this.#turn(now)
    const network = networkOf(address)
    const before = this.#counts.get(network)
    if (before !== undefined || this.#counts.size < MOST_ADDRESSES) this.#counts.set(network, (before ?? 0) + 1)
  }

  #turn(now: number): void {
    if (now - this.#since < MINUTE) return
    this.#since = now
    this.#counts.clear()
  }
}
