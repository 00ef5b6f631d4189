/**
 * What a first screen can do without. It is fetched when it is asked for, or else once the screen is drawn, one module after the other
 * in idle moments: BUDGET-1 keeps the first screen small, and nobody waits for the second. Each comes with its words (LANG-7).
 */
import { caughtUp } from '../words/page-language.svelte.ts'

const LONGEST_MS = 3000
const NO_IDLE_MS = 200

const idle = (act: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: LONGEST_MS })
  else setTimeout(act, NO_IDLE_MS)
}

type Act = () => unknown

const waiting: Act[] = []
/** `before`: the first screen is not there yet · `going`: one act after the other · `done`: none is left. */
let state: 'before' | 'going' | 'done' = 'before'

const goOn = (): void => {
  state = 'going'
  idle(() => {
    const act = waiting.shift()
    if (act === undefined) state = 'done'
    // If the line is down now, it is fetched when it is needed.
    else
      void Promise.resolve(act())
        .catch(() => undefined)
        .then(goOn)
  })
}

/** The first screen is there: what comes later may come. */
export const drawn = (): void => {
  if (state === 'before') goOn()
}

const inTurn = (add: () => void): void => {
  if (typeof document === 'undefined') return
  // A screen that never says that it is drawn is not waited for.
  if (waiting.length === 0 && state === 'before') setTimeout(drawn, LONGEST_MS)
  add()
  if (state === 'done') goOn()
}

/** @param fetch imports one module; a browser fetches it once, however often it is asked. @returns the same, for `Later` */
export const later = <Module>(fetch: () => Promise<Module>): (() => Promise<Module>) => {
  const whole = () => caughtUp(fetch())
  inTurn(() => waiting.push(whole))
  return whole
}

/** The same for what is on the first screen and can still come a moment later than the rest: nothing is fetched before it is idle. */
export const afterwards = <Module>(fetch: () => Promise<Module>): (() => Promise<Module>) => {
  const turn = new Promise<void>((done) => inTurn(() => waiting.unshift(() => done())))
  return () => caughtUp(turn.then(fetch))
}
