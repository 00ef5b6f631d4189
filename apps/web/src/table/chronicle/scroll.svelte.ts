/**
 * Where somebody reads. At the bottom the chronicle follows; anywhere else it never moves under their eyes, whether lines
 * come below or older pages come above.
 */
const NEAR = 48

export class Reading {
  /** At the bottom: new lines are followed. */
  following = $state(true)
  /** Lines that came below while somebody read above. */
  unseen = $state(0)
  #box: HTMLElement | null = null
  #fromBottom = 0
  #top = 0

  /** An attachment for the box that scrolls. */
  attach = (box: HTMLElement): (() => void) => {
    this.#box = box
    // The box also changes when the keyboard opens, the composer grows or the place comes to the front.
    const watch = new ResizeObserver(() => this.following && this.toLatest())
    watch.observe(box)
    for (const child of box.children) watch.observe(child)
    return () => {
      watch.disconnect()
      this.#box = null
    }
  }

  scrolled(): void {
    const box = this.#box
    if (box === null || box.clientHeight === 0) return
    const { scrollTop } = box
    const upwards = scrollTop < this.#top
    this.#top = scrollTop
    if (box.scrollHeight - scrollTop - box.clientHeight < NEAR) {
      this.following = true
      this.unseen = 0
    }
    // A box that has just become lower, by a strip above it, stands off its end as well: nobody has gone away from there.
    else if (upwards) this.following = false
  }

  /** Close enough to the top that older lines are wanted. */
  get nearTop(): boolean {
    return this.#box !== null && this.#box.clientHeight > 0 && this.#box.scrollTop < 240
  }

  /** Before older lines are put above. */
  hold(): void {
    if (this.#box !== null) this.#fromBottom = this.#box.scrollHeight - this.#box.scrollTop
  }

  /** After they were. */
  release(): void {
    if (this.#box !== null && !this.following) this.#box.scrollTop = this.#box.scrollHeight - this.#fromBottom
  }

  toLatest(): void {
    if (this.#box !== null) {
      this.#box.scrollTop = this.#box.scrollHeight
      this.#top = this.#box.scrollTop
    }
    this.following = true
    this.unseen = 0
  }
}
