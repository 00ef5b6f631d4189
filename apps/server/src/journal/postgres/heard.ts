/** Which other servers have been heard of, and when last. One that is silent for too long is gone. */
export class Heard {
  readonly #last = new Map<string, number>()
  readonly #silence: number

  /** @param silence milliseconds after which a server counts as gone */
  constructor(silence: number) {
    this.#silence = silence
  }

  /** @returns whether it is new, or was gone */
  from(name: string, now: number): boolean {
    const before = this.#last.has(name)
    this.#last.set(name, now)
    return !before
  }

  /** It said that it goes. @returns whether it was there */
  goes(name: string): boolean {
    return this.#last.delete(name)
  }

  /** Those who fell silent, each once. */
  silent(now: number): string[] {
    const gone = [...this.#last].filter(([, at]) => now - at > this.#silence).map(([name]) => name)
    for (const name of gone) this.#last.delete(name)
    return gone
  }
}
