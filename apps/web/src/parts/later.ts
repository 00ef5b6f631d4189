/**
 * What a first screen can do without. It is fetched in the first idle moment, or when it is asked for, whichever comes first:
 * BUDGET-1 keeps the first screen small, and nobody waits for the second.
 */
const LONGEST_MS = 3000
const NO_IDLE_MS = 800

const whenIdle = (act: () => void): void => {
  if (typeof document === 'undefined') return
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: LONGEST_MS })
  else setTimeout(act, NO_IDLE_MS)
}

/** @param fetch imports one module; a browser fetches it once, however often it is asked. @returns the same, for `Later` */
export const later = <Module>(fetch: () => Promise<Module>): (() => Promise<Module>) => {
  // If the line is down now, it is fetched when it is needed.
  whenIdle(() => void fetch().catch(() => undefined))
  return fetch
}

/** The same for what is on the first screen and can still come a moment later than the rest: nothing is fetched before it is idle. */
export const afterwards = <Module>(fetch: () => Promise<Module>): (() => Promise<Module>) => {
  const idle = new Promise<void>((done) => whenIdle(done))
  return () => idle.then(fetch)
}
