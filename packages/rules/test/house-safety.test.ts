/** How people look after each other: given a table, when somebody asks, then these events or this refusal. */
import { describe, expect, it } from 'vitest'
import { decide, evolve } from '../src/authority.ts'
import { MOST_BOUNDARIES } from '../src/index.ts'
import { invertedTowerGame as game } from '../src/inverted-tower/game.ts'
import { testChance } from '../src/testing.ts'
import { BRYN, bryn, host, odo, seated, typesOf, wat, watcher } from './tower-play.ts'

const PAUSE = { type: 'pause' } as const
const RESUME = { type: 'resume' } as const
const spiders = { type: 'draw-boundary', boundary: 'b1', kind: 'line', text: 'Spiders' } as const

describe('lines and veils', () => {
  it('SAFE-1 are written, changed and lifted by everybody who plays, at any time', () => {
    const drawn = seated().do(bryn, spiders)
    expect(drawn.state.table.boundaries).toEqual({ b1: { kind: 'line', text: 'Spiders', order: 1 } })
    const changed = drawn.do(odo, { ...spiders, kind: 'veil' }).do(host, { ...spiders, boundary: 'b2', text: 'Fire' })
    expect(changed.state.table.boundaries).toEqual({
      b1: { kind: 'veil', text: 'Spiders', order: 1 },
      b2: { kind: 'line', text: 'Fire', order: 2 },
    })
    const lifted = changed.do(wat, { type: 'lift-boundary', boundary: 'b1' })
    expect(Object.keys(lifted.state.table.boundaries ?? {})).toEqual(['b2'])
    lifted.refused(wat, { type: 'lift-boundary', boundary: 'b1' }, 'not-found')
    drawn.refused(bryn, spiders, 'not-now')
    drawn.refused(watcher, { ...spiders, text: 'x' }, 'not-yours')
  })

  it('SAFE-1 are as many as somebody still reads', () => {
    let play = seated()
    for (let i = 0; i < MOST_BOUNDARIES; i++) play = play.do(bryn, { ...spiders, boundary: `b${i}`, text: `No. ${i}` })
    play.refused(bryn, { ...spiders, boundary: 'more' }, 'not-allowed')
    play.do(bryn, { ...spiders, boundary: 'b1', text: 'Changed' })
  })
})

describe('a pause', () => {
  it('SAFE-2 stops the game for everybody, and nothing says who asked for it', () => {
    const presses = [bryn, odo, host].map((who) => {
      const decided = decide(game, seated().state, who.viewer, { command: PAUSE }, testChance('at'))
      if ('code' in decided) throw new Error(decided.message)
      return decided
    })
    for (const one of presses)
      expect(one).toEqual({ by: null, dice: [], events: [{ to: 'table', event: { type: 'paused' } }] })
    const [first] = presses
    const { state } = evolve(game, seated().state, first?.events ?? [])
    expect(state.table.pause).toEqual({ agreed: [] })
    const paused = seated().do(bryn, PAUSE)
    expect(paused.state).toEqual(state)
    paused.refused(odo, PAUSE, 'not-now')
    paused.refused(bryn, { type: 'enter', name: 'Bryn', attribute: 'str' }, 'not-now')
    seated().refused(watcher, PAUSE, 'not-yours')
  })

  it('SAFE-2 nobody is named where the chair acts for a seat', () => {
    const decided = decide(game, seated().state, host.viewer, { as: BRYN, command: PAUSE }, testChance('at'))
    expect(decided).toMatchObject({ by: null })
    expect(decided).not.toHaveProperty('as')
  })

  it('SAFE-3 people may talk, and write lines and veils, meanwhile', () => {
    const paused = seated().do(odo, PAUSE)
    paused.do(bryn, { type: 'say', to: 'table', kind: 'talk', text: 'Thank you.' }).do(bryn, spiders)
  })

  it('SAFE-4 ends when the chair says so, or everybody who has a seat', () => {
    const paused = seated().do(odo, PAUSE)
    expect(typesOf(paused.when(host, RESUME))).toEqual(['resumed'])
    const one = paused.when(bryn, RESUME)
    expect(typesOf(one)).toEqual(['resume-agreed'])
    one.next.refused(bryn, RESUME, 'not-now')
    const last = one.next.do(odo, RESUME).when(wat, RESUME)
    expect(typesOf(last)).toEqual(['resumed'])
    expect(last.next.state.table.pause).toBeUndefined()
    last.next.refused(host, RESUME, 'not-now')
  })
})
