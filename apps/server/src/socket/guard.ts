/**
 * One wrapper round every handler: whatever comes over a socket is counted, parsed and answered here, and no exception
 * gets past it. What is not a known message is refused, and a socket that sends too much of it is cut.
 */
import { refuse, type Language, type Refusal } from '@homestake/rules'
import type { Logger } from 'pino'
import type { z } from 'zod'
import { answering } from '../language.ts'
import type { Ending } from '../ending/ending.ts'
import type { Meter } from '../metrics/meter.ts'
import type { Allowance } from './limits.ts'
import { words } from '../words.ts'

export interface Guarded {
  readonly id: string
  on(event: string, listener: (...args: unknown[]) => void): unknown
}

export interface Guard {
  readonly allowance: Allowance
  readonly log: Logger
  readonly meter: Meter
  readonly ending: Pick<Ending, 'closing'>
  /** In which it is answered. */
  readonly language: Language | undefined
  /** Close this socket, with the reason said. */
  readonly cut: (refusal: Refusal) => void
}

type Ack = (answer: unknown) => void

const ackOf = (args: readonly unknown[]): Ack => {
  const last = args[args.length - 1]
  let used = false
  return (answer) => {
    if (used || typeof last !== 'function') return
    used = true
    ;(last as Ack)(answer)
  }
}

/** Whether a message brings a key that would reach for an object’s prototype: nobody sends that by accident. */
const poisoned = (message: unknown, depth = 4): boolean =>
  typeof message === 'object' &&
  message !== null &&
  depth > 0 &&
  (Object.hasOwn(message, '__proto__') || Object.values(message).some((part) => poisoned(part, depth - 1)))

/** Take one message out of the allowance. A socket that goes on far beyond it is cut. */
const mayGoOn = ({ allowance, meter, cut }: Guard, refusal: () => Refusal): boolean => {
  if (allowance.take(performance.now())) return true
  meter.limited('messages')
  if (allowance.flooded) {
    meter.limited('flood')
    meter.cut('too-fast')
    cut(refusal())
  }
  return false
}

const tooFast = (): Refusal => refuse('too-fast', words.tooFast)

/**
 * @param refused how this message says no
 * @param handle gets the parsed message and answers at most once; it may throw
 */
export const guard = <T>(
  socket: Guarded,
  guarded: Guard,
  event: string,
  schema: z.ZodType<T>,
  refused: (refusal: Refusal) => unknown,
  handle: (message: T, answer: Ack) => void | Promise<void>,
): void => {
  const { log, meter } = guarded
  const hear = (...args: unknown[]): void => {
    if (guarded.ending.closing) return
    const answer = ackOf(args)
    const say = (refusal: Refusal): void => {
      meter.refused('message', refusal.code)
      answer(refused(refusal))
    }
    const fail = (error: unknown): void => {
      log.error({ event, fault: error instanceof Error ? error.stack : String(error) }, 'a handler failed')
      say(refuse('fault', words.fault))
    }
    try {
      if (!mayGoOn(guarded, tooFast)) {
        say(tooFast())
        return
      }
      const message = typeof args[0] === 'function' ? undefined : args[0]
      const parsed = schema.safeParse(message)
      if (!parsed.success || poisoned(message)) {
        const path = parsed.error?.issues[0]?.path.map(String).join('/') ?? ''
        say(refuse('malformed', words.messageUnreadable, path === '' ? {} : { path }))
        return
      }
      Promise.resolve(handle(parsed.data, answer)).catch(fail)
    } catch (error) {
      fail(error)
    }
  }
  socket.on(event, (...args) => answering(guarded.language, () => hear(...args)))
}

/** Messages that nobody knows are counted and refused like any other. */
export const guardUnknown = (
  socket: { onAny(listener: (event: string, ...args: unknown[]) => void): unknown },
  known: ReadonlySet<string>,
  guarded: Guard,
): void => {
  socket.onAny((event, ...args) => {
    if (known.has(event)) return
    answering(guarded.language, () => {
      const refusal = refuse('malformed', words.noSuchMessage)
      ackOf(args)({ refusal })
      guarded.meter.refused('message', refusal.code)
      mayGoOn(guarded, tooFast)
    })
  })
}
