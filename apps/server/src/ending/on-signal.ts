/** The end of the process on a signal. A second one cuts the waiting short. */
import { setTimeout as after } from 'node:timers/promises'
import type { Built } from '../server.ts'

/** How long the end may take, apart from what the load balancer is given, in milliseconds. */
export const LONGEST = 8_000

/** @param seconds between leaving and closing, in which a load balancer can notice */
export const endOnSignal = (
  { app: { log }, ...server }: Pick<Built, 'app' | 'leave' | 'close'>,
  seconds: number,
): void => {
  const enough = new AbortController()
  let begun = false
  const end = async (): Promise<number> => {
    log.info({ seconds }, 'the server ends')
    server.leave()
    await after(seconds * 1000, undefined, { signal: enough.signal }).catch(() => undefined)
    setTimeout(() => process.exit(1), LONGEST).unref()
    return server.close().then(
      () => 0,
      (error: unknown) => {
        log.error({ fault: error instanceof Error ? error.stack : String(error) }, 'the server did not end well')
        return 1
      },
    )
  }
  const signalled = (): void => {
    if (begun) return enough.abort()
    begun = true
    void end().then((code) => process.exit(code))
  }
  process.on('SIGTERM', signalled)
  process.on('SIGINT', signalled)
}
