import { apply, create } from 'mutative'
import { describe, expect, it } from 'vitest'
import { agreed, bear, eventOf, gm, inSeason, RUTH, ruth, seated } from '../../test/given.ts'
import type { Compartment } from '../table/compartment.ts'
import { newAndMagicLandGame as game } from '../new-and-magic-land/game.ts'
import { evolve } from '../authority/evolve.ts'
import { decide } from '../authority/decide.ts'
import type { NmlPlays } from '../new-and-magic-land/state.ts'
import { reveal } from '../table/event.ts'
import type { Patch } from '../table/patch.ts'
import { testChance } from './test-chance.ts'
import { withDrafts, type Drafts } from './drafts.ts'

type NmlDrafts = Drafts<NmlPlays>
const start = inSeason().state
const step = (to: Compartment, run: (drafts: NmlDrafts) => void) => () => withDrafts<NmlPlays>(start, [{ to, run }])

describe('drafts', () => {
  it('SEC-4 an event to the GM changes neither the table nor a seat', () => {
    expect(step('gm', (drafts) => void (drafts.table.title = 'x'))).toThrow('an event to gm may not change table')
    expect(step('gm', (drafts) => void (drafts.between(RUTH).play.past = 'x'))).toThrow('may not change between')
    expect(step('sealed', (drafts) => void (drafts.gm.notes = 'x'))).toThrow('may not change gm')
    expect(step(`seat:${RUTH}`, (drafts) => void (drafts.table.title = 'x'))).toThrow('may not change table')
    expect(step(`between:${RUTH}`, (drafts) => void (drafts.seat(RUTH).notes = 'x'))).toThrow('may not change seat')
  })

  it('an event may change what is narrower than it', () => {
    const { state } = step('table', (drafts) => {
      drafts.gm.notes = 'x'
      drafts.sealed.seed = 'y'
    })()
    expect([state.gm.notes, state.sealed.seed]).toEqual(['x', 'y'])
  })

  it('SEC-5 a draft that is carried from one compartment to another throws', () => {
    const outwards = step('table', (drafts) => {
      const season = drafts.gm.play.season
      Object.assign(drafts.table.play, { season })
    })
    expect(outwards).toThrow()
    const tableFirst = step('table', ({ table, gm }) => {
      table.title = 'x'
      Object.assign(table.play, { season: gm.play.season })
    })
    expect(tableFirst).toThrow()
    const inwards = step('table', ({ table, gm }) => {
      Object.assign(gm.play, { oppositions: table.play.settlers })
    })
    expect(inwards).toThrow()
  })

  it('SEC-5 a piece of the state that is carried across throws too, however deep', () => {
    const carry = step('table', (drafts) => {
      Object.assign(drafts.table.play, { past: [{ rolls: start.gm.play.season?.sealedRolls }] })
    })
    expect(carry).toThrow('without reveal or tell')
  })

  it('what reveal has copied may pass', () => {
    const carry = step('table', (drafts) => {
      Object.assign(drafts.table.play, { extra: reveal(start.gm.play.used as number[]) })
    })
    expect(carry).not.toThrow()
  })

  it('a compartment that is not there throws', () => {
    const stranger = 'nobody' as typeof RUTH
    expect(step('table', (drafts) => void drafts.seat(stranger))).toThrow('there is no compartment seat:nobody')
  })

  it('what is not plain JSON throws', () => {
    for (const value of [new Map(), new Date(0), undefined, Number.NaN])
      expect(step('table', (drafts) => void Object.assign(drafts.table, { title: value }))).toThrow('not plain JSON')
  })

  it('H23 a rule that fails half-way leaves the state as it was', () => {
    const before = JSON.stringify(start)
    const fails = () =>
      evolve(game, start, [
        { to: 'table', event: { type: 'season-closing' } },
        { to: 'table', event: { type: 'narrated', conflict: 'none', text: 'x' } as never },
      ])
    expect(fails).toThrow('there is no conflict')
    expect(JSON.stringify(start)).toBe(before)
  })

  it('patches applied to the old compartments give the new ones, and the inverse gives the old ones back', () => {
    const play = agreed(bear()).do(ruth, { type: 'ready', side: 'first' })
    const { conflict } = play
    const decided = decide(
      game,
      play.state,
      gm.viewer,
      { command: { type: 'ready', conflict: conflict.id, step: conflict.step, side: 'second' } as never },
      testChance('patches'),
    )
    if ('code' in decided) throw new Error(decided.message)
    const { state, diffs, inverse } = evolve(game, play.state, decided.events)
    const parts = Object.keys(diffs) as Compartment[]
    expect(parts).toContain('table')
    for (const part of parts) {
      expect(patched(play.state[part as 'table'], diffs[part] ?? [])).toEqual(state[part as 'table'])
      expect(patched(state[part as 'table'], inverse[part] ?? [])).toEqual(play.state[part as 'table'])
    }
    expect(Object.keys(diffs)).not.toContain('gm')
  })

  it('a new seat comes as one patch of each of its compartments', () => {
    const { state } = seated()
    const event = { type: 'seated', seat: 'late', name: 'Late' } as never
    const { diffs } = evolve(game, state, [{ to: 'table', event }])
    expect(diffs['seat:late' as 'gm']).toEqual([['=', [], { notes: '', play: {} }]])
  })

  it('an event that a compartment’s readers are told needs no change of state', () => {
    const said = inSeason().when(gm, { type: 'say', to: 'gm', kind: 'telling', text: 'hm' })
    expect(eventOf(said, 'said' as never)).toMatchObject({ text: 'hm' })
    expect(said.next.state).toEqual(inSeason().state)
  })
})

const patched = (part: object, patches: readonly Patch[]): object =>
  patches.reduce<object>(
    (now, [op, path, value]) => {
      if (path.length === 0) return value as object
      const last = path[path.length - 1]
      const kind = op === '-' ? 'remove' : op === '+' ? 'add' : isNew(now, path) ? 'add' : 'replace'
      if (last === undefined) return now
      return apply(now, [{ op: kind, path: [...path], value: structuredClone(value) }] as never) as object
    },
    create(part, () => undefined) as object,
  )

const isNew = (part: object, path: readonly (string | number)[]): boolean => {
  const holder = path.slice(0, -1).reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], part)
  return !Object.hasOwn(holder as object, path[path.length - 1] ?? '')
}
