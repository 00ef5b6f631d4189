/**
 * One connection to one table. It holds what this viewer may see and tells its subscribers when that changed. A command
 * sent while the line is down fails at once; one that is in flight when it breaks is sent again with the same id.
 */
import { io, type Socket } from 'socket.io-client'
import {
  answer as answerSchema,
  beat,
  bye as byeSchema,
  presence,
  seated,
  synced,
  update,
  welcome,
  WIRE,
  type Answer,
  type Auth,
  type Seated,
  type Sit,
  type WireChanges,
} from '@homestake/protocol'
import { spoken, type Language } from '@homestake/rules'
import { followPacked, type Held } from './apply.ts'
import { linesOf, merged, type ChronicleLine } from './chronicle.ts'
import { InFlight } from './in-flight.ts'
import { newCommandId } from './command-id.ts'
import { nonceFor } from './nonce.ts'
import { NOTHING_YET } from './present.ts'
import { words } from './words.ts'
import type { Asking, Counts, Outcome, Present, Where } from './present.ts'

type Listener = (present: Present, fresh: readonly ChronicleLine[]) => void

export class Connection {
  present: Present = NOTHING_YET
  readonly counts: Counts = { gaps: 0, resyncs: 0, resent: 0 }
  readonly socket: Socket
  /** With what it comes back: a seat that was taken here is part of it. */
  where: Where
  readonly #listeners = new Set<Listener>()
  readonly #inFlight = new InFlight()
  #syncing = false
  /** The line broke since the last welcome. */
  #broke = false
  readonly #giveNonces: boolean
  /** The chapter for which a nonce was offered last. */
  #offered: string | null = null

