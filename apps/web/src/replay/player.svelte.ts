/** Where a replay is, and how it goes on. */
import type { Frame, Tape } from '@homestake/client'
import { readingTime } from './reading-time.ts'

export type Speed = '0.5' | '1' | '2' | '4'

export class Player {
  /** 0: before the first step. */
  at = $state(0)
  playing = $state(false)
  speed = $state<Speed>('1')
  readonly #tape: Tape
  readonly #texts: (frame: Frame) => readonly string[]
  #timer: ReturnType<typeof setTimeout> | undefined

  /** @param texts what a frame tells, as it is read */
  constructor(tape: Tape, texts: (frame: Frame) => readonly string[]) {
    this.#tape = tape
    this.#texts = texts
  }

  get last(): number {
    return this.#tape.frames.length - 1
  }

  frame = $derived.by(() => this.#tape.frames[this.at] ?? this.#tape.frames[0])

  go(at: number): void {
    this.at = Math.max(0, Math.min(this.last, at))
    if (this.at === this.last) this.stop()
    else if (this.playing) this.#wait()
  }

  /** A moment by the number that `table` had then. */
  goTo(n: number): void {
    this.go(this.#tape.frames.findLastIndex(({ cursor }) => (cursor.table ?? 0) <= n))
  }

  toggle(): void {
    if (this.playing) return this.stop()
    this.playing = true
    if (this.at === this.last) this.at = 0
    this.#wait()
  }

  stop(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }

  #wait(): void {
    clearTimeout(this.#timer)
    const { frame } = this
    const texts = frame === undefined ? [] : this.#texts(frame)
    this.#timer = setTimeout(() => this.go(this.at + 1), readingTime(texts) / Number(this.speed))
  }
}
