/** How seats and links change hands: given a table, when somebody asks, then these events or this refusal. */
import { describe, expect, it } from 'vitest'
import { decide, evolve } from '../src/authority.ts'
import { decideMove, decideTakeUp, passed } from '../src/house/seats/decide.ts'
import { A_DAY } from '../src/house/seats/passing.ts'
import { invertedTowerGame as game } from '../src/inverted-tower/game.ts'
import { testChance } from '../src/testing.ts'
import { BRYN, ODO, WAT, bryn, host, odo, seated, together, typesOf, wat, watcher, type Play } from './tower-play.ts'

const hash = (of: string): string => of.padEnd(43, '-')
const HASHES = { chair: hash('c'), player: hash('p'), spectator: hash('s'), recovery: hash('r') }
const take = { type: 'take-chair', hashes: HASHES } as const
const sealed = (play: Play) => play.state.sealed
const placeOf = (play: Play) => play.state.table.seats[BRYN]?.place

describe('a seat', () => {
  it('SEAT-13 is left by its player, or emptied by the chair: its token and every link to it are void', () => {
    const moved = seated().do(bryn, { type: 'move-seat', seat: BRYN, code: hash('m') })
    for (const who of [bryn, host]) {
      const left = moved.do(who, { type: 'vacate', seat: BRYN })
      expect(placeOf(left)).toBe('vacant')
      expect(sealed(left).tokens[BRYN]).toBeUndefined()
      expect(sealed(left).moves).toEqual({})
      left.refused(who, { type: 'vacate', seat: BRYN }, 'not-now')
    }
    moved.refused(odo, { type: 'vacate', seat: BRYN }, 'not-yours')
    moved.refused(watcher, { type: 'vacate', seat: BRYN }, 'not-yours')
  })

  it('SEAT-14 that is vacant is taken up as it is, by one person', () => {
    const left = seated().do(bryn, { type: 'vacate', seat: BRYN })
    const events = decideTakeUp(left.state, BRYN, 'Ida', 'new hash')
    if ('code' in events) throw new Error(events.message)
    expect(events[0]?.event).toMatchObject({ type: 'seat-taken-up', name: 'Ida', from: BRYN })
    const { state } = evolve(game, left.state, events)
    expect(state.table.seats[BRYN]).toMatchObject({ name: 'Ida' })
    expect(state.table.seats[BRYN]).not.toHaveProperty('place')
    expect(state.sealed.tokens[BRYN]).toBe('new hash')
    expect(decideTakeUp(state, BRYN, 'Eve', 'other')).toMatchObject({ code: 'not-now' })
    expect(decideTakeUp(state, ODO, 'Eve', 'other')).toMatchObject({ code: 'not-now' })
  })

  it('SEAT-15 is closed and opened again by the chair alone', () => {
    const closed = seated().do(host, { type: 'close-seat', seat: BRYN })
    expect(placeOf(closed)).toBe('closed')
    expect(sealed(closed).tokens[BRYN]).toBeUndefined()
    closed.refused(host, { type: 'close-seat', seat: BRYN }, 'not-now')
    closed.refused(host, { type: 'vacate', seat: BRYN }, 'not-now')
    expect(decideTakeUp(closed.state, BRYN, 'Eve', 'other')).toMatchObject({ code: 'not-now' })
    expect(placeOf(closed.do(host, { type: 'open-seat', seat: BRYN }))).toBe('vacant')
    seated().refused(odo, { type: 'close-seat', seat: BRYN }, 'not-yours')
    seated().refused(host, { type: 'open-seat', seat: BRYN }, 'not-now')
    seated().refused(host, { type: 'close-seat', seat: 'none' as typeof BRYN }, 'not-found')
  })

  it('SEAT-16 moves to another device by a link that is good once and for a quarter of an hour', () => {
    const asked = seated().when(bryn, { type: 'move-seat', seat: BRYN, code: hash('m') })
    expect(typesOf(asked)).toEqual(['move-kept'])
    const { state } = asked.next
    expect(decideMove(state, hash('x'), 'token', 0)).toBeNull()
    expect(decideMove(state, hash('m'), 'token', 15 * 60_000)).toBeNull()
    const moved = decideMove(state, hash('m'), 'token', 15 * 60_000 - 1)
    expect(moved?.seat).toBe(BRYN)
    const after = evolve(game, state, moved?.events ?? []).state
    expect(after.sealed.tokens[BRYN]).toBe('token')
    expect(decideMove(after, hash('m'), 'another', 0)).toBeNull()
    // Nobody sees that somebody changed the device; a link that the chair made is told of.
    expect(Object.keys(evolve(game, state, moved?.events ?? []).diffs)).toEqual(['sealed'])
    const byChair = seated().when(host, { type: 'move-seat', seat: BRYN, code: hash('m') })
    expect(typesOf(byChair)).toEqual(['seat-link-made', 'move-kept'])
    seated().refused(odo, { type: 'move-seat', seat: BRYN, code: hash('m') }, 'not-yours')
  })
})

