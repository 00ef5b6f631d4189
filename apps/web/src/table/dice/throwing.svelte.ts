/** A throw on this screen: it runs once, when it arrives while one looks on, and can be cut short at any moment. */
import { wantsStill } from '../../parts/plays.ts'
import { BLUR_MS, facesAt, landsAt, lengthOf, momentsOf, SLOW, type Pace } from './timing.ts'

/** What is to be heard of a throw: each die as it lands, and each face by which a chain grows. */
export interface Heard {
  lands(): void
  /** @param link which face of its chain, from 2 */
  grows(link: number): void
}

interface Sounding {
  readonly at: number
  readonly link: number
}

export class Throwing {
  #ms = $state(Infinity)
  #length = 0
  #seen: string | null | undefined
  #news: unknown
  #frame = 0
  /** When something of the picture changes, in order: between these moments nothing is drawn anew. */
  #moments: readonly number[] = []
  #sounds: Sounding[] = []
  /** Every roll that was seen here. */
  readonly #known: string[] = []
  readonly #pace: Pace
  readonly #heard: Heard | null

  constructor(pace = SLOW, heard: Heard | null = null) {
    this.#pace = pace
    this.#heard = heard
  }

  /** Whether every die lies still. Nothing that the dice decided is told before. */
  get still(): boolean {
    return this.#ms >= this.#length
  }

  /** The dice that lie there were thrown before one’s eyes, and nobody cut it short. */
  get lively(): boolean {
    return this.#length > 0 && this.#ms < Infinity
  }

  /**
   * Look at the roll on the table.
   * @param roll names it; `null` where there is none. What lies there when the page opens is not thrown again, nor what
   *   comes back because something later was taken back.
   * @param news the newest lines, where a roll may come without any: then somebody leafs through what was
   */
  saw(roll: string | null, chains: readonly number[], news?: unknown): void {
    const before = this.#seen
    const leafing = news !== undefined && news === this.#news
    this.#news = news
    this.#seen = roll
    if (roll === before) return
    cancelAnimationFrame(this.#frame)
    const again = roll !== null && this.#known.includes(roll)
    if (roll !== null) this.#known.push(roll)
    if (before === undefined || roll === null || again || leafing) return this.#rest()
    this.#plan(chains)
    if (wantsStill()) {
      this.#hear(Infinity)
      return this.#rest()
    }
    this.#run()
  }

  #plan(chains: readonly number[]): void {
    this.#length = lengthOf(chains, this.#pace)
    const faces = chains.flatMap((many) => momentsOf(many, this.#pace).map((at, i) => ({ at, link: i + 1 })))
    const beats = Array.from({ length: Math.ceil(this.#length / BLUR_MS) }, (_, i) => i * BLUR_MS)
    this.#sounds = faces.sort((a, b) => a.at - b.at)
    this.#moments = [...beats, ...faces.map(({ at }) => at), this.#length].sort((a, b) => a - b)
  }

  #run(): void {
    const start = performance.now()
    const tick = (now: number): void => {
      const ms = Math.max(0, now - start)
      const moment = this.#moments.findLast((at) => at <= ms) ?? 0
      if (moment !== this.#ms) this.#ms = moment
      this.#hear(ms)
      if (!this.still) this.#frame = requestAnimationFrame(tick)
    }
    this.#ms = 0
    this.#frame = requestAnimationFrame(tick)
  }

  /** What has come to lie by now is heard, once; a handful of dice that land together are one sound. */
  #hear(ms: number): void {
    const due = this.#sounds.filter(({ at }) => at <= ms)
    if (due.length === 0) return
    this.#sounds = this.#sounds.filter(({ at }) => at > ms)
    if (due.some(({ link }) => link === 1)) this.#heard?.lands()
    const links = due.map(({ link }) => link).filter((link) => link > 1)
    if (links.length > 0) this.#heard?.grows(Math.max(...links))
  }

  #rest(): void {
    cancelAnimationFrame(this.#frame)
    this.#sounds = []
    this.#ms = Infinity
  }

  /** Look at another table’s corner: what lies there is not thrown again. */
  lookAway(): void {
    this.skip()
    this.#seen = undefined
  }

  skip(): void {
    this.#hear(Infinity)
    this.#rest()
  }

  /** How many faces of this die are to be seen; 0 while it is in the air. */
  shown(faces: readonly number[]): number {
    return this.still ? faces.length : facesAt(faces.length, this.#ms, this.#pace)
  }

  /** How long a die with so many faces is in the air, in milliseconds. */
  fall(faces: number): number {
    return landsAt(Math.max(1, faces), this.#pace)
  }

  /** Some face of a die in the air. It is never the result's: the result stands still. */
  blur(seed: number, sides = 6): number {
    return ((Math.floor(this.#ms / BLUR_MS) * 5 + seed * 7) % sides) + 1
  }
}
