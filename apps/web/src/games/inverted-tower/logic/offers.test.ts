import { describe, expect, it } from 'vitest'
import { blowsWith, firstDaggers } from './blows.ts'
import { offersOf } from './offers.ts'
import { otherRooms, roomsBack } from './rooms-back.ts'
import { ANN, BEN, delver, fire, mobs, party, run, shop, stairs, view } from './testing.ts'
import type { Run } from '@homestake/rules/inverted-tower'

const offered = (of: Run, options: Parameters<typeof view>[1] = {}) =>
  offersOf(view({ runs: { [ANN]: of } }, options), of, ANN)
const keysOf = (of: Run, options: Parameters<typeof view>[1] = {}) =>
  Object.fromEntries(offered(of, options).map(({ key, keys }) => [key, keys]))

describe('what one may do between fights', () => {
  it('I-R6 a new room is the obvious thing, under Enter and the space bar, with what it may hold', () => {
    const [first] = offered(run())
    expect(first).toMatchObject({ key: 'new-room', tone: 'main', keys: 'N Enter Space' })
    expect(first?.note).toBe('monsters 67% · trap 17% · stairs 6%')
  })

  it('I-R8 what this floor has had is not promised again', () => {
    const had = offered(run([stairs, mobs(2)])).find(({ key }) => key === 'new-room')
    expect(had?.note).toBe('monsters 67% · trap 20%')
  })

  it('IA13 at the last hit point the potion is', () => {
    const hurt = run([mobs(1)], { delvers: { [ANN]: delver('Ann', { hp: 1 }) } })
    expect(offered(hurt)[0]).toMatchObject({ key: 'drink', keys: 'D Enter Space' })
  })

  it('IA9 the stairs warn of the first fight, and ask again where no blow could hit', () => {
    const at = (floor: number) => offered(run([stairs], { floor })).find(({ key }) => key === 'descend')
    expect(at(1)).toMatchObject({
      label: 'Down to floor 2',
      note: 'first fight: you hit 5+ · 33%, survive it 65%, with potions 88%',
    })
    expect(at(1)?.confirm).toBeUndefined()
    expect(at(3)).toMatchObject({ note: 'first fight: you hit never, survive it 0%' })
    expect(at(3)?.confirm).toContain('no blow of yours')
  })

  it('IA4 the stairs of the last floor lead out', () => {
    const out = offered(run([stairs], { floor: 3 }), { lastFloor: '3' }).find(({ key }) => key === 'descend')
    expect(out).toMatchObject({ label: 'Out by the stairs', note: 'the way out: you have won' })
  })

  it('I-R13 a merchant sells where one stands, and nowhere else', () => {
    expect(keysOf(run([mobs(1), shop]))).toMatchObject({ 'buy-potion': 'P', 'buy-dagger': 'K' })
    expect(Object.keys(keysOf(run([shop, mobs(1)]))).filter((key) => key.startsWith('buy'))).toEqual([])
  })

  it('retiring is asked once more', () => {
    expect(offered(run()).find(({ key }) => key === 'retire')).toMatchObject({ tone: 'quiet', keys: 'R' })
    expect(offered(run()).find(({ key }) => key === 'retire')?.confirm).toBeDefined()
  })

  it('IA11 one runs only where the table allows it', () => {
    const fighting = run([mobs(2, 0)], { stage: { kind: 'fight', left: 2, wandering: false } })
    expect(Object.keys(keysOf(fighting))).toEqual(['drink'])
    expect(keysOf(fighting, { flee: 'on' })).toMatchObject({ flee: 'F' })
  })

  it('IA18 on another’s turn Enter drinks no potion', () => {
    const hurt = party([mobs(1)], { turn: BEN, delvers: { [ANN]: delver('Ann', { hp: 1 }), [BEN]: delver('Ben') } })
    const offers = offersOf(view({ party: hurt }, { mode: 'party' }), hurt, ANN)
    expect(offers.find(({ key }) => key === 'drink')).toMatchObject({ tone: 'plain', keys: 'D' })
    expect(offers.filter(({ keys }) => keys?.includes('Enter'))).toEqual([])
  })
})

describe('the way back', () => {
  const floor = [fire, shop, stairs, mobs(1), mobs(2)]
  const back = (of: Run, layout: 'free' | 'line' = 'free') =>
    roomsBack(of, ANN, { layout }).map(({ room, keys }) => [room, keys])

  it('I-R23 whoever is hurt goes to the fire first, whoever is not to the stairs', () => {
    const hurt = { [ANN]: delver('Ann', { hp: 2 }) }
    expect(back(run(floor, { delvers: hurt }))).toEqual([
      [1, 'B F'],
      [3, 'S'],
      [2, 'M'],
    ])
    expect(back(run(floor))[0]).toEqual([3, 'B S'])
  })

  it('I-R13 whoever can pay goes to the merchant before the stairs', () => {
    expect(back(run(floor, { delvers: { [ANN]: delver('Ann', { gold: 5 }) } }))[0]).toEqual([2, 'B M'])
  })

  it('IA3 in a line one goes to the next room', () => {
    expect(back(run(floor, { at: 4 }), 'line')).toEqual([
      [3, 'B S'],
      [5, ''],
    ])
  })

  it('IA5 it says whether monsters may prowl there', () => {
    const note = (wanderInEventRooms: 'on' | 'off') =>
      offered(run(floor), { wanderInEventRooms }).find(({ key }) => key === 'back-1')?.note
    expect([note('on'), note('off')]).toEqual(['monsters on the prowl 33%', 'nothing prowls there'])
  })

  it('IA11 a room where monsters wait is offered, with how many', () => {
    const left = run([mobs(3, 1), mobs(1)])
    expect(offered(left).find(({ key }) => key === 'back-1')?.note).toBe('2 monsters still there')
  })

  it('the other rooms are in a list, the newest first', () => {
    const of = run([...floor, mobs(1)])
    expect(otherRooms(of, roomsBack(of, ANN, { layout: 'free' }))).toEqual([5, 4])
  })
})

describe('a fight', () => {
  const fighting = (more: Partial<Run> = {}) =>
    run([mobs(2, 0)], { stage: { kind: 'fight', left: 2, wandering: false }, ...more })
  const blows = (of: Run, daggers: number, options: Parameters<typeof view>[1] = {}) =>
    blowsWith(view({ runs: { [ANN]: of } }, options), of, ANN, daggers)

  it('I-R20 each attribute says its chance with the daggers that go with it', () => {
    expect(blows(fighting(), 1).map(({ attribute, chance, keys }) => [attribute, chance, keys])).toEqual([
      ['str', 1 / 2, '1 Enter Space'],
      ['dex', 1 / 3, '2'],
      ['int', 1 / 3, '3'],
    ])
  })

  it('I-R20 daggers that nobody has go with no blow', () => {
    expect(blows(fighting(), 9)[0]).toMatchObject({ daggers: 1 })
  })

  it('IA8 kept daggers are used as far as they help; spent ones only when somebody says so', () => {
    const rich = fighting({ delvers: { [ANN]: delver('Ann', { daggers: 9 }) } })
    const first = (daggers: 'kept' | 'spent') => firstDaggers(view({ runs: { [ANN]: rich } }, { daggers }), rich, ANN)
    expect([first('kept'), first('spent')]).toEqual([4, 0])
  })

  it('IA13 at the last hit point Enter drinks and does not strike', () => {
    const last = fighting({ delvers: { [ANN]: delver('Ann', { hp: 1 }) } })
    expect(blows(last, 0).map(({ keys }) => keys)).toEqual(['1', '2', '3'])
  })
})
