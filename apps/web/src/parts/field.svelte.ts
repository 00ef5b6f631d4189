/**
 * One field while somebody types in it. The *base* is the value that its editor last saw there: it goes along with every
 * edit, so that the server can tell that the field has moved on. What is typed is never replaced by what arrives.
 */
import type { Outcome } from '@homestake/client'
import { words } from '../words/index.ts'

export type FieldValue = string | number | boolean | null

export interface FieldPort {
  /** Send the edit. */
  send(base: FieldValue, value: FieldValue): Promise<Outcome>
  /** What is typed, as the table keeps it; `undefined`: that can't be. */
  parse(typed: string): FieldValue | undefined
  show(value: FieldValue): string
}

export const PAUSE = 700

export const textPort = (send: FieldPort['send']): FieldPort => ({
  send,
  parse: (typed) => typed,
  show: (value) => (value === null ? '' : String(value)),
})

export const numberPort = (send: FieldPort['send']): FieldPort => ({
  ...textPort(send),
  parse: (typed) => (/^-?\d{1,6}$/.test(typed.trim()) ? Number(typed) : undefined),
})

export class FieldDraft {
  typed = $state('')
  /** Both versions, where somebody changed it meanwhile. */
  clash = $state.raw<{ readonly mine: string; readonly theirs: FieldValue } | null>(null)
  trouble = $state<string | null>(null)
  readonly #port: FieldPort
  #base: FieldValue
  #newest: FieldValue
  #focused = false
  #sending = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(port: FieldPort, value: FieldValue) {
    this.#port = port
    this.#base = this.#newest = value
    this.typed = port.show(value)
  }

  /** Whether something is typed here that the table has not got. */
  get dirty(): boolean {
    return this.typed !== this.#port.show(this.#base)
  }

  /** The table's value as it arrives. Shown at once, unless something is being typed. */
  arrived(value: FieldValue): void {
    this.#newest = value
    if (this.dirty || this.#sending || this.clash !== null) return
    this.#base = value
    this.typed = this.#port.show(value)
  }

  entered(): void {
    this.#focused = true
  }

  type(typed: string): void {
    this.typed = typed
    this.trouble = null
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), PAUSE)
  }

  left(): void {
    this.#focused = false
    void this.flush()
  }

  /** Send what is typed, if that is new. Called when the typing pauses, the field or the page is left, and the line is back. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    if (!this.dirty || this.#sending || this.clash !== null) return
    const sent = this.typed
    const value = this.#port.parse(sent)
    if (value === undefined) {
      // While somebody types, a half-written number is no mistake yet.
      if (!this.#focused) this.trouble = words.field.number
      return
    }
    this.#sending = true
    const seen = this.#newest
    const outcome = await this.#port.send(this.#base, value)
    this.#sending = false
    // The answer may be ahead of its update. What came meanwhile and is not ours came after ours, else we were stale.
    if ((outcome.status === 'applied' || outcome.status === 'duplicate') && this.#newest === seen) this.#newest = value
    this.#settle(outcome, sent, value)
  }

  keepMine(): void {
    if (this.clash === null) return
    this.#base = this.clash.theirs
    this.clash = null
    void this.flush()
  }

  takeTheirs(): void {
    if (this.clash === null) return
    this.#base = this.#newest = this.clash.theirs
    this.typed = this.#port.show(this.#base)
    this.clash = null
  }

  #settle(outcome: Outcome, sent: string, value: FieldValue): void {
    switch (outcome.status) {
      case 'applied':
      case 'duplicate':
        this.trouble = null
        this.#base = value
        if (this.dirty) this.type(this.typed)
        else this.arrived(this.#newest)
        return
      case 'stale':
        this.clash = { mine: sent, theirs: (outcome.refusal.value ?? this.#newest) as FieldValue }
        return
      case 'rejected':
        this.trouble = outcome.refusal.message
        return
      case 'unavailable':
        this.trouble = words.field.notNow
        this.#timer = setTimeout(() => void this.flush(), 3 * PAUSE)
        return
      case 'offline':
        this.trouble = words.field.notSent
        return
      default:
        return ((never: never) => never)(outcome)
    }
  }
}
