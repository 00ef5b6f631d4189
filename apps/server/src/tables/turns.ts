/** One at a time, in the order of asking. */
export class Turns {
  #last: Promise<void> = Promise.resolve()

  take(turn: () => Promise<void>): Promise<void> {
    const mine = this.#last.then(turn)
    this.#last = mine.catch(() => undefined)
    return mine
  }
}
