/** A delay for those who watch: given a table, when the chair chooses one, then this event or this refusal. */
import { describe, expect, it } from 'vitest'
import { decide, evolve } from '../src/authority.ts'
import { DELAYS, houseCommand, shownUpTo, type Delay } from '../src/index.ts'
import { invertedTowerGame as game } from '../src/inverted-tower/game.ts'
import { testChance } from '../src/testing.ts'
import { bryn, host, seated, watcher, type Play } from './tower-play.ts'

const set = (seconds: number) => houseCommand.parse({ type: 'set-delay', seconds })

/** The table after the chair chose a delay at a moment. */
const chosen = (state: Play['state'], seconds: number, now: number): { state: Play['state']; events: unknown } => {
  const decided = decide(game, state, host.viewer, { command: set(seconds) }, testChance('at', { now }))
  if ('code' in decided) throw new Error(decided.message)
  return { state: evolve(game, state, decided.events).state, events: decided.events }
}

describe('the delay of a table', () => {
  it('DELAY-1 is off until the chair chooses one of a few, and is told to the table', () => {
    expect(seated().state.table).not.toHaveProperty('delay')
    const { state, events } = chosen(seated().state, 120, 1_000_000)
    expect(events).toEqual([{ to: 'table', event: { type: 'delay-set', seconds: 120, from: 1_000_000 } }])
    expect(state.table.delay).toEqual({ seconds: 120, from: 1_000_000 })
    expect(chosen(state, 0, 2_000_000).state.table).not.toHaveProperty('delay')
  })

  it('DELAY-1 is nobody else’s to choose, and no other length', () => {
    for (const who of [bryn, watcher]) seated().refused(who, set(60), 'not-yours')
    seated().refused(host, set(0), 'not-now')
    for (const seconds of [1, -60, 901, 1e9, '60', null])
      expect(houseCommand.safeParse({ type: 'set-delay', seconds }).success).toBe(false)
    expect(Math.max(...DELAYS)).toBe(15 * 60)
  })

  it('DELAY-4 when raised begins where they were, and when lowered leaves nothing out', () => {
    let state = chosen(seated().state, 60, 1_000_000).state
    expect(shownUpTo(state.table.delay, 1_030_000)).toBe(1_000_000)
    state = chosen(state, 300, 1_090_000).state
    expect(state.table.delay).toEqual({ seconds: 300, from: 1_030_000 })
    expect(shownUpTo(state.table.delay, 1_300_000)).toBe(1_030_000)
    expect(shownUpTo(state.table.delay, 1_340_000)).toBe(1_040_000)
    state = chosen(state, 30, 1_340_000).state
    expect(shownUpTo(state.table.delay, 1_340_000)).toBe(1_310_000)
  })

  it('DELAY-4 never goes back, whatever is chosen and whatever the clock does', () => {
    let state = seated().state
    let delay: Delay | undefined
    let shown = 0
    for (let step = 0; step < 200; step++) {
      const now = 1_000_000 + step * 17_000
      const seconds = DELAYS[(step * 7 + (step % 3)) % DELAYS.length] ?? 0
      if (step % 4 === 0 && seconds !== (delay?.seconds ?? 0)) {
        state = chosen(state, seconds, now).state
        delay = state.table.delay
      }
      expect(shownUpTo(delay, now)).toBeGreaterThanOrEqual(shown)
      shown = shownUpTo(delay, now)
    }
  })
})
