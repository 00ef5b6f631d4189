/** Asks the worker for chances, and holds its newest answer. What was asked before is not waited for. */
import type { Asked, Reckoned } from '../logic/chances-reckon.ts'
import Worker from './reckon.worker.ts?worker'

export class Reckoner {
  /** `null` while it reckons. */
  answer = $state.raw<Reckoned | null>(null)
  failed = $state(false)
  #worker: InstanceType<typeof Worker> | null = null
  #asked = ''
  #id = 0

  /** The answer to what was asked last, if that is of this kind. */
  of<K extends Reckoned['kind']>(kind: K): (Reckoned & { readonly kind: K }) | null {
    const { answer } = this
    return answer !== null && isOf(answer, kind) ? answer : null
  }

  ask(asked: Asked): void {
    const key = JSON.stringify(asked)
    if (key === this.#asked) return
    this.#asked = key
    this.#id += 1
    this.answer = null
    this.#worker ??= this.#open()
    // What comes from the view is drawn by the screen as it is; a worker gets plain data.
    this.#worker.postMessage({ id: this.#id, asked: JSON.parse(key) as Asked })
  }

  close(): void {
    this.#worker?.terminate()
    this.#worker = null
  }

  #open(): InstanceType<typeof Worker> {
    const worker = new Worker()
    worker.addEventListener('message', ({ data }: MessageEvent<{ id: number; reckoned: Reckoned }>) => {
      if (data.id === this.#id) this.answer = data.reckoned
    })
    worker.addEventListener('error', () => (this.failed = true))
    return worker
  }
}

const isOf = <K extends Reckoned['kind']>(answer: Reckoned, kind: K): answer is Reckoned & { readonly kind: K } =>
  answer.kind === kind
