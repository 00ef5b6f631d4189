import { newCommandId } from '@homestake/client/command-id'
/** What somebody writes for the chronicle. Nothing that is typed is lost: not by a bad line, not by a reload. */
import type { Audience, SeatId } from '@homestake/rules'
import { betweenOf, seatIds } from '@homestake/rules'
import { draftAt } from '../../doors/kept.ts'
import { words } from '../../words/index.ts'
import type { TableSession } from '../session.svelte.ts'

export interface Reader {
  readonly to: Audience
  readonly name: string
}

/** Those who read are told again that something is being written, this often. Milliseconds. */
const WRITING = 2500

export class ComposerState {
  text = $state('')
  kind = $state<'telling' | 'talk'>('telling')
  trouble = $state<string | null>(null)
  busy = $state(false)
  readonly #session: TableSession
  readonly #draft: ReturnType<typeof draftAt>
  #wish = $state<Audience>('table')
  /** The same for every attempt at the same text, so that it is said once. */
  #id: string | null = null
  #told = 0

  constructor(session: TableSession) {
    this.#session = session
    this.#draft = draftAt(session.where.table, 'chronicle')
    this.text = this.#draft.read()
  }

  /** Who could read it. */
  readers = $derived.by((): Reader[] => {
    const { you, view, names, chair } = this.#session
    const everyone: Reader = { to: 'table', name: words.eyes.everyone }
    if (!you.chair)
      return you.seat === null ? [] : [everyone, { to: betweenOf(you.seat), name: words.eyes.youAndChair(chair) }]
    const others = seatIds(view.table).filter((seat) => seat !== you.seat)
    const between = (seat: SeatId): Reader => ({ to: betweenOf(seat), name: words.eyes.youAnd(names.seat(seat)) })
    return [everyone, { to: 'gm', name: words.eyes.onlyChair(chair) }, ...others.map(between)]
  })

  get to(): Audience {
    return this.readers.some(({ to }) => to === this.#wish) ? this.#wish : 'table'
  }

  set to(wish: Audience) {
    this.#wish = wish
    this.#id = null
    this.stopped()
  }

  type(text: string): void {
    this.text = text
    this.#id = null
    this.trouble = null
    this.#draft.write(text)
    if (text.trim() === '') return this.stopped()
    if (Date.now() - this.#told < WRITING) return
    this.#told = Date.now()
    this.#session.connection.writing(this.to)
  }

  /** Nothing is being written any more. */
  stopped(): void {
    if (this.#told === 0) return
    this.#told = 0
    this.#session.connection.writing(null)
  }

  async send(): Promise<void> {
    const sent = this.text
    if (this.busy || sent.trim() === '') return
    this.#id ??= newCommandId()
    this.busy = true
    const { to, kind } = this
    const outcome = await this.#session.ask({ type: 'say', id: this.#id, to, kind, text: sent })
    this.busy = false
    if (outcome.status === 'offline') this.trouble = words.outcome.offline
    else if ('refusal' in outcome) this.trouble = outcome.refusal.message
    else if (this.text === sent) {
      this.type('')
      this.stopped()
    }
  }
}
