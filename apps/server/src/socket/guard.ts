/**
 * One wrapper round every handler: whatever comes over a socket is counted, parsed and answered here, and no exception
 * gets past it. What is not a known message is refused, and a socket that sends too much of it is cut.
 */
import { refuse, type Refusal } from '@homestake/rules'
import type { Logger } from 'pino'
import type { z } from 'zod'
import type { Allowance } from './limits.ts'

export interface Guarded {
  readonly id: string
  on(event: string, listener: (...args: unknown[]) => void): unknown
}

export interface Guard {
  readonly allowance: Allowance
  readonly log: Logger
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

/**
 * @param refused how this message says no
 * @param handle gets the parsed message and answers at most once; it may throw
 */
export const guard = <T>(
  socket: Guarded,
  { allowance, log, cut }: Guard,
  event: string,
  schema: z.ZodType<T>,
  refused: (refusal: Refusal) => unknown,
  handle: (message: T, answer: Ack) => void | Promise<void>,
): void => {
  socket.on(event, (...args) => {
    const answer = ackOf(args)
    const fail = (error: unknown): void => {
      log.error({ event, fault: error instanceof Error ? error.stack : String(error) }, 'a handler failed')
      answer(refused(refuse('fault', 'Something went wrong on the server. Nothing happened.')))
    }
    try {
      if (!allowance.take(performance.now())) {
        const refusal = refuse('too-fast', 'Slow down a little: that was too much at once.')
        answer(refused(refusal))
        if (allowance.flooded) cut(refusal)
        return
      }
      const message = typeof args[0] === 'function' ? undefined : args[0]
      const parsed = schema.safeParse(message)
      if (!parsed.success || poisoned(message)) {
        const path = parsed.error?.issues[0]?.path.map(String).join('/') ?? ''
        answer(refused(refuse('malformed', 'This message can’t be read.', path === '' ? {} : { path })))
        return
      }
      Promise.resolve(handle(parsed.data, answer)).catch(fail)
    } catch (error) {
      fail(error)
    }
  })
}

/** Messages that nobody knows are counted and refused like any other. */
export const guardUnknown = (
  socket: { onAny(listener: (event: string, ...args: unknown[]) => void): unknown },
  known: ReadonlySet<string>,
  { allowance, cut }: Guard,
): void => {
  socket.onAny((event, ...args) => {
    if (known.has(event)) return
    const refusal = refuse('malformed', 'There is no such message.')
    ackOf(args)({ refusal })
    if (!allowance.take(performance.now()) && allowance.flooded) cut(refusal)
  })
}
