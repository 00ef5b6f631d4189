import { describe, expect, it } from 'vitest'
import type { SeatId } from '@homestake/rules'
import { seatsInOrder } from '../../../table/seats-in-order.ts'
import { lookedAt, nameAt, towersOf } from './people.ts'
import { companions, needed, votesOf } from './party.ts'
import { leaderOf, placed, stillRunning } from './race.ts'
import { gatheredAt } from './waits.ts'
import { ANN, BEN, delver, mobs, party, run, view } from './testing.ts'

const bens = (more = {}) =>
  run([mobs(1)], { id: 'run-2', order: [BEN], turn: BEN, delvers: { [BEN]: delver('Bo') }, ...more })

describe('who is who', () => {
  it('one’s own delver stands first, then seats in the order in which they were taken', () => {
    expect(seatsInOrder(view().table, BEN)).toEqual([BEN, ANN])
    expect(seatsInOrder(view().table, null)).toEqual([ANN, BEN])
  })

  it('who has no delver yet bears the player’s name', () => {
    expect(nameAt(view(), null, ANN)).toBe('Anna')
    expect(nameAt(view({ runs: { [BEN]: bens() } }), null, BEN)).toBe('Bo')
    expect(nameAt(view(), null, 'gone' as SeatId)).toBe('Somebody')
  })

  it('IA18 side by side one looks at one’s own tower; who only watches, at one that somebody is in', () => {
    const over = run([mobs(1)], { stage: { kind: 'over', end: 'dead' } })
    const towers = towersOf(view({ runs: { [ANN]: over, [BEN]: bens() } }), ANN)
    expect(towers.map(({ seat }) => seat)).toEqual([ANN, BEN])
    expect(lookedAt(towers, ANN, null)?.seat).toBe(ANN)
    expect(lookedAt(towers, ANN, BEN)?.seat).toBe(BEN)
    expect(lookedAt(towers, null, null)?.seat).toBe(BEN)
  })

  it('who has not gone down yet looks at nobody’s tower unless they choose one', () => {
    const towers = towersOf(view({ runs: { [BEN]: bens() } }), ANN)
    expect(lookedAt(towers, ANN, null)).toBeNull()
  })

  it('IA18 a party has one tower', () => {
    expect(towersOf(view({ party: party() }, { mode: 'party' }), BEN)).toHaveLength(1)
  })
})

describe('a party', () => {
  it('IA18 more than half have to say the same, and who is dead has no say', () => {
    const three = {
      [ANN]: delver('Ann'),
      [BEN]: delver('Ben'),
      ['cleo' as SeatId]: delver('Cleo', { fate: 'dead' as const }),
    }
    const of = party([], { delvers: three, order: [ANN, BEN, 'cleo' as SeatId], votes: { [ANN]: 'down', [BEN]: 'new', ['cleo' as SeatId]: 'new' } }) // prettier-ignore
    expect(needed(of)).toBe(2)
    expect(votesOf(of)).toEqual([
      { way: 'down', names: ['Ann'] },
      { way: 'new', names: ['Ben'] },
    ])
    expect(companions(of, ANN)).toEqual([BEN])
  })
})

describe('the start and the race', () => {
  it('D11 says who waits at the mouth of the tower, and who is still missing', () => {
    const { waiting, missing } = gatheredAt(
      view({ gathering: { for: 'race', delvers: { [BEN]: { name: 'Bo', attribute: 'dex' } } } }).table,
    )
    expect(waiting).toEqual([{ seat: BEN, name: 'Bo', attribute: 'dex' }])
    expect(missing).toEqual(['Anna'])
  })

  it('D11 who leads is told as far as it is known here', () => {
    const race = { number: 1, runners: [ANN, BEN] }
    const known = view({ race, runs: { [ANN]: run(), [BEN]: bens({ floor: 2 }) } }, { race: 'on' })
    expect(leaderOf(known, null)).toBe('Bo')
    expect(leaderOf(view({ race, runs: { [ANN]: run(), [BEN]: run() } }), null)).toBe('')
  })

  it('D11 who is out runs no more', () => {
    const race = { number: 1, runners: [ANN, BEN] }
    const runs = { [ANN]: run([mobs(1)], { stage: { kind: 'over', end: 'dead' } as const }), [BEN]: bens() }
    expect(stillRunning(view({ race, runs }), null)).toEqual(['Bo'])
  })

  it('IA4 the deepest floor counts, then kills, and those alike share a place', () => {
    const one = (seat: SeatId, floor: number, kills: number) => ({
      seat,
      name: seat,
      floor,
      kills,
      end: 'dead' as const,
    })
    const results = [one(ANN, 1, 9), one(BEN, 2, 1), one('c' as SeatId, 2, 1)]
    expect(placed(results).map(({ seat, place }) => [seat, place])).toEqual([
      [BEN, 1],
      ['c', 1],
      [ANN, 3],
    ])
  })
})
