/** What the line to the server has to say for itself: nothing, while all is well. */
import type { Status } from '@homestake/client'

export type Says = 'reconnecting' | 'offline' | 'back' | null

/** A hiccup that is over this soon is not worth a word. Milliseconds. */
const HICCUP = 700
const GLAD = 2500

export class BannerState {
  says = $state<Says>(null)
  #timer: ReturnType<typeof setTimeout> | undefined

  /** @param online what the device says of its network */
  hear(status: Status, online: boolean): void {
    clearTimeout(this.#timer)
    if (!online) {
      this.says = 'offline'
    } else if (status === 'live') {
      const was = this.says !== null
      this.says = was ? 'back' : null
      if (was) this.#timer = setTimeout(() => (this.says = null), GLAD)
    } else if (this.says === null) {
      this.#timer = setTimeout(() => (this.says = 'reconnecting'), HICCUP)
    } else {
      this.says = 'reconnecting'
    }
  }

  close(): void {
    clearTimeout(this.#timer)
  }
}