  constructor(
    where: Where,
    options: { readonly nonces?: boolean; readonly transports?: ('websocket' | 'polling')[] } = {},
  ) {
    this.where = { ...where, lang: where.lang ?? spoken() }
    this.#giveNonces = options.nonces ?? true
    this.socket = io(where.url, {
      path: '/socket.io',
      query: { table: where.table },
      auth: (give) => give(this.#auth()),
      transports: options.transports ?? ['websocket', 'polling'],
      tryAllTransports: true,
      forceNew: true,
      autoConnect: false,
      reconnectionDelay: 300,
      reconnectionDelayMax: 4000,
      randomizationFactor: 0.6,
      timeout: 8000,
    })
    this.#listen()
    this.socket.connect()
  }

  /** Called at once and at every change, with the lines that came with it. @returns how to stop */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener)
    listener(this.present, [])
    return () => this.#listeners.delete(listener)
  }

  /** Ask the table to do something. Resolves with its answer; never rejects. */
  command(asking: Asking): Promise<Outcome> {
    if (!this.socket.connected || this.present.view === null) return Promise.resolve({ status: 'offline' })
    const message = { ...asking, id: asking.id ?? newCommandId() }
    return this.#inFlight.send(message.id, (settle) => {
      this.socket.emit('command', message, (raw: unknown) => {
        const parsed = answerSchema.safeParse(raw)
        settle(parsed.success ? parsed.data : unreadable())
      })
    })
  }

  /** Take a seat on a connection that has none; a second welcome follows and replaces what is held. */
  sit(wish: Sit): Promise<Seated | { readonly status: 'offline' }> {
    if (!this.socket.connected) return Promise.resolve({ status: 'offline' })
    return new Promise((resolve) => {
      const { colour, seat, ...taken } = wish
      const more = { ...(colour === undefined ? {} : { colour }), ...(seat === undefined ? {} : { seat }) }
      this.socket.emit('sit', { ...taken, ...more }, (raw: unknown) => {
        const parsed = seated.safeParse(raw)
        if (parsed.success && 'seat' in parsed.data) this.where = { ...this.where, ...taken }
        resolve(parsed.success ? parsed.data : { refusal: unreadable().refusal })
      })
    })
  }

  /** Come back with another key: the chair’s, when it has passed here. */
  comeWith(key: string): void {
    this.where = { ...this.where, key }
    // Also where the old key was cut off before.
    this.#set({ status: 'reconnecting', bye: null })
    this.socket.disconnect().connect()
  }

  /** Be answered in another language from now on: comes back with it, and has missed nothing. */
  speak(lang: Language): void {
    if (this.where.lang === lang) return
    this.where = { ...this.where, lang }
    if (this.socket.connected) this.socket.disconnect().connect()
  }

  /** Say whether something is being written, and who will read it. */
  writing(to: string | null): void {
    if (this.socket.connected) this.socket.volatile.emit('writing', { to })
  }

  /** Put a page of older lines before those that are held. */
  remember(lines: readonly ChronicleLine[]): void {
    this.#set({ lines: merged(this.present.lines, lines, 'before') })
  }

  close(): void {
    this.#set({ status: 'closed' })
    this.#inFlight.drop({ status: 'offline' })
    this.socket.disconnect()
  }

  #auth(): Auth {
    const { key, token, name, colour, seat, lang } = this.where
    const { view, cursor, epoch } = this.present
    return {
      key,
      wire: WIRE,
      ...(lang === undefined ? {} : { lang }),
      ...(token === undefined ? {} : { token }),
      ...(name === undefined ? {} : { name }),
      ...(colour === undefined ? {} : { colour }),
      ...(seat === undefined ? {} : { seat }),
      ...(view === null ? {} : { since: { epoch, cursor } }),
    }
  }

  #listen(): void {
    const { socket } = this
    socket.on('welcome', (raw: unknown) => this.#welcomed(raw))
    socket.on('u', (raw: unknown) => {
      const parsed = update.safeParse(raw)
      if (parsed.success) this.#updated(parsed.data)
      else this.#gap()
    })
    socket.on('beat', (raw: unknown) => {
      const parsed = beat.safeParse(raw)
      if (!parsed.success || this.#syncing) return
      const behind = Object.entries(parsed.data.cursor).some(
        ([compartment, n]) => (this.present.cursor as { [key: string]: number })[compartment] !== n,
      )
      if (behind) this.#gap()
    })
    socket.on('presence', (raw: unknown) => {
      const parsed = presence.safeParse(raw)
      if (parsed.success) this.#set({ presence: parsed.data })
    })
    socket.on('bye', (raw: unknown) => this.#goodbye(raw))
    socket.on('disconnect', (reason) => {
      this.#syncing = false
      this.#broke = true
      if (this.present.status === 'closed' || this.present.status === 'refused') return
      this.#set({ status: 'reconnecting', presence: null })
      // Socket.IO leaves a socket that the server closed alone; we come back, spread over a second.
      if (reason === 'io server disconnect') setTimeout(() => socket.connect(), 300 + Math.random() * 700)
    })
    socket.on('connect_error', (error: Error & { data?: unknown }) => {
      if (error.data !== undefined) this.#goodbye(error.data)
      if (this.present.status === 'refused' || this.present.status === 'closed') return
      this.#set({ status: this.present.view === null ? 'connecting' : 'reconnecting' })
      // A refusal by the server's middleware ends Socket.IO's own reconnecting; ours goes on if it may be tried again.
      if (!socket.active)
        setTimeout(() => this.present.status !== 'closed' && socket.connect(), 500 + Math.random() * 1500)
    })
  }

  #welcomed(raw: unknown): void {
    const parsed = welcome.safeParse(raw)
    if (!parsed.success) return
    const { you, epoch, cursor, view, changes } = parsed.data
    const seat = you.seat ?? null
    const same = seat === this.present.you.seat && you.chair === this.present.you.chair
    this.#syncing = false
    if (view !== undefined) {
      const lines = same && this.present.epoch === epoch ? this.present.lines : []
      this.#set({ status: 'live', you: { chair: you.chair, seat }, epoch, cursor, view, lines, bye: null })
    } else {
      this.#set({ status: 'live', you: { chair: you.chair, seat }, bye: null })
      if (changes !== undefined) this.#updated(changes)
    }
    if (this.#broke) this.counts.resent += this.#inFlight.resend()
    this.#broke = false
    this.#nonce()
  }

  #updated(changes: WireChanges): void {
    if (this.#syncing || this.present.view === null) return
    const held: Held = { view: this.present.view, cursor: this.present.cursor }
    const next = followPacked(held, changes)
    if (next === 'gap') return this.#gap()
    const fresh = linesOf(next.changes)
    const lines = merged(this.present.lines, fresh, 'behind')
    this.#set({ view: next.view, cursor: next.cursor, lines }, fresh)
    this.#nonce()
  }

  #gap(): void {
    if (this.#syncing || !this.socket.connected || this.present.view === null) return
    this.#syncing = true
    this.counts.gaps++
    const { epoch, cursor } = this.present
    this.socket.emit('sync', { epoch, cursor }, (raw: unknown) => {
      this.#syncing = false
      const parsed = synced.safeParse(raw)
      if (!parsed.success || 'refusal' in parsed.data) {
        this.socket.disconnect().connect()
        return
      }
      this.counts.resyncs++
      if ('view' in parsed.data) this.#set(parsed.data)
      else this.#updated(parsed.data.changes)
    })
  }

  #goodbye(raw: unknown): void {
    const parsed = byeSchema.safeParse(raw)
    if (!parsed.success) return
    this.#set({ bye: parsed.data })
    if (parsed.data.retry) return
    this.#set({ status: 'refused' })
    this.#inFlight.drop({ status: 'offline' })
    this.socket.disconnect()
  }

  #nonce(): void {
    const nonce = this.#giveNonces ? nonceFor(this.present, this.#offered) : null
    if (nonce === null) return
    this.#offered = nonce.chapter
    void this.command(nonce.asking)
  }

  #set(part: Partial<Present>, fresh: readonly ChronicleLine[] = []): void {
    this.present = { ...this.present, ...part }
    for (const listener of this.#listeners) listener(this.present, fresh)
  }
}

const unreadable = () =>
  ({ status: 'unavailable', refusal: { code: 'malformed', message: words.unreadable } }) as const satisfies Answer