describe('links', () => {
  it('SEAT-17 are renewed by the chair, one generation after the other', () => {
    const renew = { type: 'renew-link', whose: 'player', generation: 2, hash: hash('new') } as const
    const renewed = seated().do(host, renew)
    expect(sealed(renewed).keys.player).toBe(hash('new'))
    expect(sealed(renewed).generations).toEqual({ chair: 1, player: 2, spectator: 1 })
    renewed.refused(host, renew, 'stale')
    seated().refused(bryn, renew, 'not-yours')
    expect(Object.keys(evolve(game, seated().state, seated().when(host, renew).events).diffs)).toEqual(['sealed'])
  })

  it('SEAT-18 stay good when the chair gets new keys, until they are renewed', () => {
    const renewed = seated().do(host, { type: 'renew-chair', hashes: HASHES })
    expect(sealed(renewed).keys).toEqual({ ...HASHES, player: [hash('p'), 'k2'], spectator: [hash('s'), 'k3'] })
    expect(sealed(renewed).generations.chair).toBe(2)
  })

  it('SEAT-19 a locked table lets nobody new in', () => {
    const locked = seated().do(host, { type: 'lock', locked: true })
    expect(locked.state.table.locked).toBe(true)
    locked.refused(host, { type: 'lock', locked: true }, 'not-now')
    expect(locked.do(host, { type: 'lock', locked: false }).state.table).not.toHaveProperty('locked')
    seated().refused(bryn, { type: 'lock', locked: true }, 'not-yours')
  })
})

describe('the chair', () => {
  it('SEAT-20 H33 is offered to one player, who takes it; nobody else can', () => {
    const offered = seated().do(host, { type: 'offer-chair', seat: BRYN })
    offered.refused(odo, take, 'not-yours')
    offered.refused({ ...host, as: BRYN }, take, 'not-yours')
    const taken = offered.do(bryn, take)
    expect(taken.state.table).not.toHaveProperty('passing')
    expect(sealed(taken).keys.chair).toBe(HASHES.chair)
    taken.refused(bryn, take, 'not-yours')
    seated().refused(bryn, take, 'not-yours')
    offered.do(host, { type: 'keep-chair' }).refused(bryn, take, 'not-yours')
    seated().refused(host, { type: 'keep-chair' }, 'not-now')
    seated().do(bryn, { type: 'vacate', seat: BRYN }).refused(host, { type: 'offer-chair', seat: BRYN }, 'not-now')
  })

  const at = (play: Play, now: number) =>
    decide(game, play.state, bryn.viewer, { command: take }, testChance('at', { now }))

  it('SEAT-21 that is gone passes to whom all players agree on, a day after it was asked for', () => {
    const vote = { type: 'vote-chair', seat: BRYN } as const
    const asked = seated().do(odo, vote)
    expect(asked.state.table.passing).toEqual({ by: 'vote', to: BRYN, since: 0, agreed: [ODO] })
    asked.refused(odo, vote, 'not-now')
    asked.refused(host, vote, 'not-yours')
    asked.refused(bryn, take, 'not-now')
    const agreed = asked.do(bryn, vote).do(wat, vote)
    expect(at(agreed, A_DAY - 1)).toMatchObject({ code: 'not-now' })
    expect(at(agreed, A_DAY)).toMatchObject({ events: [{ event: { type: 'chair-passed' } }, {}] })
    // Whoever has the chair is here after all.
    expect(at(agreed.do(host, { type: 'keep-chair' }), A_DAY)).toMatchObject({ code: 'not-yours' })
    // Those who have left are not waited for; those who came meanwhile are.
    const without = asked.do(bryn, vote).do(wat, { type: 'vacate', seat: WAT })
    expect(at(without, A_DAY)).toMatchObject({ events: expect.anything() })
    expect(at(asked.do(bryn, vote), A_DAY)).toMatchObject({ code: 'not-now' })
  })

  it('SEAT-22 comes back by the recovery code, with new keys', () => {
    const { state } = seated().do(host, { type: 'offer-chair', seat: BRYN })
    const after = evolve(game, state, passed(state, null, HASHES)).state
    expect(after.sealed.keys).toMatchObject({ chair: HASHES.chair, recovery: HASHES.recovery })
    expect(after.table).not.toHaveProperty('passing')
  })

  it('SEAT-23 ends the table: nothing can be done at it any more', () => {
    seated().refused(bryn, { type: 'end-table' }, 'not-yours')
    seated().do(host, { type: 'end-table' }).refused(host, { type: 'lock', locked: true }, 'table-ended')
  })
})

describe('a closed seat in the tower', () => {
  it('D12 its delver goes home: a party goes on in the order of the others', () => {
    const party = together({ mode: 'party' })
    const closed = party.do(host, { type: 'close-seat', seat: BRYN })
    expect(closed.delver(ODO).fate).toBe('in')
    expect(closed.table.party?.delvers[BRYN]?.fate).not.toBe('in')
    expect(closed.table.party?.turn).not.toBe(BRYN)
  })

  it('D11 D12 a race does not wait for it, and ends with the last of the others', () => {
    const race = together({ race: 'on' })
    const one = race.do(host, { type: 'close-seat', seat: BRYN }).do(host, { type: 'close-seat', seat: ODO })
    expect(one.table.race).not.toBeNull()
    expect(one.do(host, { type: 'close-seat', seat: WAT }).table.race).toBeNull()
  })

  it('IA18 who gathers does not wait for it, and it does not go down with them', () => {
    const enter = { type: 'enter', name: '', attribute: 'str' } as const
    const two = seated({ mode: 'party' }).do(bryn, enter).do(host, { type: 'close-seat', seat: BRYN })
    two.refused(host, { type: 'start' }, 'not-now')
    const down = two.do(odo, enter).do(wat, enter)
    expect(down.table.party?.order).toEqual([ODO, WAT])
  })

  it('its own tower is over, and counts as it stands', () => {
    const alone = seated().do(bryn, { type: 'enter', name: '', attribute: 'str' })
    expect(alone.do(host, { type: 'close-seat', seat: BRYN }).stage()).toBe('over')
  })
})
